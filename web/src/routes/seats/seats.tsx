import { localCountriesOf, priceFor } from '@naga/booking-flow/seats/national.js';
import { emptyChoice } from '@naga/booking-flow/seats/seat-choice.js';
import { parseJourneyId } from '@naga/kernel/journey-id.js';
import { data } from 'react-router';
import { giveBackHold } from '../../features/checkout/hold-actions.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { askAbout, isBookingId, lastHoldIn } from '../../session/booking-token.js';
import { ask } from '../../session/graph.js';
import { moneyOf } from '../../session/money.js';
import { type Party, readParty, sizeOf } from '@naga/booking-flow/passengers/party.js';
import { isOutOfOrder, ridesOfTrip } from '@naga/booking-flow/trip/round-trip.js';
import { whyClosed } from '@naga/booking-flow/trip/why-closed.js';
import { nationalFares } from '../../session/national-fares.js';
import { readNational } from '../../session/national-query.js';
import { resultsPath } from '../../session/search.js';
import { isTransport } from '../../session/transport.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/seats';
import { changedPrices, readSeenPrices } from './changed-prices.js';
import { ChooseSeats } from './ChooseSeats.js';
import { tripPrice, tripPrices } from './load-rides.js';
import type { RideToSeat } from './rides-to-seat.js';
import { NotForSale } from './NotForSale.js';
import type { SeatsFound } from './seats-found.js';
import { SeatsDocument } from './seats.generated.js';

function searchOf(rides: readonly RideToSeat[], party: Party): string {
  const there = rides.filter(({ direction }) => direction === 'ONWARD' || direction === 'CONNECTING');
  const back = rides.find(({ direction }) => direction === 'RETURN');
  const first = there[0]!;
  const transport = first.vehicle.transportType.toLowerCase();
  return resultsPath({
    transport: isTransport(transport) ? transport : undefined,
    from: first.boarding.stop.location.slug,
    to: there.at(-1)!.dropOff.stop.location.slug,
    date: first.boarding.time.slice(0, 10),
    returnDate: back?.boarding.time.slice(0, 10),
    ...party,
  });
}

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { details_1: onwardId = '', details_2: returnId } = params;
  const known = [onwardId, ...(returnId === undefined ? [] : [returnId])].every(
    (id) => parseJourneyId(id) !== undefined,
  );
  if (!known) return data({ found: undefined, search: undefined, reason: undefined }, { status: 404 });

  const hold = lastHoldIn(request.headers.get('cookie') ?? '');
  const party = readParty(url.searchParams);
  const variables = { onward: onwardId, return: returnId ?? '', hasReturn: returnId !== undefined, ...party };
  const [{ onward, return: back }, booking] = await Promise.all([
    // With the token of our own hold, its seats show as ours.
    hold === undefined
      ? ask(context, SeatsDocument, variables)
      : askAbout({ context, request }, hold, SeatsDocument, variables),
    loadBooking({ context, request }, hold),
  ]);
  if (onward === null || back === null)
    return data({ found: undefined, search: undefined, reason: undefined }, { status: 404 });

  const rides = ridesOfTrip(onward.legs, back?.legs ?? []);
  const search = searchOf(rides, party);
  if (isOutOfOrder(rides)) return data({ found: undefined, search, reason: 'RIDES_OUT_OF_ORDER' }, { status: 410 });
  const reason = whyClosed(rides);
  const isClosed = reason !== undefined || rides.some(({ seatMap }) => seatMap === null);
  if (isClosed) return data({ found: undefined, search, reason }, { status: 410 });
  const countries = localCountriesOf(rides);
  const nationalOf = readNational(url.searchParams, countries);
  const begun = emptyChoice(sizeOf(party), nationalOf, party.children).sitters;
  const [prices, begunPrice] = await Promise.all([
    tripPrices(context, rides, sizeOf(party)),
    party.children === 0 && countries.length === 1 ? null : tripPrice(context, rides, begun),
  ]);
  const totalOf = (journey: typeof onward | undefined) =>
    journey?.fare ? moneyOf(priceFor(nationalFares(journey.fare), nationalOf).total) : undefined;
  const changes = changedPrices(readSeenPrices(url.searchParams), { onward: totalOf(onward), back: totalOf(back) });
  const now = new Date(context.get(visitContext).now).toISOString();
  const found: SeatsFound = {
    onward: onwardId,
    back: returnId,
    rides,
    prices,
    begunPrice,
    changes,
    booking,
    party,
    nationalOf,
    now,
    search,
  };
  return { found, search, reason };
}

/** Gives an own hold back before other seats are taken. */
export async function action({ request, context }: Route.ActionArgs) {
  const booking = (await request.formData()).get('booking');
  if (typeof booking === 'string' && isBookingId(booking)) await giveBackHold({ context, request }, booking);
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function Seats({ loaderData: { found, search, reason } }: Route.ComponentProps) {
  if (found === undefined) return <NotForSale search={search} reason={reason} />;
  const { adults, children } = found.party;
  // Another stop of the same departure is still the same trip.
  const place = [
    ...found.rides.map(({ routeScheduleId, date }) => `${routeScheduleId}@${date}`),
    adults,
    children,
  ].join(' ');
  return <ChooseSeats key={place} place={place} found={found} />;
}
