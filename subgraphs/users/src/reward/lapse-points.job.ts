import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { UsersServices } from '../services.js';
import { BATCH, lapsePoints } from './lapse-points.command.js';

/** Every five seconds, batch after batch until none is due. */
export const lapsePointsJob: ScheduledJob<UsersServices> = {
  name: 'lapse-reserved-points',
  every: 5_000,
  async run(context) {
    while ((await lapsePoints(context)) === BATCH);
  },
};
