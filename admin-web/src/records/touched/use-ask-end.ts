import { soldWords } from '../../features/sold/sold-words.js';
import type { Chosen, Touching } from '../noun/noun.js';
import { touchedWords } from './touched-words.js';
import { type AskedTouched, useAskTouched } from './use-ask-touched.js';

/** Of what ends with people on it, the field of a filter that finds it, and what is asked. */
const ENDS = {
  LINES: { found: 'lines', words: { text: soldWords.offText, go: soldWords.off, keep: soldWords.offKeep } },
  OPERATORS: { found: 'operators', words: { text: soldWords.offText, go: soldWords.off, keep: soldWords.offKeep } },
  PICKUP_LOCATIONS: {
    found: 'pickupLocations',
    words: { text: touchedWords.pickupGone, go: touchedWords.remove, keep: touchedWords.leave },
  },
} as const;

export interface AskedEnd extends Omit<AskedTouched, 'sure'> {
  /** Whether what was chosen may end. */
  sure: (chosen: Chosen) => Promise<boolean>;
}

/** Asks before records end that people have seats on, or are fetched at. */
export function useAskEnd(touching: Touching | undefined): AskedEnd {
  const { sure, ...asked } = useAskTouched();
  const of = touching?.of;
  return {
    ...asked,
    sure: async ({ ids, filter }) => {
      if (of === undefined || !(of in ENDS)) return true;
      const { found, words } = ENDS[of as keyof typeof ENDS];
      return sure(filter === undefined ? { of, ids: [...ids] } : { of, filter: { [found]: filter } }, words);
    },
  };
}
