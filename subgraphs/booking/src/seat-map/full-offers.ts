import { parseOfferedSeats } from '@naga/kernel/offer.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { departureKey } from '../seat-claim/departure.js';
import { claimedSeats } from './claimed-seats.loader.js';

/**
 * Places of the journeys in a list of offers (kernel/offer) on which nobody can sit now: on one of their rides every
 * seat is claimed, or kept for others. One statement for all days that a request asks for.
 */
export async function fullOffers(context: BookingContext, offers: readonly string[]): Promise<number[]> {
  const rides = offers.flatMap((offer, place) => (parseOfferedSeats(offer) ?? []).map((ride) => ({ ...ride, place })));
  const segments = rides.map(({ routeScheduleId, date, from, to }) => ({
    departure: departureKey(routeScheduleId, date),
    from,
    to,
  }));
  const claimed = await claimedSeats(context, segments);
  const full = rides.filter(({ seats }, index) => claimed[index]! >= seats);
  return [...new Set(full.map(({ place }) => place))];
}
