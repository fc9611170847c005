import type { Currency } from '@naga/kernel/money.js';
import type { RefundFailure } from '../payment/refund-failure.rules.js';
import type { OtherWay } from './other-way.rules.js';
import type { RefundState } from './refund-state.rules.js';

/** Money on its way back, as a statement reads it. Minor units of `currency`, instants in epoch milliseconds. */
export interface RefundRecord {
  readonly id: string;
  readonly paymentId: string;
  readonly state: RefundState;
  readonly amount: number;
  /** Another than the booking's where other money arrived and goes back. */
  readonly currency: Currency;
  readonly reason: string;
  /** The rides that it is of; none where it is of the booking as a whole. */
  readonly legIds: readonly string[];
  /** The seats of these rides; none where it is of whole rides, or of the booking. */
  readonly partIds: readonly string[];
  readonly createdAt: number;
  readonly doneAt: number | null;
  /** Into its owner's wallet instead of the way it came. */
  readonly toWallet: boolean;
  /** A counter hands it out, however it came. */
  readonly inCash: boolean;
  /** How often its provider refused it. */
  readonly failures: number;
  /** Why its provider refused it last; null unless it is failed. */
  readonly failure: RefundFailure | null;
  /** When a failed one is tried again; null where it waits for a person. */
  readonly retryAt: number | null;
  /** Where else somebody wants a refused one to go, who, and who else said yes. */
  readonly otherWay: OtherWay | null;
  readonly askedById: string | null;
  readonly decidedById: string | null;
}
