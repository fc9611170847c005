import type { Noun, NounInput } from '../noun/noun.js';
import { type AskedTouched, useAskTouched } from './use-ask-touched.js';

export interface AskedChange extends Omit<AskedTouched, 'sure'> {
  /** Whether a record may be saved so: at once where nobody would feel it. */
  sure: (after: NounInput) => Promise<boolean>;
}

/** Asks before a change of a record is saved that people have seats on; a new one has none. */
export function useAskChange(
  { touching }: Pick<Noun, 'touching'>,
  id: string | undefined,
  before: NounInput,
): AskedChange {
  const { sure, ...asked } = useAskTouched();
  return {
    ...asked,
    sure: async (after) => {
      if (touching?.change === undefined || id === undefined) return true;
      const { of, change } = touching;
      const changed = change.fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
      if (changed.length === 0) return true;
      return sure({ of, ids: [id], ...change.narrowed?.(after, changed) }, change.words);
    },
  };
}
