import { localMoment } from '@naga/kernel/clock-time.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { CatalogueContext } from '../journey/asking.js';

/** More passengers than can be booked at once are counted as so many. */
const MOST_PASSENGERS = 100;

/** Somebody looks for a journey between these places (positions in the catalogue). What a service asks nobody searched. */
export function countSearch(
  { viewer, clock, services }: CatalogueContext,
  { from, to, date, passengers }: { from: number; to: number; date: TravelDate; passengers: number },
): void {
  if (viewer.kind === 'service' || viewer.mode !== 'live') return;
  const { places } = services.catalogue.current;
  services.searches.count({
    on: localMoment(clock.now()).date,
    from: places[from]!.row.id,
    to: places[to]!.row.id,
    day: date,
    passengers: Math.min(Math.max(passengers, 1), MOST_PASSENGERS),
  });
}
