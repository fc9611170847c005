import { mayOpen } from '../booking/booking-access.queries.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { creditsOf } from './exchange-credits.js';
import { exchangedAddOns } from './exchanged-add-ons.js';
import { type ExchangeWish, planExchange } from './exchange-plan.js';

/**
 * What an exchange would cost and who would sit where; nothing is held. Refuses BOOKING_NOT_FOUND and what planExchange
 * refuses.
 */
export async function exchangeOffer(context: BookingContext, bookingId: string, wish: ExchangeWish) {
  const { database, viewer } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) throw new BookingNotFound({ bookingId });
  const booking = await loadBooking(database, bookingId);
  const plan = await planExchange(context, booking, wish);
  const { price, replacement, savingLost, passengers, carried, isCollected: collected } = plan;
  const money = (amount: number) => ({ amount, currency: booking.currency });
  return {
    oldFare: money(price.oldFare),
    newFare: money(price.newFare),
    fee: money(price.fee),
    kept: money(price.kept),
    credits: creditsOf(replacement.parts, booking.currency),
    savingLost: money(savingLost),
    difference: price.difference,
    collected,
    addOns: exchangedAddOns(carried, booking.currency),
    passengers: passengers.map(({ position, missing }) => ({ position, missing })),
    seats: replacement.parts.map(({ replacesId, leg, seatNumber, fare }) => ({
      replaces: replacesId,
      legId: replacement.rides[leg]!.request.legId,
      seatNumber,
      fare: money(fare),
    })),
  };
}
