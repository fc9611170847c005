import { canBePaid, type Money } from '@naga/kernel/money.js';
import { stateMachine } from '@naga/kernel/state-machine.js';

export const FARE_ALERT_STATES = { WAITING: 'WAITING', ACTIVE: 'ACTIVE' } as const;
export type FareAlertState = keyof typeof FARE_ALERT_STATES;

/** Guests prove their mailbox first; who has said yes is told of every fall until the day is over or he ends it. */
export const fareAlertStates = stateMachine<FareAlertState>('WAITING', { WAITING: ['ACTIVE'], ACTIVE: [] });

/**
 * Below which amount somebody is told, in minor units of the price he sees: what he typed, else that price itself.
 * Undefined for what nobody can pay, and for more than the price: that would have been told at once.
 */
export function markOf(lowest: Money, typed: number | null | undefined): number | undefined {
  if (typed == null) return lowest.amount;
  const isPrice = typed > 0 && typed <= lowest.amount && canBePaid(typed, lowest.currency);
  return isPrice ? typed : undefined;
}

/** What is watched for: a price in one currency below a mark. */
export interface Mark {
  readonly below: number;
  readonly currency: string;
}

/** Whether a price is told: each only once, because it is the next mark. Nobody compares two currencies. */
export const hasFallen = ({ below, currency }: Mark, lowest: Money | undefined): boolean =>
  lowest !== undefined && lowest.currency === currency && lowest.amount < below;
