import { soldWords } from '../../features/sold/sold-words.js';
import type { Chosen, Touching } from '../noun/noun.js';
import { touchedWords } from './touched-words.js';
import { type AskedTouched, useAskTouched } from './use-ask-touched.js';
import { type Direction, wordsFor } from './words-for.js';

/** Of what ends with people on it, the field of a filter that finds it, and what is asked. */
const ENDS = {
  LINES: { found: 'lines', words: { text: soldWords.offText, go: soldWords.off, keep: soldWords.offKeep } },
  OPERATORS: { found: 'operators', words: { text: soldWords.offText, go: soldWords.off, keep: soldWords.offKeep } },
  PICKUP_LOCATIONS: {
    found: 'pickupLocations',
    words: { text: touchedWords.pickupGone, go: touchedWords.remove, keep: touchedWords.leave },
  },
} as const;

/** Records that were chosen, or what a change of many switched on. */
type Ending =
  | (Chosen & { readonly changedBy?: undefined })
  | { readonly changedBy: string; readonly ids?: undefined; readonly filter?: undefined };

export interface AskedEnd extends Pick<AskedTouched, 'tell'> {
  /** Whether what was chosen may end, or what was switched on may be off again. */
  sure: (chosen: Ending, direction?: Direction) => Promise<boolean>;
}

/** Asks before records end that people have seats on, or are fetched at. */
export function useAskEnd(touching: Touching | undefined): AskedEnd {
  const { sure, tell } = useAskTouched();
  const of = touching?.of;
  return {
    tell,
    sure: async ({ ids, filter, changedBy }, direction = 'ON') => {
      if (of === undefined || !(of in ENDS)) return true;
      const { found, words } = ENDS[of as keyof typeof ENDS];
      const asked = changedBy === undefined ? filter && { [found]: filter } : { changedBy };
      return sure(asked ? { of, filter: asked } : { of, ids: [...(ids ?? [])] }, wordsFor(words, direction));
    },
  };
}
