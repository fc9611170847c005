import { actorOf } from '../booking/actor.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { type BookingContext, inBookingTransaction, openAndLock } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import { CouponNotCombinable, PaymentUnderWay } from './coupon.errors.js';
import { withFee } from '../fee/charge-method.js';
import { paidWithPoints, unpointed } from '../points/booking-points.js';
import { nextTurn } from './coupon-news.js';
import { customerOf } from './coupon-customer.js';
import { savedOf } from './discounted.rules.js';
import { lowerSeats } from './lower-seats.js';
import { orGiveBack, reserveCoupon, type Reservation } from './reserve-coupon.js';
import { seatsOf } from './seats-to-lower.js';
import { writePrices } from './write-prices.js';

const UNDER_WAY = new Set(['CREATED', 'PENDING', 'AUTHORIZED', 'SETTLED', 'REVIEW']);

/** Refuses PAYMENT_UNDER_WAY: what somebody is paying is not made cheaper or dearer. */
export function requireUnpaid({ id: bookingId, payments }: BookingRecord): void {
  if (payments.some(({ state }) => UNDER_WAY.has(state))) throw new PaymentUnderWay({ bookingId });
}

/** Codes of one purchase are compared as pricing reads them. */
const isSame = (code: string, typed: string): boolean => code === typed.normalize('NFKC').trim().toUpperCase();

/** The booking at the prices its coupon gives it; as many of its points as fit pay part of these. */
function withCoupon(booking: BookingRecord, turn: number, reservation: Reservation): BookingRecord {
  const legs = booking.legs.map((leg) => ({ ...leg, parts: lowerSeats(leg.parts, reservation, ({ id }) => id) }));
  const couponed = {
    ...booking,
    legs,
    couponCode: reservation.code,
    couponTurn: turn,
    couponTerms: { paymentMethods: reservation.paymentMethods },
    discount: savedOf(legs.flatMap(({ parts }) => parts)),
  };
  return paidWithPoints(withFee(couponed));
}

/**
 * Lowers the prices of a booking that is held, once; the use is taken at pricing before this commits. Repeated with the
 * same code it changes nothing. Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY, and
 * COUPON_… with the first check that fails; another code beside the first is COUPON_NOT_COMBINABLE.
 */
export async function applyCoupon(context: BookingContext, bookingId: string, code: string): Promise<BookingRecord> {
  const { viewer, clock } = context;
  return inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    const opened = await openAndLock(transaction, context, 'booking.edit', bookingId);
    requireHeld(opened, now);
    if (opened.couponCode !== null && isSame(opened.couponCode, code)) return opened;
    requireUnpaid(opened);
    if (opened.couponCode !== null) throw new CouponNotCombinable({ with: 'COUPON' });
    const booking = unpointed(opened);
    const seats = await seatsOf(context, booking);
    const turn = nextTurn(booking);
    const { bookedFrom: channel, currency, expiresAt } = booking;
    const customer = customerOf(context, booking);
    const wish = { code, bookingId, turn, expiresAt: expiresAt!, channel, currency, seats, customer };
    const lowered = withCoupon(booking, turn, await reserveCoupon(context, transaction, wish));
    const facts = { code: lowered.couponCode, discount: lowered.discount, currency };
    const line = { type: 'coupon.applied', actor: actorOf(viewer), facts };
    return orGiveBack(context, bookingId, [turn], () =>
      writePrices(transaction, lowered, { now, requestId: viewer.requestId }, line),
    );
  });
}
