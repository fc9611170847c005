import { cacheResolver } from '@naga/server-kit/reload/cache.resolver.js';
import { colleagueName } from '../people/colleague.loader.js';
import { MESSAGE_CACHE } from './message-cache.js';
import { messageLogNoun } from './message-log.noun.js';

export const messageCacheResolver = cacheResolver({
  name: 'message',
  holds: 'what staff wrote of messages',
  log: messageLogNoun,
  kept: MESSAGE_CACHE,
  nameOf: colleagueName,
});
