import { colleague, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { OverruleRow } from './overrules.queries.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import { answersOf } from '@naga/server-kit/viewer/second-person.js';
import type { OverruleView } from './overrule.type.js';

/** A request as one viewer sees it. */
export function overruleView({ amount, currency, decidedById, ...row }: OverruleRow, viewer: Viewer): OverruleView {
  return {
    ...row,
    state: row.state as RequestState,
    seats: row.seats ?? [],
    amount: { amount, currency },
    askedBy: colleague(row.askedById),
    decidedBy: colleagueOf(decidedById),
    ...answersOf(row, viewer, 'refund.overrule'),
  };
}
