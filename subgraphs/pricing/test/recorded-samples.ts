import { cacheLogMeans } from '@naga/server-kit/testing/nouns/cache-log-means.js';
import type { RecordedMeans } from '@naga/server-kit/testing/nouns/recorded-means.js';
import { fareLogNoun } from '../src/fare-cache/fare-log.noun.js';

/** How the nth record of each noun is written that no form says. */
export const recordedMeans: ReadonlyMap<string, RecordedMeans> = new Map([[fareLogNoun.name, cacheLogMeans]]);
