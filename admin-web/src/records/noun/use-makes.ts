import { useScope } from '@naga/app-kit/PermissionGate';
import { type Reach, widestOf } from '@naga/kernel/reach.js';
import { REACHES } from '@naga/kernel/reach.js';
import type { Noun } from './noun.js';

/** The scope in which the reader looks after records of a noun. */
export function useScopeOf({ permission, scopes = REACHES }: Noun): Reach | undefined {
  return widestOf(scopes, useScope(permission));
}

/** Whether he makes and ends them as well. */
export function useMakes(noun: Noun): boolean {
  const scope = useScopeOf(noun);
  return noun.madeBy === undefined || (scope !== undefined && noun.madeBy.includes(scope));
}
