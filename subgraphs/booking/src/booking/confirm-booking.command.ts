import { collectsLater } from '../payment/payment-method.rules.js';
import { isOpen } from '../payment/payment-state.rules.js';
import { NotPaid } from '../payment/payment.errors.js';
import { sellSeats } from '../seat-claim/sell-seats.command.js';
import { actorOf } from './actor.js';
import { HoldExpired, PassengersIncomplete } from './booking.errors.js';
import { stillToPay } from './booking-money.js';
import { type BookingRecord, partsOf } from './booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from './booking-transaction.js';
import { requireHeld } from './extend-hold.command.js';
import { completeSale } from './complete-sale.command.js';
import { isBought } from './part-state.rules.js';
import { askedOn, passengersComplete, seatsIncomplete } from './passenger.rules.js';

/** Refuses with PASSENGERS_INCOMPLETE while names, contact or what an operator asks are missing. */
export function requirePassengers({ id, contactPhone, legs }: BookingRecord): void {
  const parts = legs[0]?.parts ?? [];
  const asked = askedOn(legs);
  if (passengersComplete(parts, contactPhone, asked)) return;
  throw new PassengersIncomplete({
    bookingId: id,
    seats: seatsIncomplete(parts, asked),
    contact: contactPhone !== null,
  });
}

const willBeCollected = ({ payments }: BookingRecord): boolean =>
  payments.some(({ method, state }) => collectsLater(method) && isOpen(state));

/**
 * HELD → TICKETED, or PENDING_OPERATOR where an operator confirms by hand, once money is settled or will be collected on
 * boarding. Settled money confirms by itself, so that
 * after paying this only answers the booking; a repetition answers the same.
 * Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PASSENGERS_INCOMPLETE, NOT_PAID, TRY_AGAIN.
 */
export async function confirmBooking(context: BookingContext, bookingId: string): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const booking = await openAndLock(transaction, context, 'booking.edit', bookingId);
    const kept = partsOf(booking).filter(({ state }) => state !== 'REJECTED' && state !== 'EXCHANGED');
    if (kept.length > 0 && kept.every(({ state }) => isBought(state))) return booking;
    requireHeld(booking, now);
    requirePassengers(booking);
    const due = stillToPay(booking);
    if (due > 0 && !willBeCollected(booking)) throw new NotPaid({ bookingId, due, currency: booking.currency });
    if (!(await sellSeats(transaction, booking, now))) throw new HoldExpired({ bookingId });
    return completeSale(transaction, booking, now, { actor: actorOf(viewer), requestId: viewer.requestId });
  });
}
