import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { BATCH, expireExchanges } from './expire-exchanges.command.js';

/** Every five seconds, batch after batch until none is over. */
export const expireExchangesJob: ScheduledJob<BookingServices> = {
  name: 'expire-exchanges',
  every: 5_000,
  async run(context) {
    while ((await expireExchanges(context)) === BATCH);
  },
};
