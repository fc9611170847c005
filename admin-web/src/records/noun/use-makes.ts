import { useScope } from '@naga/app-kit/PermissionGate';
import { type Reach, REACHES, widestOf } from '@naga/kernel/reach.js';
import type { ListedNoun } from './noun.js';

type Looked = Pick<ListedNoun, 'permission' | 'scopes' | 'madeBy'>;

/** The scope in which the reader looks after records of a noun. */
export function useScopeOf({ permission, scopes = REACHES }: Looked): Reach | undefined {
  return widestOf(scopes, useScope(permission));
}

/** Whether he makes and ends them as well. */
export function useMakes(noun: Looked): boolean {
  const scope = useScopeOf(noun);
  return noun.madeBy === undefined || (scope !== undefined && noun.madeBy.includes(scope));
}
