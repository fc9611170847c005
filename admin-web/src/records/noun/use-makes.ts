import { useGrants } from '@naga/app-kit/PermissionGate';
import { type Reach, REACHES, type SaidRights, widestOf } from '@naga/kernel/reach.js';
import type { ListedNoun } from './noun.js';

type Looked = Pick<ListedNoun, 'permission' | 'scopes' | 'madeBy'>;

/** The scope in which somebody with these rights looks after records of a noun; undefined: he does not. */
export const scopeOf = ({ permission, scopes = REACHES }: Looked, grants: SaidRights): Reach | undefined =>
  widestOf(scopes, grants[permission]);

/** Whether he makes and ends them as well. */
export function makes(noun: Looked, grants: SaidRights): boolean {
  const scope = scopeOf(noun, grants);
  return scope !== undefined && (noun.madeBy === undefined || noun.madeBy.includes(scope));
}

/** The scope in which the reader looks after records of a noun. */
export const useScopeOf = (noun: Looked): Reach | undefined => scopeOf(noun, useGrants());

/** Whether the reader makes and ends them as well. */
export const useMakes = (noun: Looked): boolean => makes(noun, useGrants());
