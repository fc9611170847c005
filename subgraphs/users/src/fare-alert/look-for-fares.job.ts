import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { BATCH, lookForFares } from './look-for-fares.command.js';

/** Soon after prices or seats were told to have changed, batch after batch. */
export const lookForFaresJob: ScheduledJob<UsersServices> = {
  name: 'look-for-fares',
  every: 10_000,
  async run(context) {
    while ((await lookForFares(context)) === BATCH);
  },
};
