import { mayOpen } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { isHeld } from '../booking/hold.rules.js';
import { addOnsOf } from './add-on.rules.js';
import type { AddOnOfferView } from './add-on.type.js';
import { addOnTerms, offeredBeside } from './offered.js';

/** What can be bought beside the seats of a booking while they are held; undefined for who may not see it. */
export async function addOnOffers(context: BookingContext, bookingId: string): Promise<AddOnOfferView[] | undefined> {
  const { database, viewer, clock } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return undefined;
  const booking = await loadBooking(database, bookingId);
  if (!isHeld(booking, clock.now())) return [];
  const terms = await addOnTerms(context, booking);
  const offers = offeredBeside(terms, booking);
  return terms.flatMap(({ transportTypes: _types, percent: _percent, fixed: _fixed, ...one }) => {
    const seats = offers
      .filter((offer) => offer.terms.id === one.id)
      .map(({ part, unit }) => ({
        partId: part.id,
        unit: { amount: unit, currency: booking.currency },
        quantity: addOnsOf(booking.fees, part.id).find(({ addOn }) => addOn.id === one.id)?.addOn.quantity ?? 0,
      }));
    return seats.length === 0 ? [] : [{ ...one, seats }];
  });
}
