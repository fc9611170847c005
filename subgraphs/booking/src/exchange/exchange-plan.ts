import type { Carried } from '../add-on/along.rules.js';
import type { PassengerFacts } from '@naga/kernel/passenger-field.js';
import { travelDate } from '@naga/kernel/travel-date.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { notPaidOf } from '../booking/booking-money.js';
import { boardingBlock } from '../payment/boarding-block.js';
import { payerOf } from '../payment/payer.js';
import { OperatorConfirmsByHand } from '../booking/booking.errors.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { legRow } from '../booking/hold-rows.js';
import { localTime } from '../booking/local-time.js';
import type { SaleLeg } from '../booking/sale.js';
import { ridesOf } from '../booking/sale-questions.js';
import { requireOneTrip } from '../booking/one-trip.js';
import { requireSellable } from '../booking/sellable.js';
import type { LegDirection } from '../booking/seat-request.rules.js';
import { pointsAlong, withPoints } from '../points/points.rules.js';
import { discountsOf } from '../coupon/discounted.rules.js';
import { keepDiscounts } from '../coupon/keep-discounts.js';
import { waysOf } from '../operator-decision/ways.rules.js';
import { WaitsForOperator } from '../operator-decision/operator-decision.errors.js';
import { askedByRides, type Changing, changing } from './asked-facts.rules.js';
import {
  ExchangeOpen,
  ExchangeTooLate,
  NotPaidOnBoardingHere,
  NotTheSameWay,
  SameDeparture,
  SeatsNotExchangeable,
} from './exchange.errors.js';
import { isCollected } from './exchange-money.js';
import { exchangePrice, type ExchangePrice, type GivenUp, shareNow } from './exchange-price.rules.js';
import { exchangeEnds, partsGivenUp, ridesGivenUp, ridesKept, type WayGivenUp, waysGivenUp } from './given-up.js';
import type { Replacement } from './insert-replacement.js';
import { carriedTo, firstOf, newParts, type Seated } from './new-parts.js';
import { requireOwnDepartures } from './require-own-departures.js';
import { seatAgain, seatPeople } from './seat-people.js';

/** One of the rides somebody wants instead. */
export interface WantedRide {
  readonly legId: string;
  readonly direction: LegDirection;
  /** In the order of the passengers; found for them where none are named. */
  readonly seatNumbers?: readonly string[] | null | undefined;
}

export interface ExchangeWish {
  /** BookingPart.id of what is given up. */
  readonly partIds: readonly string[];
  readonly rides: readonly WantedRide[];
  /** What is told of who changes, in the order of the passengers. */
  readonly passengers?: readonly PassengerFacts[] | null | undefined;
}

/** Everything an exchange would write and cost. */
export interface ExchangePlan {
  readonly replacement: Replacement;
  readonly price: ExchangePrice;
  readonly partIds: readonly string[];
  /** The difference is collected on boarding. */
  readonly isCollected: boolean;
  /** What of promotions and the booking's coupon falls away, minor units. */
  readonly savingLost: number;
  /** What stands beside the seats, and whether it goes along. */
  readonly carried: readonly Carried[];
  /** Who changes, in their order, and what is missing of them. */
  readonly passengers: readonly Changing[];
}

/** What the wish gives up, checked against the booking as it stands. */
export function requireExchangeable(booking: BookingRecord, partIds: readonly string[], now: number) {
  const { id: bookingId, exchange, legs } = booking;
  if (exchange !== null) throw new ExchangeOpen({ bookingId, expiresAt: localTime(exchange.expiresAt) });
  const waiting = legs.flatMap(({ confirmBy }) => confirmBy ?? []);
  if (waiting.length > 0) throw new WaitsForOperator({ bookingId, confirmBy: localTime(Math.max(...waiting)) });
  const ways = waysGivenUp(booking, partIds);
  if (ways === undefined) throw new SeatsNotExchangeable({ bookingId, partIds });
  const until = exchangeEnds(ways, booking.currency);
  if (until <= now) throw new ExchangeTooLate({ bookingId, until: localTime(until) });
  return ways;
}

const isReturn = ({ direction }: { direction: LegDirection }): boolean => direction.startsWith('RETURN');

/** The rides that replace each way; refuses NOT_THE_SAME_WAY where one leads elsewhere or is missing. */
function ridesByWay(ways: readonly WayGivenUp[], rides: readonly SaleLeg[]): readonly (readonly SaleLeg[])[] {
  const asked = waysOf(rides.map((ride) => ({ ride, direction: ride.request.direction })));
  const found = ways.map(({ legs }) => {
    const [first, last] = [legs[0]!, legs.at(-1)!];
    const own = asked.find(([one]) => one !== undefined && isReturn(one) === isReturn(first))?.map(({ ride }) => ride);
    const [from, to] = [own?.[0]?.facts.fromLocationName.en, own?.at(-1)?.facts.toLocationName.en];
    if (own === undefined || from !== first.fromLocationName.en || to !== last.toLocationName.en)
      throw new NotTheSameWay({ from: first.fromLocationName.en, to: last.toLocationName.en });
    return own;
  });
  if (asked.length > ways.length) throw new InvalidInput([{ path: 'rides', code: 'SAME_WAYS' }]);
  return found;
}

/** Each who changes can ride it all. Refuses SAME_DEPARTURE, RIDES_OUT_OF_ORDER and RIDES_NOT_CONNECTED. */
export function requireRideable(
  booking: BookingRecord,
  ways: readonly WayGivenUp[],
  byWay: readonly (readonly SaleLeg[])[],
): void {
  const ridden = new Set(ways.flatMap(({ legs }) => legs.map(({ departure }) => departure)));
  for (const { departure } of ridesKept(booking, ways)) ridden.add(departure);
  for (const [index, ride] of byWay.flat().entries())
    if (ridden.has(legRow(ride, index).departure)) throw new SameDeparture({ legId: ride.request.legId });
  for (const passenger of new Set(ways.flatMap(({ passengers }) => passengers))) {
    const rides = byWay.flatMap((own, way) => (ways[way]!.passengers.includes(passenger) ? own : []));
    const kept = ridesKept(
      booking,
      ways.map((way) => ({ ...way, passengers: way.passengers.filter((one) => one === passenger) })),
    );
    requireOneTrip(rides, kept);
  }
}

/** An operator that confirms by hand has not been asked: such departures are not taken in exchange. */
function requireInstant(rides: readonly SaleLeg[]): void {
  const byHand = rides.find(({ facts }) => facts.confirmsByHand);
  if (byHand) throw new OperatorConfirmsByHand({ legId: byHand.request.legId, operatorId: byHand.facts.operatorId });
}

/** Where the driver collects what is owed, the new rides take that too: their operators never agreed to it elsewhere. */
async function requireBoardingPayable(
  context: BookingContext,
  booking: BookingRecord,
  rides: readonly SaleLeg[],
): Promise<void> {
  if (!isCollected(booking)) return;
  const { database, viewer, clock } = context;
  const payer = await payerOf(context, viewer, booking);
  const instead = rides.map(({ facts: { leg } }) => ({ routeId: leg.routeId, date: leg.date }));
  const reason = await boardingBlock(database, context, booking, payer, clock.now(), instead);
  if (reason !== undefined) throw new NotPaidOnBoardingHere({ bookingId: booking.id, reason });
}

const givenUpSeats = (booking: BookingRecord, ways: readonly WayGivenUp[]): GivenUp[] =>
  ways.flatMap(({ legs }, way) =>
    legs.flatMap((leg) =>
      leg.parts.map(({ fare, refundPolicy: policy, position: passenger }) => ({
        fare,
        policy,
        departure: leg.departureTime,
        soldAt: booking.soldAt ?? booking.createdAt,
        passenger,
        way,
      })),
    ),
  );

/** Where the driver fetches them stays; when depends on the departure. */
const withPickup = (ride: SaleLeg, { legs }: WayGivenUp): SaleLeg => {
  const old = legs.find(({ direction }) => direction === ride.request.direction);
  const { pickupAddress = null, pickupPhone = null, taxiDropOff = null } = old ?? {};
  return { ...ride, request: { ...ride.request, pickupAddress, pickupPhone, taxiDropOff } };
};

/** Who changes, each once, with what the operators of all his new rides ask. */
function peopleOf(seated: readonly Seated[]): Changing[] {
  const positions = [...new Set(seated.flatMap(({ way }) => way.passengers))].sort((a, b) => a - b);
  return positions.map((position) => {
    const own = seated.filter(({ way }) => way.passengers.includes(position));
    const asked = askedByRides(
      own.map(({ ride: { facts } }) => ({
        requiredFields: facts.requiredPassengerFields,
        day: travelDate(facts.leg.boarding.time.slice(0, 10)),
      })),
    );
    const known = firstOf(own[0]!.way, position);
    return changing({ position, type: known.passengerType, known, asked });
  });
}

/**
 * What an exchange would be: the rides, a seat for each, and what it costs (rules.md 7); nothing is written.
 * Refuses EXCHANGE_OPEN, WAITS_FOR_OPERATOR, SEATS_NOT_EXCHANGEABLE, EXCHANGE_TOO_LATE, NOT_THE_SAME_WAY,
 * SAME_DEPARTURE, NOT_PAID_ON_BOARDING_HERE, NOT_YOUR_DEPARTURE, NOT_ENOUGH_SEATS, OTHER_CURRENCY and what a hold does.
 */
export async function planExchange(
  context: BookingContext,
  booking: BookingRecord,
  { partIds: named, rides: wanted }: ExchangeWish,
): Promise<ExchangePlan> {
  const now = context.clock.now();
  const ways = requireExchangeable(booking, named, now);
  const seats = partsGivenUp(ways)
    .filter((part, index, all) => all.findIndex(({ position }) => position === part.position) === index)
    .map((part) => seatAgain(booking, part, part.seatNumber));
  const found = await ridesOf(
    context,
    wanted.map(({ legId, direction }) => ({ legId, direction, seats })),
  );
  const byWay = ridesByWay(ways, found);
  requireRideable(booking, ways, byWay);
  requireInstant(found);
  await requireBoardingPayable(context, booking, found);
  await requireOwnDepartures(context, booking, ridesGivenUp(named), found);
  const seated: Seated[] = [];
  for (const [index, way] of ways.entries())
    for (const ride of byWay[index]!) {
      const asked = wanted.find(({ legId }) => legId === ride.request.legId)?.seatNumbers;
      const persons = way.passengers.map((position) => firstOf(way, position));
      seated.push({
        way,
        ride: withPickup(await seatPeople(context.database, ride, persons, asked, booking, now), way),
      });
    }
  for (const { ride } of seated) requireSellable(ride);
  const given = givenUpSeats(booking, ways);
  const rides = seated.map(({ ride }) => ride);
  const old = partsGivenUp(ways);
  const partIds = new Set(old.map(({ id }) => id));
  const unpaid = await keepDiscounts(context, booking, {
    partIds,
    rides,
    parts: await newParts(context, booking, seated, shareNow(given, now)),
  });
  const parts = withPoints(unpaid, pointsAlong(old, unpaid));
  const fares = parts.map(({ fare }) => fare);
  return {
    replacement: { rides, parts },
    price: exchangePrice(given, fares, { currency: booking.currency, now, unpaid: notPaidOf(booking) }),
    partIds: [...partIds],
    isCollected: isCollected(booking),
    carried: carriedTo(booking, seated),
    savingLost: discountsOf(old) - discountsOf(parts),
    passengers: peopleOf(seated),
  };
}
