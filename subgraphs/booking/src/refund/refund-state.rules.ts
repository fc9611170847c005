import { stateMachine } from '@naga/kernel/state-machine.js';
import type { RefundFailure } from '../payment/refund-failure.rules.js';

/**
 * created → transit → done; one that its provider refused is failed, and tried again. What is to go another way is created
 * once more and canceled, and another stands in its place.
 */
export const refundStates = stateMachine('created', {
  created: ['transit', 'canceled'],
  transit: ['done', 'failed'],
  failed: ['created'],
  done: [],
  canceled: [],
});
export type RefundState = 'created' | 'transit' | 'done' | 'failed' | 'canceled';

const HOUR = 3_600_000;
const WAITS = [1, 6, 24].map((hours) => hours * HOUR);

/** How often a refund is tried by itself: what is closed does not open again, what gives no reason may. */
const TRIES: Readonly<Record<RefundFailure, number>> = { ACCOUNT_CLOSED: 2, NOT_REFUNDABLE: 2, OTHER: 5 };

/**
 * When a refund that was refused so many times, now and for this reason, is tried again: in an hour, six, then each day.
 * Null once it waits for a person.
 */
export const retryAt = (failures: number, failure: RefundFailure, now: number): number | null =>
  failures >= TRIES[failure] ? null : now + WAITS[Math.min(failures, WAITS.length) - 1]!;

interface Refused {
  readonly failures: number;
  /** Null before the first. */
  readonly failure: RefundFailure | null;
}

/** Whether nobody tries it any more unless a person does. */
export const waitsForPerson = ({ failures, failure }: Refused): boolean =>
  failure !== null && retryAt(failures, failure, 0) === null;

/** Whether it waits for a person from this refusal on; what he tries in vain himself ended before. */
export const endsTries = (before: Refused, failure: RefundFailure): boolean =>
  waitsForPerson({ failures: before.failures + 1, failure }) && !waitsForPerson(before);
