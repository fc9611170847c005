import type { BookingContext } from '../booking/booking-transaction.js';
import { GIVEN, GIVEN_BACK } from './counted.js';
import { betweenDays, dayOf, reportScope } from './report-scope.js';
import type { CancelledBy } from './groups.rules.js';
import type { CancellationRow } from './report-rows.js';

const GROUPS: Readonly<Record<CancelledBy, { key: string; label: string }>> = {
  DAY: { key: dayOf('p.given_back_at'), label: 'null' },
  REASON: { key: 'p.given_back_as', label: 'null' },
  OPERATOR: { key: 'l.operator_id::text', label: 'max(l.operator_name)' },
};

const MOST_ROWS = 500;

const CANCELLED = (condition: string, { key, label }: (typeof GROUPS)[CancelledBy], order: string): string => `
  select ${key} as key, ${label} as label, b.currency, count(distinct b.id)::int as bookings, count(*)::int as seats,
    sum(p.fare)::float8 as fares, sum(${GIVEN_BACK})::float8 as "givenBack"
  from booking b join leg l on l.booking_id = b.id join part p on p.leg_id = l.id
  where ${condition} and ${GIVEN} and ${betweenDays('p.given_back_at')}
  group by 1, b.currency order by ${order} limit ${MOST_ROWS}`;

/** What was given back between two local days within the viewer's scope, in one statement. */
export function cancellationReport(
  { database, viewer }: BookingContext,
  by: CancelledBy,
  from: string,
  to: string,
): Promise<CancellationRow[]> {
  const { condition, values } = reportScope(viewer);
  const order = by === 'DAY' ? 'key, b.currency' : 'seats desc, key, b.currency';
  return database.rows<CancellationRow>(CANCELLED(condition, GROUPS[by], order), [...values, from, to]);
}
