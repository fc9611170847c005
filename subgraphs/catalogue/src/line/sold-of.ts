import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';
import { SoldDeparturesDocument } from '../neighbours/booking.generated.js';
import type { SavedLine } from './read-line.js';
import type { SoldDeparture } from './sold-line.rules.js';

const DAY_MINUTES = 1440;

/** Departures of some schedules of a line from today on that somebody has seats on; one that left yesterday may still ride. */
export async function soldOf(
  { neighbours, viewer, clock }: CatalogueContext,
  { timings }: SavedLine,
  routeScheduleIds: readonly string[],
): Promise<readonly SoldDeparture[]> {
  if (routeScheduleIds.length === 0) return [];
  const today = Math.floor((clock.now() / 60_000 + LOCAL_OFFSET_MINUTES) / DAY_MINUTES);
  const byNight = timings.some(({ stops }) => stops.some(({ sameDayDeparture }) => !sameDayDeparture));
  const from = fromDayNumber(byNight ? today - 1 : today);
  const variables = { routeScheduleIds: [...routeScheduleIds], from };
  return (await neighbours.ask('booking', SoldDeparturesDocument, variables, viewer)).soldDepartures;
}
