/** Where a change of many records stands. */
export const BULK_STATES = ['GOING', 'DONE', 'STOPPED', 'UNDOING', 'UNDONE'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** What is done to each of them. */
export const BULK_WAYS = ['REMOVE', 'ON', 'OFF'] as const;
export type BulkWay = (typeof BULK_WAYS)[number];

/** What became of one of them: SAME was so already, KEPT was not taken back. */
export const BULK_LINE_STATES = ['WAITING', 'CHANGED', 'SAME', 'FAILED', 'UNDONE', 'KEPT'] as const;
export type BulkLineState = (typeof BULK_LINE_STATES)[number];

/** States in which there is work: which lines are taken, what becomes of them, and where it ends. */
export const BULK_STEPS = {
  GOING: { takes: 'WAITING', done: 'CHANGED', refused: 'FAILED', ends: 'DONE' },
  UNDOING: { takes: 'CHANGED', done: 'UNDONE', refused: 'KEPT', ends: 'UNDONE' },
} as const satisfies Partial<Record<BulkState, object>>;
export type BulkStep = keyof typeof BULK_STEPS;

const ASKED = {
  stop: { GOING: 'STOPPED' },
  undo: { DONE: 'UNDOING', STOPPED: 'UNDOING' },
} as const satisfies Record<string, Partial<Record<BulkState, BulkState>>>;
export type BulkAsk = keyof typeof ASKED;

/** Where it stands once somebody has asked; as it was where that is not next: what is removed does not come back. */
export function bulkAfter(state: BulkState, way: BulkWay, ask: BulkAsk): BulkState {
  if (ask === 'undo' && way === 'REMOVE') return state;
  const next: Partial<Record<BulkState, BulkState>> = ASKED[ask];
  return next[state] ?? state;
}

/** What a step does to a record: an undo is the opposite. */
export const wayOf = (step: BulkStep, way: BulkWay): BulkWay =>
  step === 'GOING' || way === 'REMOVE' ? way : way === 'ON' ? 'OFF' : 'ON';

/** A line that failed unexpectedly so many times would fail the next time, too, and is told as such. */
const MOST_TRIES = 3;
export const isGivenUp = (tries: number): boolean => tries >= MOST_TRIES;

/** The state of lines that a report tells as what stayed as it was. */
export const refusedIn = (state: BulkState): BulkLineState =>
  state === 'UNDOING' || state === 'UNDONE' ? BULK_STEPS.UNDOING.refused : BULK_STEPS.GOING.refused;
