import {
  fareKeyOfSeat,
  formatCabin,
  formatFareKey,
  NO_CATEGORY,
  parseCabin,
  parseFareKey,
} from '@naga/kernel/fare-key.js';
import { parseLegId } from '@naga/kernel/journey-id.js';
import type { Currency } from '@naga/kernel/money.js';
import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';
import type { SoldSeatsQuery } from '../neighbours/booking.generated.js';
import type { PricedRunsQuery, PricedSchedulesQuery, SearchedRidesQuery } from '../neighbours/catalogue.generated.js';
import { type Nationality, NATIONALITIES, type PassengerType, PASSENGER_TYPES } from '../price/price.rules.js';
import type { Tariff } from '../tariff/tariff.js';
import type { ReplayCase } from './replay.js';

/** Each searched ride for a national and for a visitor: results show both prices, and nobody says there which he is. */
export function* searchCases(rides: SearchedRidesQuery['searchedRides']['rides']): Generator<ReplayCase> {
  for (const { fareKey, date, searches, isOfConnection } of rides)
    for (const nationality of NATIONALITIES)
      yield {
        fareKey,
        date: date as TravelDate,
        nationality,
        passengerType: 'ADULT',
        weight: searches,
        isOfConnection,
      };
}

type Schedule = PricedSchedulesQuery['pricedSchedules'][number];

/** How many of some seats are of which category; null: of none. */
function seatsByCategory({ seatCategories }: Schedule, seatNumbers: readonly string[]): ReadonlyMap<string, number> {
  const ofNumber = new Map(
    seatCategories.flatMap(({ seatCategoryId, seatNumbers: own }) => own.map((number) => [number, seatCategoryId])),
  );
  const counts = new Map<string, number>();
  for (const number of seatNumbers) {
    const category = ofNumber.get(number) ?? NO_CATEGORY;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

/** Seats as they were sold, on the vehicle that their schedule is driven with by now. A ride whose schedule is no more has a key that nobody prices. */
export function* saleCases(
  operatorId: string,
  sold: SoldSeatsQuery['soldSeats'],
  schedules: readonly Schedule[],
): Generator<ReplayCase> {
  const ofId = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  for (const { legId, nationality, passengerType, currency, seats, fares, seatNumbers } of sold) {
    const leg = parseLegId(legId);
    if (leg === undefined) continue;
    const schedule = ofId.get(leg.routeScheduleId);
    const one = {
      date: leg.date,
      nationality: nationality as Nationality,
      passengerType: schedule?.hasPassengerTypePricing ? (passengerType as PassengerType) : ('ADULT' as const),
    };
    if (schedule === undefined) {
      yield { fareKey: '', ...one, weight: seats, soldAt: { currency: currency as Currency, fares } };
      continue;
    }
    // What they were sold at together stands with the first of them.
    let left = fares;
    for (const [category, weight] of seatsByCategory(schedule, seatNumbers)) {
      const cabin = formatCabin({ vehicleCategoryId: schedule.vehicleCategoryId, seatCategoryIds: [category] });
      const fareKey = formatFareKey({ operatorId, ...schedule, ...leg, cabin });
      yield { fareKey, ...one, weight, soldAt: { currency: currency as Currency, fares: left } };
      left = 0;
    }
  }
}

type Run = PricedRunsQuery['pricedRuns'][number];

/** Of rides that lie in the same zones one. */
function unlike(fareKeys: readonly string[], { after }: Tariffs): string[] {
  const pairs = new Map<string, string>();
  for (const fareKey of fareKeys) {
    const pair = after.zonePair(fareKey);
    if (!pairs.has(pair)) pairs.set(pair, fareKey);
  }
  return [...pairs.values()];
}

/** A ride once for each category of its seats, where the one or the other tariff tells them apart. */
function seatKeys(fareKey: string, { before, after }: Tariffs): readonly string[] {
  const cabin = before.isBySeat || after.isBySeat ? parseFareKey(fareKey)?.cabin : undefined;
  const seats = cabin === undefined ? [] : parseCabin(cabin).seatCategoryIds;
  return seats.length < 2 ? [fareKey] : seats.map((category) => fareKeyOfSeat(fareKey, category));
}

interface Tariffs {
  readonly before: Tariff;
  readonly after: Tariff;
}

/** Each departure between each two zones that it serves, for everybody who pays a price of his own; the next days first. */
export function* departureCases(
  runs: readonly Run[],
  from: TravelDate,
  days: number,
  tariffs: Tariffs,
): Generator<ReplayCase> {
  const all = runs.map((run) => ({
    ...run,
    fareKeys: unlike(run.fareKeys, tariffs).flatMap((key) => seatKeys(key, tariffs)),
    days: new Set(run.dates),
  }));
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(from, ahead);
    for (const run of all) {
      if (!run.days.has(date)) continue;
      for (const fareKey of run.fareKeys)
        for (const passengerType of typesOn(run, fareKey, date, tariffs))
          for (const nationality of NATIONALITIES) yield { fareKey, date, nationality, passengerType, weight: 1 };
    }
  }
}

function typesOn(run: Run, fareKey: string, date: TravelDate, { before, after }: Tariffs): readonly PassengerType[] {
  const ofOwn =
    run.hasPassengerTypePricing && (before.hasChildPrice(fareKey, date) || after.hasChildPrice(fareKey, date));
  return ofOwn ? PASSENGER_TYPES : ['ADULT'];
}
