import type { NationalPrices } from '@naga/booking-flow/seats/national.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import type { Money } from '@naga/kernel/money.js';
import { clockOf, dayOf } from '../../session/dates.js';
import { moneyOf } from '../../session/money.js';
import type { JourneyRow_FareFragment, JourneyRow_JourneyFragment } from './journey-row.generated.js';
import { nationalFares } from '../../session/national-fares.js';
import { refundStep, type RefundStep } from './refund-step.js';

export interface RowEnd {
  /** 'HH:mm' at the stop. */
  time: string;
  /** 'YYYY-MM-DD' at the stop. */
  date: string;
  stopId: string;
  stop: string;
}

export interface RowFare {
  total: Money;
  /** About how many US cents that is, to sort by; undefined where nobody knows. */
  inCents: number | undefined;
  /** Struck through when an offer applies. */
  original: Money | undefined;
  /** What comes off when its seats are held; undefined where nothing does that could be told. */
  promotionsAhead?: RowPromotion | undefined;
}

export interface RowPromotion {
  names: readonly string[];
  discount: Money;
}

/** A journey as one card of the results; everything filters and sorting need is in it. */
export interface JourneyRow {
  id: string;
  /** ISO with offset. */
  departs: string;
  /** ISO with offset. */
  arrives: string;
  /** Of each ride: BUS, TAXI or FERRY. */
  kinds: string[];
  departure: RowEnd;
  arrival: RowEnd;
  /** Days between departure and arrival at the stops. */
  dayOffset: number;
  minutes: number;
  changes: { place: string; waitMinutes: number; at: number }[];
  /** Each once, in riding order. */
  operators: { id: string; slug: string; name: string; logoUrl: string | undefined }[];
  /** Lowest of the operators' ratings. */
  rating: number | undefined;
  /** How many reviews make it. */
  reviewCount?: number | undefined;
  vehicles: string[];
  /** Path of a small one of the first of them; null of none. */
  picture: string | null;
  categories: string[];
  /** What every leg has on board. */
  amenities: { code: string; name: string }[];
  /** What kind of ride every leg is. */
  tripInfos: { code: string; name: string }[];
  seatsLeft: number | undefined;
  /** What comes back of a ticket that is bought and given back now, by the currency it is sold in. */
  refunds: RefundStep[];
  /** For all passengers with fees; undefined where nobody set a price, and where its rides are sold apart. */
  fare: (NationalPrices<RowFare> & { hasChildPrice: boolean; hasSeatTiers: boolean }) | undefined;
  /** Its rides, where they are sold in different currencies and so each by itself; else none. */
  apart: RideApart[];
}

/** A ride of a journey that is bought by itself. */
export interface RideApart {
  /** Of the journey that is this ride alone. */
  id: string;
  /** 'HH:mm' at the stop. */
  time: string;
  operator: string;
}

/** Too few seats for so many; where nobody knows how many there are, there may be enough. */
export const isSoldOut = ({ seatsLeft }: Pick<JourneyRow, 'seatsLeft'>, seats: number): boolean =>
  seatsLeft !== undefined && seatsLeft < seats;

type Leg = JourneyRow_JourneyFragment['legs'][number];

function unique<T>(all: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [key(one), one])).values()];
}

function onBoard({ vehicle, routeAmenities }: Leg) {
  const all = [...vehicle.amenities, ...routeAmenities];
  return unique(all, ({ code }) => code).map(({ code, name }) => ({ code, name }));
}

/** Of what legs have, what every one has. */
function onEvery<T extends { code: string }>([first, ...others]: readonly (readonly T[])[]): T[] {
  return first?.filter(({ code }) => others.every((leg) => leg.some((other) => other.code === code))) ?? [];
}

const end = ({ time, stop }: Leg['boarding']): RowEnd => ({
  time: clockOf(time),
  date: dayOf(time),
  stopId: stop.id,
  stop: stop.name,
});

const rowFare = ({ total, inCents, original, promotionsAhead: ahead }: JourneyRow_FareFragment): RowFare => ({
  total: moneyOf(total),
  inCents: inCents ?? undefined,
  original: original === null ? undefined : moneyOf(original),
  promotionsAhead: ahead === null ? undefined : { names: ahead.names, discount: moneyOf(ahead.discount) },
});

/** Reads a journey of the graph; a journey has at least one leg. */
export function journeyRow(journey: JourneyRow_JourneyFragment): JourneyRow {
  const { legs, durationMinutes: minutes } = journey;
  const departure = end(legs[0]!.boarding);
  const arrival = end(legs.at(-1)!.dropOff);
  const [lowest] = legs
    .flatMap(({ operator: { rating, reviewCount } }) => (rating === null ? [] : [{ rating, reviewCount }]))
    .sort((a, b) => a.rating - b.rating);
  let ridden = 0;
  const changes = journey.changes.map(({ from, waitMinutes }, index) => {
    ridden += legs[index]!.durationMinutes + waitMinutes / 2;
    return { place: from.location.name, waitMinutes, at: Math.min(0.9, Math.max(0.1, ridden / minutes)) };
  });
  return {
    id: journey.id,
    departs: journey.departureTime,
    arrives: journey.arrivalTime,
    kinds: legs.map(({ vehicle }) => vehicle.transportType),
    departure,
    arrival,
    dayOffset: dayNumber(travelDate(arrival.date)) - dayNumber(travelDate(departure.date)),
    minutes,
    changes,
    operators: unique(
      legs.map(({ operator: { id, slug, name, logoUrl } }) => ({ id, slug, name, logoUrl: logoUrl ?? undefined })),
      ({ id }) => id,
    ),
    rating: lowest?.rating,
    reviewCount: lowest?.reviewCount,
    vehicles: unique(
      legs.map(({ vehicle }) => vehicle.name),
      String,
    ),
    picture: legs[0]!.vehicle.picture,
    categories: unique(
      legs.map(({ vehicle }) => vehicle.category),
      String,
    ),
    amenities: onEvery(legs.map(onBoard)),
    tripInfos: onEvery(legs.map(({ tripInfos }) => tripInfos.map(({ code, name }) => ({ code, name })))),
    seatsLeft: journey.freeSeats ?? undefined,
    refunds: journey.refundToday.map(refundStep),
    apart:
      journey.noFareReason === 'TWO_CURRENCIES'
        ? legs.map(({ id, boarding, operator }) => ({ id, time: clockOf(boarding.time), operator: operator.name }))
        : [],
    fare:
      journey.fare === null
        ? undefined
        : {
            ...nationalFares({
              foreign: rowFare(journey.fare.foreign),
              nationals: journey.fare.nationals.map((one) => ({ ...one, fare: rowFare(one.fare) })),
            }),
            hasChildPrice: journey.fare.hasChildPrice,
            hasSeatTiers: journey.fare.hasSeatTiers,
          },
  };
}
