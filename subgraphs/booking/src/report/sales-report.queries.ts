import type { BookingContext } from '../booking/booking-transaction.js';
import { METHOD_OF } from './given-back.js';
import { betweenDays, dayOf, reportScope } from './report-scope.js';
import type { SalesBy } from './groups.rules.js';
import type { SalesRow } from './report-rows.js';

/** What a sale is grouped by, and a name of it; where `key` is null it is left out. */
const GROUPS: Readonly<Record<SalesBy, { key: string; label: string }>> = {
  DAY: { key: dayOf('b.sold_at'), label: 'null' },
  OPERATOR: { key: 'l.operator_id::text', label: 'max(l.operator_name)' },
  ROUTE: {
    key: "(l.from_location_name->>'en') || '|' || (l.to_location_name->>'en')",
    label: "max(l.from_location_name->>'en') || ' → ' || max(l.to_location_name->>'en')",
  },
  CHANNEL: { key: 'b.booked_from', label: 'null' },
  METHOD: {
    key: METHOD_OF,
    label: 'null',
  },
  AGENCY: { key: 'b.agency_id::text', label: 'null' },
  SELLER: {
    key: "case when b.booked_from = 'admin' or b.agency_id is not null then b.booked_by_user_id::text end",
    label: 'null',
  },
  AFFILIATE: { key: 'b.affiliate_id', label: 'null' },
};

/** Seats that were bought; what an exchange put in their place counts instead of them. */
const BOUGHT = `p.state not in ('HELD', 'EXPIRED', 'EXCHANGED')`;

const MOST_ROWS = 500;

const SALES = (condition: string, { key, label }: { key: string; label: string }, order: string): string => `
  select key, label, currency, bookings, seats, amount, commission from (
    select ${key} as key, ${label} as label, b.currency, count(distinct b.id)::int as bookings, count(*)::int as seats,
      sum(p.fare)::float8 as amount, sum(p.commission)::float8 as commission
    from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
    where ${condition} and ${betweenDays('b.sold_at')} and ${BOUGHT} group by 1, b.currency) r
  where key is not null order by ${order} limit ${MOST_ROWS}`;

/** What was sold between two local days within the viewer's scope, in one statement. */
export function salesReport(
  { database, viewer }: BookingContext,
  by: SalesBy,
  from: string,
  to: string,
): Promise<SalesRow[]> {
  const { condition, values } = reportScope(viewer);
  const order = by === 'DAY' ? 'key, currency' : 'amount desc, key, currency';
  return database.rows<SalesRow>(SALES(condition, GROUPS[by], order), [...values, from, to]);
}
