import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { breadcrumbList } from '../../../features/structured-data/lists.js';
import { tripOf } from '../../../features/structured-data/trip.js';
import type { Thing } from '../../../features/structured-data/thing.js';
import { resultsPath } from '../../../session/search.js';
import type { Results } from '../load-results.js';

export interface JsonLdOptions {
  baseUrl: string;
  site: string;
  /** The whole address of a path in the reader's language. */
  at: (path: string) => string;
  /** How many seats are asked for. */
  seats: number;
}

/** schema.org: where one is (BreadcrumbList) and the first journeys. */
export function jsonLdOf(
  { from, to, day, search }: Results,
  rows: readonly JourneyRow[],
  { baseUrl, site, at, seats }: JsonLdOptions,
): Thing[] {
  const here = at(resultsPath(search));
  return [
    breadcrumbList([
      { name: site, address: at('/') },
      { name: `${from.name} – ${to.name}`, address: at(`/route-details/${from.slug}/${to.slug}`) },
      { name: day, address: here },
    ]),
    ...rows.map(({ kinds, operators, departs, departure, arrives, arrival, fare, seatsLeft }) =>
      tripOf(
        {
          kinds,
          operators,
          departs,
          arrives,
          from: departure.stop,
          to: arrival.stop,
          offer: fare && {
            price: fare.foreign.total,
            address: here,
            soldOut: seatsLeft !== undefined && seatsLeft < seats,
          },
        },
        baseUrl,
      ),
    ),
  ];
}
