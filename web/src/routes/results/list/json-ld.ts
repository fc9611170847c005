import type { JourneyRow } from '../../../features/journey-rows/journey-row.js';
import { resultsPath } from '../../../session/search.js';
import type { Results } from '../load-results.js';

const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** schema.org: where one is (BreadcrumbList) and the first journeys (BusTrip, BoatTrip for ferries). */
export function jsonLdOf(results: Results, rows: readonly JourneyRow[], baseUrl: string): Record<string, unknown>[] {
  const { from, to, search } = results;
  const address = baseUrl + resultsPath(search);
  const crumbs = [
    { name: from.name, item: `${baseUrl}/route-details/${from.slug}/${to.slug}` },
    { name: `${from.name} – ${to.name}`, item: address },
  ];
  const isFerry = search.transport === 'ferry';
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
    ...rows.map((row) => ({
      '@context': 'https://schema.org',
      '@type': isFerry ? 'BoatTrip' : 'BusTrip',
      provider: { '@type': 'Organization', name: row.operators[0]!.name },
      departureTime: row.departs,
      arrivalTime: `${row.arrival.date}T${row.arrival.time}:00+07:00`,
      [isFerry ? 'departureBoatTerminal' : 'departureBusStop']: { '@type': 'Place', name: row.departure.stop },
      [isFerry ? 'arrivalBoatTerminal' : 'arrivalBusStop']: { '@type': 'Place', name: row.arrival.stop },
      ...(row.fare !== undefined && {
        offers: {
          '@type': 'Offer',
          price: decimal(row.fare.foreign.total.amount),
          priceCurrency: row.fare.foreign.total.currency,
          url: address,
        },
      }),
    })),
  ];
}
