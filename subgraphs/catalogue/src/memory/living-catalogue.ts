import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import { type CopyPart, type CopySubject, keepCopy, type KeptCopyMeans } from '@naga/server-kit/reload/kept-copy.js';
import { ROUTE_CACHE, RouteCacheSubject } from '../route-cache/route-cache.js';
import { catalogueInSteps } from './build-catalogue.js';
import type { Catalogue } from './catalogue.js';
import { inSlices } from '@naga/server-kit/process/in-slices.js';
import { loadCatalogue } from './load-catalogue.queries.js';
import { loadRoute } from './load-route.queries.js';
import { withRouteInSteps } from './splice-route.js';

/** The catalogue in memory, following the tables: the next generation is built in slices while the present one answers. */
export function livingCatalogue(means: KeptCopyMeans): Promise<LivingCopy<Catalogue>> {
  const { database, log } = means;
  async function whole(): Promise<Catalogue> {
    const started = performance.now();
    const catalogue = await inSlices(catalogueInSteps(await loadCatalogue(database)));
    const { departures, stops } = catalogue;
    const ms = Math.round(performance.now() - started);
    log.info({ departures: departures.length, stops: stops.length, ms }, 'the catalogue was read');
    return catalogue;
  }
  /** A route alone; of an operator or a pair its own rows may be what is stale, so all is read. */
  async function part(before: Catalogue, { kind, id }: CopySubject): Promise<CopyPart<Catalogue> | undefined> {
    if (kind !== RouteCacheSubject.ROUTE) return undefined;
    const started = performance.now();
    const route = await loadRoute(database, id);
    const copy = await inSlices(withRouteInSteps(before, id, route));
    if (copy === undefined) return undefined;
    const rows = Object.values(route).reduce((sum, table) => sum + table.length, 0);
    log.info({ route: id, rows, ms: Math.round(performance.now() - started) }, 'one route was read');
    return { copy, rows };
  }
  return keepCopy(ROUTE_CACHE, means, { whole, part });
}
