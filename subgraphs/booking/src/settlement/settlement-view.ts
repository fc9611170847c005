import { colleague, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { SettlementView } from './settlement.type.js';
import type { Statement } from './settlements.queries.js';

/** A statement as the API shows it: people by their names. */
export const settlementView = ({ approvals, paidBy, ...statement }: Statement): SettlementView =>
  Object.assign(new SettlementView(), statement, {
    approvals: approvals.map(({ userId, ...approval }) => ({ ...approval, by: colleague(userId) })),
    paidBy: colleagueOf(paidBy),
  });
