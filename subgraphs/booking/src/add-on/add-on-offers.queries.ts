import { mayOpen } from '../booking/booking-access.queries.js';
import { loadBooking } from '../booking/booking.queries.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { isHeld } from '../booking/hold.rules.js';
import { addOnsOf } from './add-on.rules.js';
import { addOnTerms, offeredBeside, type OfferedTerms } from './offered.js';

/** An add-on with the seats of a booking that it is offered beside; how many are chosen, and the price of one. */
export interface AddOnOffer extends Pick<
  OfferedTerms,
  'id' | 'kind' | 'operatorId' | 'names' | 'descriptions' | 'mostPerSeat'
> {
  readonly seats: readonly {
    readonly partId: string;
    readonly quantity: number;
    /** Minor units. */
    readonly unit: { readonly amount: number; readonly currency: string };
  }[];
}

/** What can be bought beside the seats of a booking while they are held; undefined for who may not see it. */
export async function addOnOffers(context: BookingContext, bookingId: string): Promise<AddOnOffer[] | undefined> {
  const { database, viewer, clock } = context;
  if (!(await mayOpen(database, viewer, 'booking.view', bookingId))) return undefined;
  const booking = await loadBooking(database, bookingId);
  if (!isHeld(booking, clock.now())) return [];
  const { currency, fees } = booking;
  const offers = offeredBeside(await addOnTerms(context, booking), booking);
  const ids = [...new Set(offers.map(({ terms }) => terms.id))];
  return ids.map((id) => {
    const beside = offers.filter(({ terms }) => terms.id === id);
    const { kind, operatorId, names, descriptions, mostPerSeat } = beside[0]!.terms;
    const seats = beside.map(({ part, unit }) => ({
      partId: part.id,
      unit: { amount: unit, currency },
      quantity: addOnsOf(fees, part.id).find(({ addOn }) => addOn.id === id)?.addOn.quantity ?? 0,
    }));
    return { id, kind, operatorId, names, descriptions, mostPerSeat, seats };
  });
}
