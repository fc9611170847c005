import { readWish, ridesOf, waysOf, withSeats } from '@naga/booking-flow/exchange/exchange-wish.js';
import { slugOf } from '@naga/kernel/slug.js';
import { askAbout } from '../../session/booking-token.js';
import { ask } from '../../session/graph.js';
import {
  ChangeBookingDocument,
  ExchangeDeparturesDocument,
  ExchangeOfferDocument,
  ExchangeSeatMapsDocument,
} from './change-booking.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** The booking, and of the exchange that the address asks for as much as it names: departures of a day, or an offer. */
export async function loadChange(asking: Asking, id: string, query: URLSearchParams) {
  const { booking } = await askAbout(asking, id, ChangeBookingDocument, { id });
  if (booking === null) return undefined;
  const ways = booking.exchangeableUntil === null ? [] : waysOf(booking);
  const wish = readWish(query, ways);
  const partIds = wish?.parts.map((part) => part.id) ?? [];
  const offer =
    wish?.journeyId === undefined
      ? undefined
      : (
          await askAbout(asking, id, ExchangeOfferDocument, {
            id,
            partIds,
            rides: withSeats(ridesOf(wish.journeyId, wish.way.id), wish.seats),
          })
        ).exchangeOffer;
  const found =
    wish?.date === undefined
      ? undefined
      : await ask(asking.context, ExchangeDeparturesDocument, {
          from: slugOf(wish.way.legs[0]!.fromLocationName.en),
          to: slugOf(wish.way.legs.at(-1)!.toLocationName.en),
          date: wish.date,
          passengers: wish.parts.length,
        });
  const maps =
    offer === undefined || !('difference' in offer)
      ? undefined
      : (await ask(asking.context, ExchangeSeatMapsDocument, { journey: wish!.journeyId! })).journey?.legs;
  return { booking, ways, wish, offer, maps, journeys: found && (found.searchJourneys?.journeys ?? []) };
}

export type Change = NonNullable<Awaited<ReturnType<typeof loadChange>>>;
