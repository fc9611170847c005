import type { PartState } from '../booking/part-state.rules.js';
import { ASPECTS, HIGHEST, LOWEST, type Ratings } from './rating.rules.js';

/** PUBLISHED is read by everybody, WAITING by staff until somebody has looked, HIDDEN was taken off with a reason. */
export const REVIEW_STATES = { PUBLISHED: 'PUBLISHED', WAITING: 'WAITING', HIDDEN: 'HIDDEN' } as const;
export type ReviewState = keyof typeof REVIEW_STATES;

/** What may have gone wrong (specification, section 3: issues faced). */
export const ISSUES = {
  LATE_DEPARTURE: 'LATE_DEPARTURE',
  LATE_ARRIVAL: 'LATE_ARRIVAL',
  DIRTY: 'DIRTY',
  NO_AIR_CONDITIONING: 'NO_AIR_CONDITIONING',
  BROKEN_SEAT: 'BROKEN_SEAT',
  OTHER_VEHICLE: 'OTHER_VEHICLE',
  OVERCROWDED: 'OVERCROWDED',
  UNSAFE_DRIVING: 'UNSAFE_DRIVING',
  RUDE_STAFF: 'RUDE_STAFF',
  LUGGAGE: 'LUGGAGE',
  WRONG_STOP: 'WRONG_STOP',
  OTHER: 'OTHER',
} as const;
export type Issue = keyof typeof ISSUES;

/** What a traveller says. */
export interface Opinion extends Ratings {
  readonly issues: readonly Issue[];
  readonly comments: string | null;
}

export const COMMENTS_LENGTH = 2000;
const DAY = 86_400_000;
const CHANGEABLE_DAYS = 7;

/** Until when a review may be worded anew: a week from when it was first written. Epoch milliseconds. */
export const changeableUntil = (createdAt: number): number => createdAt + CHANGEABLE_DAYS * DAY;

/** Only who has travelled may say how it was: somebody's seat on the ride is COMPLETED (rules.md 3). */
export const hasTravelled = (states: readonly PartState[]): boolean => states.includes('COMPLETED');

/** Links, addresses of mail and telephone numbers: what advertising and quarrels bring. A person looks first. */
const CONTACT =
  /https?:|www\.|\b[\w-]+\.(com|net|org|info|kh|la|th|vn|me|io|ru|xyz|shop)\b|\S@\S+\.\S|(\d[\s().-]?){7,}/i;

/**
 * What becomes of a review that was written or worded anew: read by everybody at once, unless its comments hold a way to
 * reach somebody or staff has hidden it before; then a person looks first.
 */
export function stateAfterWriting(before: ReviewState | undefined, comments: string | null): ReviewState {
  if (before === 'HIDDEN' || before === 'WAITING') return 'WAITING';
  return comments !== null && CONTACT.test(comments) ? 'WAITING' : 'PUBLISHED';
}

/** 'Dara K.': enough to be a person, too little to be found. Null where no name is known. */
export function authorName(firstName: string | null, lastName: string | null): string | null {
  const first = firstName?.trim() ?? '';
  const last = lastName?.trim() ?? '';
  if (first === '') return last === '' ? null : last;
  const [initial] = [...new Intl.Segmenter().segment(last)];
  return initial === undefined ? first : `${first} ${initial.segment}.`;
}

/** What does not fit, by the input's field: a rating that is none, comments that are too long. */
export function opinionProblems(opinion: Opinion): { path: string; code: string; facts?: Record<string, unknown> }[] {
  const wrong = ASPECTS.filter((aspect) => {
    const rating = opinion[aspect];
    return !Number.isInteger(rating) || rating < LOWEST || rating > HIGHEST;
  });
  return [
    ...wrong.map((aspect) => ({ path: `input.${aspect}`, code: 'RATING', facts: { from: LOWEST, to: HIGHEST } })),
    ...((opinion.comments?.length ?? 0) > COMMENTS_LENGTH
      ? [{ path: 'input.comments', code: 'TOO_LONG', facts: { most: COMMENTS_LENGTH } }]
      : []),
  ];
}
