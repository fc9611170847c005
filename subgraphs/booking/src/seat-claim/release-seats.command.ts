import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';

const RELEASE = `update seat_claim set state = 'released' where id in (
    select id from seat_claim where booking_id = $1 and state in ('held', 'sold') order by departure, seat_no, id
    for update)`;

const RELEASE_PARTS = `update seat_claim set state = 'released' where id in (
    select id from seat_claim where booking_id = $1 and part_id = any($2::bigint[]) and state in ('held', 'sold')
    order by departure, seat_no, id for update)`;

/** Gives the seats of a booking back, all of them or those of some parts. The caller holds the lock on the booking. */
export async function releaseSeats(
  transaction: RowTransaction,
  bookingId: string,
  partIds?: readonly string[],
): Promise<void> {
  await (partIds ? transaction.rows(RELEASE_PARTS, [bookingId, partIds]) : transaction.rows(RELEASE, [bookingId]));
}
