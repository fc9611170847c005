import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import { keepCopy, type KeptCopyMeans } from '@naga/server-kit/reload/kept-copy.js';
import { catalogueInSteps } from './build-catalogue.js';
import type { Catalogue } from './catalogue.js';
import { inSlices } from './in-slices.js';
import { loadCatalogue } from './load-catalogue.queries.js';
import { ROUTE_CACHE } from '../route-cache/route-cache.js';

/** The catalogue in memory, following the tables: the next generation is built in slices while the present one answers. */
export function livingCatalogue(means: KeptCopyMeans): Promise<LivingCopy<Catalogue>> {
  const { database, log } = means;
  const read = async (): Promise<Catalogue> => {
    const started = performance.now();
    const catalogue = await inSlices(catalogueInSteps(await loadCatalogue(database)));
    const { departures, stops } = catalogue;
    const ms = Math.round(performance.now() - started);
    log.info({ departures: departures.length, stops: stops.length, ms }, 'the catalogue was read');
    return catalogue;
  };
  return keepCopy(ROUTE_CACHE, means, read);
}
