import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { BATCH, expireHolds } from './expire-holds.command.js';

/** Every five seconds, batch after batch until none is due. */
export const expireHoldsJob: ScheduledJob<BookingServices> = {
  name: 'expire-holds',
  every: 5_000,
  async run(context) {
    while ((await expireHolds(context)) === BATCH);
  },
};
