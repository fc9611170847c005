import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { BATCH, lookForSeats } from './look-for-seats.command.js';

/** Soon after seats were told to be free, batch after batch. */
export const lookForSeatsJob: ScheduledJob<UsersServices> = {
  name: 'look-for-seats',
  every: 10_000,
  async run(context) {
    while ((await lookForSeats(context)) === BATCH);
  },
};
