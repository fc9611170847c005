import { reachBy, type ScopeKey } from '@naga/server-kit/viewer/reach.js';
import { scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

interface Driven {
  readonly operatorId: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
}

/** What of a leg a scope's key is compared with; a buyer's scopes (own, agency) do not answer for its operator. */
const KEYS: { readonly [key in ScopeKey]?: keyof Driven } = {
  country: 'operatorCountryCode',
  operator: 'operatorId',
  branch: 'operatorBranchId',
};

/** The scopes of booking.edit in which somebody answers for an operator. */
export const DECIDING_SCOPES = scopesOf(KEYS);

/** Whether the viewer answers for the operator of a leg: by the scope of booking.edit (rules.md 8), never by a token. */
export function decidesFor(viewer: Viewer, leg: Driven): boolean {
  const reach = viewer.kind === 'user' ? reachBy(viewer, 'booking.edit', DECIDING_SCOPES) : 'nothing';
  if (reach === 'everything' || reach === 'nothing') return reach === 'everything';
  const column = KEYS[reach.by];
  return column !== undefined && leg[column] === reach.key;
}
