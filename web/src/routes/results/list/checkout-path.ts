import type { NationalityPrice } from '../../../features/journey-rows/sort.js';

/** Where the seats of one or two journeys are chosen (specification: checkout/{details_1?}/{details_2?}). */
export function checkoutPath(journeyIds: readonly string[], passengers: number, nationality: NationalityPrice): string {
  const query = new URLSearchParams({ pax: String(passengers), nat: nationality });
  return `/checkout/${journeyIds.map(encodeURIComponent).join('/')}?${query}`;
}
