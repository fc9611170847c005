import { breadcrumbList } from '../../features/structured-data/lists.js';
import { type Thing, thing } from '../../features/structured-data/thing.js';
import { tripOf } from '../../features/structured-data/trip.js';
import type { RouteDetails_JourneyFragment, RouteInformation_InformationFragment } from './route-details.generated.js';

interface ShownRoute {
  /** Names of the places. */
  readonly from: string;
  readonly to: string;
  readonly journeys: readonly RouteDetails_JourneyFragment[];
  readonly information: RouteInformation_InformationFragment | null;
}

/** schema.org: what is to be known of the way as a TouristTrip, the journeys that the page lists, and the way here. */
export const routeThings = (
  { from, to, journeys, information }: ShownRoute,
  page: { site: string; title: string; path: string; baseUrl: string; at: (path: string) => string },
): Thing[] => [
  breadcrumbList([
    { name: page.site, address: page.at('/') },
    { name: page.title, address: page.at(page.path) },
  ]),
  ...(information === null
    ? []
    : [
        thing('TouristTrip', {
          name: information.title,
          description: information.about,
          image: information.gallery.length > 0 ? information.gallery.map((path) => page.baseUrl + path) : undefined,
          url: page.at(page.path),
          itinerary: thing('ItemList', {
            itemListElement: [from, to].map((name) => thing('Place', { name })),
          }),
        }),
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
