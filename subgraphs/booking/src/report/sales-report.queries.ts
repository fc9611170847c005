import type { BookingContext } from '../booking/booking-transaction.js';
import { BOUGHT, EARNED, METHOD_OF, ROUTE_OF, SELLER_OF } from './counted.js';
import { betweenDays, dayOf, reportScope } from './report-scope.js';
import type { SalesBy } from './groups.rules.js';
import type { SalesRow } from './report-rows.js';

interface Group {
  readonly key: string;
  readonly label: string;
}

/** What a sale is grouped by, and a name of it; where `key` is null it is left out. */
const GROUPS: Readonly<Record<SalesBy, Group>> = {
  DAY: { key: dayOf('b.sold_at'), label: 'null' },
  OPERATOR: { key: 'l.operator_id::text', label: 'max(l.operator_name)' },
  ROUTE: {
    key: ROUTE_OF,
    label: "max(l.from_location_name->>'en') || ' → ' || max(l.to_location_name->>'en')",
  },
  CHANNEL: { key: 'b.booked_from', label: 'null' },
  METHOD: { key: METHOD_OF, label: 'null' },
  AGENCY: { key: 'b.agency_id::text', label: 'null' },
  SELLER: { key: `(${SELLER_OF})::text`, label: 'null' },
  AFFILIATE: { key: 'b.affiliate_id', label: 'null' },
};

const MOST_ROWS = 500;

/** What agencies earned of it: in reports of who sold, and no business of whose rides they sell. */
const EARNINGS = `sum(${EARNED})::float8`;
const OF_AGENTS: readonly SalesBy[] = ['AGENCY', 'SELLER'];
const EARNED_SCOPES: readonly string[] = ['own', 'agency', 'country', 'all'];

/**
 * Seats and fares are of what was bought; what is earned is summed over every seat that was ever sold, for one that was
 * exchanged keeps its part of what nobody got back.
 */
const SALES = (condition: string, { key, label }: Group, earned: string, order: string): string => `
  select key, label, currency, bookings, seats, amount, commission, earned from (
    select ${key} as key, ${label} as label, b.currency, count(distinct b.id) filter (where ${BOUGHT})::int as bookings,
      count(*) filter (where ${BOUGHT})::int as seats, sum(p.fare) filter (where ${BOUGHT})::float8 as amount,
      sum(p.commission) filter (where ${BOUGHT})::float8 as commission, ${earned} as earned
    from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
    where ${condition} and ${betweenDays('b.sold_at')} group by 1, b.currency) r
  where key is not null and seats > 0 order by ${order} limit ${MOST_ROWS}`;

/** What was sold between two local days within the viewer's scope, in one statement. */
export function salesReport(
  { database, viewer }: BookingContext,
  by: SalesBy,
  from: string,
  to: string,
): Promise<SalesRow[]> {
  const { condition, values } = reportScope(viewer);
  const order = by === 'DAY' ? 'key, currency' : 'amount desc, key, currency';
  const seesEarned = OF_AGENTS.includes(by) && EARNED_SCOPES.includes(viewer.grants['report.view'] ?? '');
  const sql = SALES(condition, GROUPS[by], seesEarned ? EARNINGS : 'null::float8', order);
  return database.rows<SalesRow>(sql, [...values, from, to]);
}
