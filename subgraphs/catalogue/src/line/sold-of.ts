import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';
import { SoldDeparturesDocument } from '../neighbours/booking.generated.js';
import { hasLeft } from './kept-departures.rules.js';
import type { SavedLine } from './read-line.js';
import type { SoldDeparture } from './sold-line.rules.js';

/** Today where lines are driven. */
export const todayAt = ({ clock }: Pick<CatalogueContext, 'clock'>) => localMoment(clock.now()).date;

/** Which of their passengers are meant; left out: all. */
export interface PassengersMeant {
  /** Who sits on one of these, by number. */
  readonly seats?: readonly string[];
  /** Who is fetched at one of these, as his booking words it. */
  readonly pickupAddresses?: readonly string[];
}

/**
 * Departures of some schedules that somebody has seats on, by date: from a service date on, until another one, included,
 * or without an end.
 */
export async function soldSince(
  { neighbours, viewer }: CatalogueContext,
  routeScheduleIds: readonly string[],
  from: string,
  until?: string | null,
  { seats, pickupAddresses }: PassengersMeant = {},
): Promise<readonly SoldDeparture[]> {
  if (routeScheduleIds.length === 0) return [];
  const variables = { routeScheduleIds: [...routeScheduleIds], from, ...(until != null && { until }) };
  const meant = {
    ...(seats !== undefined && { seats: [...seats] }),
    ...(pickupAddresses !== undefined && { pickupAddresses: [...pickupAddresses] }),
  };
  return (await neighbours.ask('booking', SoldDeparturesDocument, { ...variables, ...meant }, viewer)).soldDepartures;
}

/** A schedule, and when it leaves its first stop: minutes of the local day. */
export interface Started {
  readonly id: string;
  readonly start: number;
}

/** Of sold departures of some schedules those that have not left yet, with their clock at the first stop and their schedule. */
export function stillToLeave<Schedule extends Started>(
  { clock }: Pick<CatalogueContext, 'clock'>,
  schedules: readonly Schedule[],
  sold: readonly SoldDeparture[],
) {
  const known = new Map(schedules.map((one) => [one.id, one]));
  return sold.flatMap((departure) => {
    const schedule = known.get(departure.routeScheduleId)!;
    const departureTime = formatClock(schedule.start);
    return hasLeft(departure.date, departureTime, clock.now()) ? [] : [{ ...departure, departureTime, schedule }];
  });
}

/** The same of a line as far as they may still ride: one that left yesterday may. */
export function soldOf(
  context: CatalogueContext,
  { timings }: SavedLine,
  routeScheduleIds: readonly string[],
): Promise<readonly SoldDeparture[]> {
  const byNight = timings.some(({ stops }) => stops.some(({ sameDayDeparture }) => !sameDayDeparture));
  return soldSince(context, routeScheduleIds, addDays(todayAt(context), byNight ? -1 : 0));
}
