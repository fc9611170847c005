import { localMoment } from '@naga/kernel/clock-time.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

export type NoticeKind = 'REMINDER' | 'LEFT_UNPAID' | 'PAYMENT_FAILED';

const INSERT = `insert into notice (booking_id, kind, day, at)
  select id, $2, $3::date, to_timestamp($4::float8 / 1000) from unnest($1::bigint[]) as id
  on conflict do nothing returning booking_id::text as id`;

/** Notes that these bookings are told something of this kind today (by the clock at the stops); answers which were not yet. */
export async function noteOnce(
  transaction: RowTransaction,
  kind: NoticeKind,
  bookingIds: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await transaction.rows<{ id: string }>(INSERT, [bookingIds, kind, localMoment(now).date, now]);
  return rows.map(({ id }) => id);
}
