import { breadcrumbList } from '../../features/structured-data/lists.js';
import type { Thing } from '../../features/structured-data/thing.js';
import { tripOf } from '../../features/structured-data/trip.js';
import type { RouteDetails_JourneyFragment } from './route-details.generated.js';

/** schema.org: the journeys that the page lists, and the way here. */
export const routeThings = (
  journeys: readonly RouteDetails_JourneyFragment[],
  page: { site: string; title: string; path: string; baseUrl: string; at: (path: string) => string },
): Thing[] => [
  breadcrumbList([
    { name: page.site, address: page.at('/') },
    { name: page.title, address: page.at(page.path) },
  ]),
  ...journeys.map(({ legs, departureTime, arrivalTime }) =>
    tripOf(
      {
        kinds: legs.map(({ vehicle }) => vehicle.transportType),
        operators: [...new Map(legs.map(({ operator }) => [operator.id, operator])).values()],
        departs: departureTime,
        arrives: arrivalTime,
        from: legs[0]!.boarding.stop.name,
        to: legs.at(-1)!.dropOff.stop.name,
      },
      page.baseUrl,
    ),
  ),
];
