import { stateMachine } from '@naga/kernel/state-machine.js';

export const PART_STATES = {
  HELD: 'HELD',
  PENDING_OPERATOR: 'PENDING_OPERATOR',
  CONFIRMED: 'CONFIRMED',
  TICKETED: 'TICKETED',
  BOARDED: 'BOARDED',
  COMPLETED: 'COMPLETED',
  NO_SHOW: 'NO_SHOW',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'CANCELLED',
  REJECTED: 'REJECTED',
  RELEASED: 'RELEASED',
  REFUNDED: 'REFUNDED',
  EXCHANGE_ONGOING: 'EXCHANGE_ONGOING',
  EXCHANGED: 'EXCHANGED',
} as const;
export type PartState = keyof typeof PART_STATES;

/**
 * The table of rules.md 3. What leaves EXPIRED is a late payment whose seats were still free; what leaves NO_SHOW, a scan
 * that was made in time and reached us late (docs/decisions/0023).
 */
export const partStates = stateMachine<PartState>('HELD', {
  HELD: ['CONFIRMED', 'PENDING_OPERATOR', 'EXPIRED', 'CANCELLED'],
  PENDING_OPERATOR: ['CONFIRMED', 'REJECTED'],
  CONFIRMED: ['TICKETED'],
  TICKETED: ['BOARDED', 'NO_SHOW', 'REFUNDED', 'RELEASED', 'CANCELLED', 'EXCHANGE_ONGOING'],
  BOARDED: ['TICKETED', 'COMPLETED'],
  COMPLETED: [],
  NO_SHOW: ['BOARDED', 'REFUNDED', 'RELEASED'],
  EXPIRED: ['CONFIRMED', 'PENDING_OPERATOR'],
  CANCELLED: [],
  REJECTED: [],
  RELEASED: ['REFUNDED'],
  REFUNDED: [],
  EXCHANGE_ONGOING: ['TICKETED', 'EXCHANGED'],
  EXCHANGED: [],
});

const SOLD: readonly PartState[] = ['CONFIRMED', 'TICKETED', 'BOARDED', 'COMPLETED', 'NO_SHOW', 'EXCHANGE_ONGOING'];
const LIVE: readonly PartState[] = ['HELD', 'PENDING_OPERATOR', ...SOLD];
const GIVEN_BACK: readonly PartState[] = ['RELEASED', 'REFUNDED'];

/** Nobody bought it, or not for good: nobody earns by it. */
export const UNEARNED: readonly PartState[] = ['HELD', 'EXPIRED', 'PENDING_OPERATOR', 'REJECTED'];

/** Whether the passenger has bought this seat and still has it. */
export const isSold = (state: PartState): boolean => SOLD.includes(state);
/** Whether it was paid for, or will be on boarding: sold, or waiting for its operator. */
export const isBought = (state: PartState): boolean => state === 'PENDING_OPERATOR' || isSold(state);
/** Whether paying can still buy it. */
export const isForSale = (state: PartState): boolean => state === 'HELD' || state === 'EXPIRED';
/** Whether the part still has to be paid for. */
export const isLive = (state: PartState): boolean => LIVE.includes(state);
/** Whether it was sold once and came back: fees stay due. */
export const isGivenBack = (state: PartState): boolean => GIVEN_BACK.includes(state);
/** Whether its passenger or its seller gave it up. */
export const isCancelled = (state: PartState): boolean => state === 'CANCELLED' || isGivenBack(state);
/** Whether all of them may take that step. */
export const canAll = (states: readonly PartState[], to: PartState): boolean =>
  states.length > 0 && states.every((state) => partStates.can(state, to));
