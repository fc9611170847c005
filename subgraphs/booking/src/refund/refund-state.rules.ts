import { stateMachine } from '@naga/kernel/state-machine.js';

/** rules.md 6: created → transit → done; a failed one is tried again. */
export const refundStates = stateMachine('created', {
  created: ['transit', 'canceled'],
  transit: ['done', 'failed'],
  failed: ['created'],
  done: [],
  canceled: [],
});
export type RefundState = 'created' | 'transit' | 'done' | 'failed' | 'canceled';
