import { stateMachine } from '@naga/kernel/state-machine.js';

/** created → transit → done; one that its provider refused is failed, and tried again. */
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

/** When a refund that was refused so many times, now for the last time, is tried again: in an hour, six, then each day. */
export const retryAt = (failures: number, now: number): number => now + WAITS[Math.min(failures, WAITS.length) - 1]!;
