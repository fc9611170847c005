import type { Money } from '@naga/kernel/money.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import type { StaffSearchQuery } from './search.generated.js';

type Found = NonNullable<StaffSearchQuery['searchJourneys']>;

/** A journey on sale, or a departure that runs and cannot be sold, as a line of the list. */
export interface JourneyRow {
  id: string;
  /** Of a journey that can be looked at; a departure that is not on sale has none here. */
  journeyId: string | undefined;
  departureTime: string;
  arrivalTime: string | undefined;
  /** Days after the day of departure. */
  laterDays: number;
  minutes: number | undefined;
  changes: number;
  from: string;
  to: string;
  operators: readonly string[];
  vehicles: readonly string[];
  freeSeats: number | undefined;
  /** All passengers, fees included. */
  local: Money | undefined;
  foreign: Money | undefined;
  /** Why it cannot be sold, or not in one booking; undefined when it can. */
  reason: string | undefined;
}

export const ROW_ORDERS = [
  'DEPARTURE',
  'DEPARTURE_BACK',
  'DURATION',
  'DURATION_BACK',
  'SEATS',
  'SEATS_BACK',
  'LOCAL',
  'LOCAL_BACK',
  'FOREIGN',
  'FOREIGN_BACK',
] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

const dayOf = (time: string): number => dayNumber(travelDate(time.slice(0, 10)));
const unique = (names: readonly string[]): string[] => [...new Set(names)];
const asMoney = (money: { amount: number; currency: string } | undefined) => money as Money | undefined;

/**
 * What was found, by departure. Who works for an operator sees what that operator runs alone: he sells nothing else
 * (rules.md 8).
 */
export function journeyRows({ journeys, notOnSale }: Found, operatorId: string | null): JourneyRow[] {
  const isOurs = (operator: { id: string }) => operatorId === null || operator.id === operatorId;
  const onSale = journeys
    .filter(({ legs }) => legs.every(({ operator }) => isOurs(operator)))
    .map(({ id, departureTime, arrivalTime, durationMinutes, freeSeats, fare, noFareReason, legs }): JourneyRow => ({
      id,
      journeyId: id,
      departureTime,
      arrivalTime,
      laterDays: dayOf(arrivalTime) - dayOf(departureTime),
      minutes: durationMinutes,
      changes: legs.length - 1,
      from: legs[0]?.boarding.stop.name ?? '',
      to: legs.at(-1)?.dropOff.stop.name ?? '',
      operators: unique(legs.map(({ operator }) => operator.name)),
      vehicles: unique(legs.map(({ vehicle }) => vehicle.name)),
      freeSeats: freeSeats ?? undefined,
      local: asMoney(fare?.local.total),
      foreign: asMoney(fare?.foreign.total),
      reason: noFareReason ?? undefined,
    }));
  const others = notOnSale
    .filter(({ operator }) => isOurs(operator))
    .map(({ routeScheduleId, date, departureTime, operator, reason }): JourneyRow => ({
      id: `${routeScheduleId}@${date}-${departureTime}`,
      journeyId: undefined,
      departureTime,
      arrivalTime: undefined,
      laterDays: 0,
      minutes: undefined,
      changes: 0,
      from: '',
      to: '',
      operators: [operator.name],
      vehicles: [],
      freeSeats: undefined,
      local: undefined,
      foreign: undefined,
      reason,
    }));
  return [...onSale, ...others];
}

const KEYS: Record<string, (row: JourneyRow) => number | undefined> = {
  DEPARTURE: ({ departureTime }) => Date.parse(departureTime),
  DURATION: ({ minutes }) => minutes,
  SEATS: ({ freeSeats }) => freeSeats,
  LOCAL: ({ local }) => local?.amount,
  FOREIGN: ({ foreign }) => foreign?.amount,
};

/** Rows in an order; those that lack what it goes by stand last, equal ones by departure. */
export function inOrder(rows: readonly JourneyRow[], order: RowOrder): JourneyRow[] {
  const [by = '', back] = order.split('_');
  const key = KEYS[by]!;
  const way = back === undefined ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [of, other] = [key(a), key(b)];
    if (of !== other && (of === undefined || other === undefined)) return of === undefined ? 1 : -1;
    return way * ((of ?? 0) - (other ?? 0)) || Date.parse(a.departureTime) - Date.parse(b.departureTime);
  });
}
