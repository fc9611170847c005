import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf, toPayNow } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { keptAsPaid } from './payment-status.rules.js';
import { settle } from './settle.js';
import { takeFromBalance } from './take-from-balance.js';
import { isReserved, reservedOf } from './tender.rules.js';

/** Whether the money that is there and what wallets set aside pay all of it: the sale, or the difference of an exchange. */
function paysAll(booking: BookingRecord): boolean {
  const reserved = reservedOf(booking.payments);
  if (booking.exchange !== null) return reserved >= toPayNow(booking);
  return keptAsPaid(moneysOf(booking)) + reserved >= booking.total;
}

/**
 * Takes what wallets set aside for a booking, once it and the money that is there pay all of it; until then it stays set
 * aside. In the caller's transaction; answers the booking as it is then.
 */
export async function takeReserved(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord> {
  const reserved = booking.payments.filter(isReserved);
  if (reserved.length === 0 || !paysAll(booking)) return booking;
  for (const tender of reserved) {
    if (!(await takeFromBalance(transaction, booking, tender, 0)))
      throw new Error(`wallet of payment ${tender.id} is short`);
    await settle(transaction, booking, tender, 'system', now);
  }
  return loadBooking(transaction, booking.id);
}
