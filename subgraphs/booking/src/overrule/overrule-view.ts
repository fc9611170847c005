import { colleague, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { OverruleRow } from './overrules.queries.js';
import { peopleOf, personBehind } from './people-of.js';
import type { OverruleState, OverruleView } from './overrule.type.js';

/** A request as one viewer sees it. */
export function overruleView(
  { amount, currency, askedById, decidedById, ...row }: OverruleRow,
  viewer: Viewer,
): OverruleView {
  const people = peopleOf(viewer);
  const waits = row.state === 'waiting';
  return {
    ...row,
    state: row.state as OverruleState,
    seats: row.seats ?? [],
    amount: { amount, currency },
    askedBy: colleague(askedById),
    decidedBy: colleagueOf(decidedById),
    canDecide: waits && scopeOf(viewer, 'refund.overrule') !== undefined && !people.includes(askedById),
    canWithdraw: waits && viewer.kind === 'user' && personBehind(viewer) === askedById,
  };
}
