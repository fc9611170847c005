import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { moneysOf } from '../booking/booking-money.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { backOf, comingBackOf, paidOf } from './payment-status.rules.js';
import { settle } from './settle.js';
import { takeFromBalance } from './take-from-balance.js';
import { isReserved, reservedOf } from './tender.rules.js';

/**
 * Takes what wallets set aside for a booking, once it and the money that is there pay all of it; until then it stays set
 * aside. In the caller's transaction; answers the booking as it is then.
 */
export async function takeReserved(
  transaction: RowTransaction,
  booking: BookingRecord,
  now: number,
): Promise<BookingRecord> {
  const moneys = moneysOf(booking);
  const have = paidOf(moneys) - backOf(moneys) - comingBackOf(moneys);
  const reserved = booking.payments.filter(isReserved);
  if (reserved.length === 0 || have + reservedOf(booking.payments) < booking.total) return booking;
  for (const tender of reserved) {
    if (!(await takeFromBalance(transaction, booking, tender, 0)))
      throw new Error(`wallet of payment ${tender.id} is short`);
    await settle(transaction, booking, tender, 'system', now);
  }
  return loadBooking(transaction, booking.id);
}
