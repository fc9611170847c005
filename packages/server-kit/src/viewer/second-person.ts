import { InvalidInput } from '../graphql/refusal.js';
import { scopeOf } from './permission.js';
import type { Viewer } from './viewer.js';
import { peopleOf, personBehind } from './people-of.js';
import { OwnRequest } from './second-person.errors.js';

/**
 * Rows of a table of requests that wait for one of these accounts' answer, parameter `at` of a statement; all rows where it
 * is null.
 */
export const waitsFor = (table: string, at: number): string =>
  `($${at}::text[] is null or (${table}.state = 'waiting' and ${table}.asked_by_id::text <> all ($${at})))`;

const LONGEST_REASON = 500;

/** Why somebody asks or declines, as he typed it. Throws InvalidInput (at `path`) without one, and above 500 letters. */
export function wholeReason(typed: string, path: string): string {
  const reason = typed.replaceAll('\u0000', '').trim();
  const code = reason === '' ? 'REQUIRED' : reason.length > LONGEST_REASON ? 'MAX_LENGTH' : undefined;
  if (code !== undefined) throw new InvalidInput([{ path, code }]);
  return reason;
}

const isOwn = (viewer: Viewer, askedById: string): boolean => peopleOf(viewer).includes(askedById);

/** Whoever decides is neither who asked nor whom he acts as. Refuses OWN_REQUEST with these facts. */
export function requireSecondPerson(viewer: Viewer, askedById: string, facts: Readonly<Record<string, string>>): void {
  if (isOwn(viewer, askedById)) throw new OwnRequest(facts);
}

/** What a viewer may do with a request within his reach; who decides holds `permission`. */
export function answersOf(
  { state, askedById }: { readonly state: string; readonly askedById: string },
  viewer: Viewer,
  permission: string,
): { readonly canDecide: boolean; readonly canWithdraw: boolean } {
  const waits = state === 'waiting';
  return {
    canDecide: waits && scopeOf(viewer, permission) !== undefined && !isOwn(viewer, askedById),
    canWithdraw: waits && viewer.kind === 'user' && personBehind(viewer) === askedById,
  };
}
