import { loadOpened } from '../booking/booking-access.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { requireHeld } from '../booking/extend-hold.command.js';
import { CouponOffersDocument, type CouponOffersQuery } from '../neighbours/pricing.generated.js';
import { feesOn } from '../fee/charged.rules.js';
import { unpointed } from '../points/booking-points.js';
import { requireUnpaid } from './apply-coupon.command.js';
import { contactDigest, customerOf, hasBought } from './coupon-customer.js';
import { seatInput } from './reserve-coupon.js';
import { seatsOf } from './seats-to-lower.js';

export interface BookingOffer extends Omit<CouponOffersQuery['couponOffers'][number], '__typename'> {
  /** What the whole booking would cost, minor units. */
  readonly total: number;
}

/**
 * What can be offered to the customer of a sale that is still held: codes that lower it, most first, and those that nearly
 * would. None beside a coupon it has already. Refuses BOOKING_NOT_FOUND, HOLD_EXPIRED, BOOKING_NOT_HELD, PAYMENT_UNDER_WAY.
 */
export async function bookingOffers(
  context: BookingContext,
  bookingId: string,
): Promise<{ readonly currency: string; readonly offers: readonly BookingOffer[] }> {
  const { database, viewer, neighbours, clock } = context;
  const booking = await loadOpened(database, viewer, 'booking.edit', bookingId);
  requireHeld(booking, clock.now());
  requireUnpaid(booking);
  const { bookedFrom: channel, currency, total, fees } = booking;
  const feesOf = (all: typeof fees): number => all.reduce((sum, { amount }) => sum + amount, 0);
  // Who sells looks the catalogue up, travellers do not.
  const sells = viewer.grants['catalogue.view'] !== undefined;
  if (!sells || booking.couponCode !== null) return { currency, offers: [] };
  const customer = customerOf(context, booking);
  const seats = (await seatsOf(context, unpointed(booking))).map((seat) => seatInput(seat));
  const whole = seats.reduce((sum, { fare }) => sum + fare, 0);
  const input = {
    bookingId,
    channel,
    currency,
    seats,
    accountId: customer.accountId,
    contact: contactDigest(context, customer),
    hasBought: await hasBought(database, viewer.mode, customer),
  };
  const { couponOffers } = await neighbours.ask('pricing', CouponOffersDocument, { input }, viewer);
  return {
    currency,
    offers: couponOffers.map((offer) => ({
      ...offer,
      total:
        offer.refused === null
          ? total - offer.saves - feesOf(fees) + feesOf(feesOn(whole - offer.saves, booking))
          : total,
    })),
  };
}
