import type { BookingContext } from '../booking/booking-transaction.js';

const KEPT_MS = 90 * 86_400_000;

/** Removes what wallets' apps reported more than ninety days ago: nobody asks about such a payment any more. */
export async function forgetWingLogs({ database, clock }: BookingContext): Promise<void> {
  await database.rows('delete from wing_log where at < $1', [new Date(clock.now() - KEPT_MS)]);
}
