import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import { requireUnpaid } from '../coupon/apply-coupon.command.js';
import { writePrices } from '../coupon/write-prices.js';
import { requirePayable } from '../payment/require-payable.js';
import { DonationTooMuch } from './donation.errors.js';
import { type Donation, DONATION_FEE, mostDonated, withDonation } from './donation.rules.js';

/** Refuses what cannot be given: below nothing, hundredths of a riel, more than DONATION_TOO_MUCH allows. */
function requireGivable(amount: number, { currency }: BookingRecord): void {
  if (amount < 0) throw new InvalidInput([{ path: 'amount', code: 'RANGE' }]);
  requirePayable(amount, currency);
  const most = mostDonated(currency);
  if (amount > most) throw new DonationTooMuch({ most, currency });
}

/**
 * Gives so much for a cause with a booking that is held, in place of what it gave; 0 gives nothing. Repeating it changes
 * nothing. Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, DONATION_TOO_MUCH; InvalidInput
 * for an amount that nobody can pay.
 */
export async function setDonation(context: BookingContext, bookingId: string, given: Donation): Promise<BookingRecord> {
  const { viewer, clock } = context;
  const { amount, cause } = given;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(booking, now);
    requireGivable(amount, booking);
    const before = booking.fees.find(({ name }) => name === DONATION_FEE);
    if (amount === (before?.amount ?? 0) && (amount === 0 || cause === before?.cause)) return booking;
    requireUnpaid(booking);
    const fees = withDonation(booking.fees, amount === 0 ? undefined : given);
    const line =
      amount === 0
        ? { type: 'donation.removed', facts: {} }
        : { type: 'donation.set', facts: { amount, cause, currency: booking.currency } };
    const at = { now, requestId: viewer.requestId };
    return writePrices(transaction, { ...booking, fees }, at, { ...line, actor: actorOf(viewer) });
  });
}
