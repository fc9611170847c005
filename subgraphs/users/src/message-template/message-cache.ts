import type { KeptCopy } from '@naga/server-kit/reload/kept-copy.js';
import type { VersionRow } from './message-text.queries.js';

/** What staff wrote, which every process that sends messages has in memory; nobody asks for a part of it. */
export const MESSAGE_CACHE: KeptCopy<ReadonlyMap<string, VersionRow>> = {
  channel: 'message_texts_changed',
  entriesOf: ({ size }) => size,
  entriesOfSubject: () => 0,
  isThere: () => Promise.resolve(false),
};
