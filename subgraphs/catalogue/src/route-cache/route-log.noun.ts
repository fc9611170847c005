import { cacheLogNoun } from '@naga/server-kit/reload/cache-log.noun.js';
import { ROUTE_CACHE } from './route-cache.js';

export const routeLogNoun = cacheLogNoun('route', ROUTE_CACHE);
