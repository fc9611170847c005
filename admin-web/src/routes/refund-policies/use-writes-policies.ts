import { type Me, useMe } from '../../session/me.js';

type Writes = 'all' | 'country' | 'operator';
const WRITING: readonly string[] = ['all', 'country', 'operator'] satisfies Writes[];

/** Whose policies somebody writes; nobody's where the right is missing, or takes a second person. */
export function writesPolicies(permissions: Me['permissions']): Writes | undefined {
  const right = permissions.find(({ name }) => name === 'pricing.edit');
  if (right === undefined || right.needsSecondPerson || !WRITING.includes(right.scope)) return undefined;
  return right.scope as Writes;
}

export const useWritesPolicies = (): Writes | undefined => writesPolicies(useMe().permissions);
