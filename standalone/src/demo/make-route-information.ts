import type { RouteInformationRow } from '@naga/catalogue/market/content-rows.js';
import { placeOf } from './places.js';
import { ROUTE_INFORMATION } from './tables/route-information-table.js';

/** What travellers read of ways of the market. */
export const routeInformations: readonly RouteInformationRow[] = ROUTE_INFORMATION.map(
  ({ from, to, drawings, ...words }, index) => ({
    id: String(index + 1),
    fromLocationId: placeOf(from).id,
    toLocationId: placeOf(to).id,
    wayBackToo: true,
    gallery: drawings,
    active: true,
    ...words,
  }),
);
