import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';
import { SoldDeparturesDocument } from '../neighbours/booking.generated.js';
import type { SavedLine } from './read-line.js';
import type { SoldDeparture } from './sold-line.rules.js';

const DAY_MINUTES = 1440;

/** Departures of some schedules that somebody has seats on, by date: of today and after, or of some days before as well. */
export async function soldSince(
  { neighbours, viewer, clock }: CatalogueContext,
  routeScheduleIds: readonly string[],
  daysBack = 0,
): Promise<readonly SoldDeparture[]> {
  if (routeScheduleIds.length === 0) return [];
  const today = Math.floor((clock.now() / 60_000 + LOCAL_OFFSET_MINUTES) / DAY_MINUTES);
  const variables = { routeScheduleIds: [...routeScheduleIds], from: fromDayNumber(today - daysBack) };
  return (await neighbours.ask('booking', SoldDeparturesDocument, variables, viewer)).soldDepartures;
}

/** The same of a line as far as they may still ride: one that left yesterday may. */
export function soldOf(
  context: CatalogueContext,
  { timings }: SavedLine,
  routeScheduleIds: readonly string[],
): Promise<readonly SoldDeparture[]> {
  const byNight = timings.some(({ stops }) => stops.some(({ sameDayDeparture }) => !sameDayDeparture));
  return soldSince(context, routeScheduleIds, byNight ? 1 : 0);
}
