import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { BATCH, expirePoints } from './expire-points.command.js';

/** Every minute, batch after batch until none is due. */
export const expirePointsJob: ScheduledJob<UsersServices> = {
  name: 'expire-points',
  every: 60_000,
  async run(context) {
    while ((await expirePoints(context)) === BATCH);
  },
};
