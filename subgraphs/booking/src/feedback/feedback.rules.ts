import type { PartState } from '../booking/part-state.rules.js';
import { isSold } from '../booking/part-state.rules.js';
import { HIGHEST, LOWEST } from '../review/rating.rules.js';

export const WORDS_LENGTH = 1000;

/** How booking went (specification, section 9: 1 to 5). */
export interface Said {
  readonly rating: number;
  readonly words: string | null;
}

/** What does not fit, by the field. */
export function saidProblems({
  rating,
  words,
}: Said): { path: string; code: string; facts?: Record<string, unknown> }[] {
  const isRating = Number.isInteger(rating) && rating >= LOWEST && rating <= HIGHEST;
  return [
    ...(isRating ? [] : [{ path: 'rating', code: 'RATING', facts: { from: LOWEST, to: HIGHEST } }]),
    ...((words?.length ?? 0) > WORDS_LENGTH
      ? [{ path: 'words', code: 'TOO_LONG', facts: { most: WORDS_LENGTH } }]
      : []),
  ];
}

/** Who has bought can say how it went; who only holds seats is not done yet. */
export const hasBought = (states: readonly PartState[]): boolean =>
  states.some((state) => isSold(state) || state === 'PENDING_OPERATOR');
