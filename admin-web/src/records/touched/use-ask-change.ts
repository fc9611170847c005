import type { Noun, NounInput } from '../noun/noun.js';
import { changedBy, type ChangedRecord } from './changed-by.rules.js';
import { type AskedTouched, useAskTouched } from './use-ask-touched.js';
import { type Direction, wordsFor } from './words-for.js';

export interface AskedChange extends Pick<AskedTouched, 'tell'> {
  /** Whether records may become so: at once where nobody would feel it. One question for all of them; a new one has none. */
  sure: (records: readonly ChangedRecord<NounInput>[], direction?: Direction) => Promise<boolean>;
}

/** Asks before records are changed, or become what they were, that people have seats on. */
export function useAskChange({ touching }: Pick<Noun, 'touching'>): AskedChange {
  const { sure, tell } = useAskTouched();
  return {
    tell,
    sure: async (records, direction = 'ON') => {
      if (touching?.change === undefined) return true;
      const { of, change } = touching;
      const { ids, narrowed } = changedBy(records, change);
      return ids.length === 0 || sure({ of, ids, ...narrowed }, (sold) => wordsFor(change.words(sold), direction));
    },
  };
}
