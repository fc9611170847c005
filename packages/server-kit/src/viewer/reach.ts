import { widestOf } from '@naga/kernel/reach.js';
import { type Scope, SCOPES, type Viewer } from './viewer.js';

/** What a row carries and a scope compares: who sold or sent it, whose it is. */
export type ScopeKey = 'own' | 'branch' | 'operator' | 'agency' | 'country';

/** Whose rows a permission reaches: everybody's, nobody's, or those that carry this key of the viewer's. */
export type Reach = 'everything' | 'nothing' | { readonly by: ScopeKey; readonly key: string };

const keyOf = (viewer: Extract<Viewer, { kind: 'user' }>, by: ScopeKey): string | undefined => {
  const { userId, branchId, operatorId, agencyId, countryCode } = viewer;
  return { own: userId, branch: branchId, operator: operatorId, agency: agencyId, country: countryCode }[by];
};

/**
 * The viewer's reach by one permission (rules.md 8). A service reaches everything; a scope whose key he does not have (an
 * operator's admin without operator) reaches nothing. The mode is not in it: every query filters by the viewer's mode.
 * `known`: the scopes such rows are looked at by, as their doors say; a wider one reaches as far as the widest of them.
 */
export function reachBy(viewer: Viewer, permission: string, known: readonly Scope[] = SCOPES): Reach {
  if (viewer.kind === 'service') return 'everything';
  const scope = widestOf(known, viewer.grants[permission]);
  if (scope === undefined || viewer.kind !== 'user') return 'nothing';
  if (scope === 'all') return 'everything';
  const key = keyOf(viewer, scope);
  return key === undefined ? 'nothing' : { by: scope, key };
}
