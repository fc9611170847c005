import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { BATCH, expireHolds } from './expire-holds.command.js';
import { forgetHolders } from './hold-limit.js';

/** Every five seconds, batch after batch until none is due; who held what is over is forgotten. */
export const expireHoldsJob: ScheduledJob<BookingServices> = {
  name: 'expire-holds',
  every: 5_000,
  async run(context) {
    while ((await expireHolds(context)) === BATCH);
    await forgetHolders(context);
  },
};
