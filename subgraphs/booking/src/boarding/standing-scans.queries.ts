import type { Rows } from '../booking/booking.queries.js';

/** The boarding of a part that was not taken back. */
export interface StandingScan {
  readonly partId: string;
  /** Epoch milliseconds, by the device's clock. */
  readonly at: number;
  /** Who scanned; null for a service. */
  readonly userId: string | null;
  /** What was collected with it. */
  readonly paymentId: string | null;
}

/** The last word on each part: of several boardings all but one were taken back. */
const STANDING = `select * from (
    select distinct on (part_id) part_id::text as "partId", outcome, (extract(epoch from at) * 1000)::float8 as at,
      user_id::text as "userId", payment_id::text as "paymentId"
    from scan where booking_id = any($1::bigint[]) and outcome in ('BOARDED', 'UNDONE') order by part_id, id desc) s
  where outcome = 'BOARDED'`;

/** The boardings that stand in these bookings, by part. One statement. */
export async function standingScans(
  from: Rows,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, StandingScan>> {
  const rows = await from.rows<StandingScan>(STANDING, [bookingIds]);
  return new Map(rows.map((row) => [row.partId, row]));
}
