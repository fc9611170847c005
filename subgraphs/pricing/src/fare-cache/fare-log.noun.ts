import { cacheLogNoun } from '@naga/server-kit/reload/cache-log.noun.js';
import { FARE_CACHE } from './fare-cache.js';

export const fareLogNoun = cacheLogNoun('fare', FARE_CACHE);
