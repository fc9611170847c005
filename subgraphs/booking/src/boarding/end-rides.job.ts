import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { BATCH, COMPLETED, endRides, NO_SHOW } from './end-rides.command.js';

/** Every half minute, batch after batch until none is due. */
export const endRidesJob: ScheduledJob<BookingServices> = {
  name: 'end-rides',
  every: 30_000,
  async run(context) {
    while ((await endRides(context, NO_SHOW)) === BATCH);
    while ((await endRides(context, COMPLETED)) === BATCH);
  },
};
