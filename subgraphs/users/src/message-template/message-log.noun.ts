import { cacheLogNoun } from '@naga/server-kit/reload/cache-log.noun.js';
import { MESSAGE_CACHE } from './message-cache.js';

export const messageLogNoun = cacheLogNoun('message', MESSAGE_CACHE);
