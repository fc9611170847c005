import type { Database } from '@naga/server-kit/database/database.js';
import { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import type { Logger } from 'pino';
import { catalogueInSteps } from './build-catalogue.js';
import type { Catalogue } from './catalogue.js';
import { inSlices } from './in-slices.js';
import { loadCatalogue } from './load-catalogue.queries.js';

/** The catalogue in memory, following the tables: the next generation is built in slices while the present one answers. */
export function livingCatalogue(database: Database, databaseUrl: string, log: Logger): Promise<LivingCopy<Catalogue>> {
  const read = async (): Promise<Catalogue> => {
    const started = performance.now();
    const catalogue = await inSlices(catalogueInSteps(await loadCatalogue(database)));
    const { departures, stops } = catalogue;
    const ms = Math.round(performance.now() - started);
    log.info({ departures: departures.length, stops: stops.length, ms }, 'the catalogue was read');
    return catalogue;
  };
  return LivingCopy.start({ databaseUrl, channel: 'catalogue_changed', log, read });
}
