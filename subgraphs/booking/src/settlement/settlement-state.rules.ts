import { stateMachine } from '@naga/kernel/state-machine.js';

export const SETTLEMENT_STATES = {
  OPEN: 'OPEN',
  CLOSED: 'CLOSED',
  DISPUTED: 'DISPUTED',
  APPROVED: 'APPROVED',
  PAID: 'PAID',
  RECONCILED: 'RECONCILED',
} as const;
export type SettlementState = keyof typeof SETTLEMENT_STATES;

/** rules.md 13. A statement stays DISPUTED until the last question about its lines is answered. */
export const settlementStates = stateMachine<SettlementState>('OPEN', {
  OPEN: ['CLOSED'],
  CLOSED: ['APPROVED', 'DISPUTED'],
  DISPUTED: ['CLOSED'],
  APPROVED: ['PAID'],
  PAID: ['RECONCILED'],
  RECONCILED: [],
});

export type Side = 'OPERATOR' | 'PLATFORM';

/** One person who agrees, and for whom he speaks. */
export interface Approval {
  readonly side: Side;
  readonly userId: string;
}

const PLATFORM_PEOPLE = 2;

/** Whether enough people agree: one of the operator's, or two different ones of the platform's (rules.md 8: P). */
export function isApproved(approvals: readonly Approval[]): boolean {
  if (approvals.some(({ side }) => side === 'OPERATOR')) return true;
  return new Set(approvals.map(({ userId }) => userId)).size >= PLATFORM_PEOPLE;
}
