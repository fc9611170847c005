import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { MoneySource } from '../ledger/entries.rules.js';

/** Who may take and hand out cash: people of a counter, not who sells for himself alone. */
export const COLLECTING_SCOPES = ['branch', 'operator', 'agency', 'country', 'all'] as const;

/** Whether somebody takes cash by his permission. */
export const isCounter = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && COLLECTING_SCOPES.some((scope) => scope === scopeOf(viewer, 'booking.edit'));

/**
 * Whose the cash is that somebody takes: an agency pays it out of its balance at once, so that its credit limit holds for
 * it too (docs/decisions/0028); an operator has it in hand until the settlement; else the platform. Whoever acts as somebody stands at no counter of his.
 */
export function collectorOf(viewer: Viewer): MoneySource {
  const { agencyId, operatorId } = viewer.kind === 'user' && viewer.impersonatorId === undefined ? viewer : {};
  if (agencyId !== undefined) return { provider: 'agency', party: agencyId };
  return { provider: 'counter', party: operatorId === undefined ? 'platform' : `operator:${operatorId}` };
}
