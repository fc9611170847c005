import { BACK, type Reading, START } from '../database/living-copy.js';
import type { ReloadCause } from './reload.entity.js';

const BY_HAND = /^by hand (\d{1,18})$/;

/** What a process that is asked by hand hears. */
export const saidByHand = (clearingId: string): string => `by hand ${clearingId}`;

/** The clearings that a reading answers. */
export const clearingsIn = (causes: readonly string[]): readonly string[] =>
  causes.flatMap((cause) => BY_HAND.exec(cause)?.[1] ?? []);

/** A line of the log: a reading, as far as one cause goes. */
export interface ReloadLine {
  readonly cause: ReloadCause;
  readonly clearingId: string | null;
  readonly tables: readonly string[];
}

/** The lines of one reading: one for each clearing it answers, else one for whatever made it. */
export function linesOf({ causes }: Pick<Reading<unknown>, 'causes'>): readonly ReloadLine[] {
  const clearings = clearingsIn(causes);
  const tables = causes
    .filter((cause) => cause !== '' && cause !== START && cause !== BACK && !BY_HAND.test(cause))
    .sort();
  if (clearings.length > 0) return clearings.map((clearingId) => ({ cause: 'BY_HAND', clearingId, tables }));
  const cause = causes.includes(START) ? 'START' : causes.includes(BACK) ? 'BACK' : 'CHANGE';
  return [{ cause, clearingId: null, tables }];
}
