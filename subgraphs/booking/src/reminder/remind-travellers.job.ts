import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { BATCH, remindTravellers } from './remind-travellers.command.js';

/** Every minute, batch after batch until everybody who travels tomorrow knows. */
export const remindTravellersJob: ScheduledJob<BookingServices> = {
  name: 'remind-travellers',
  every: 60_000,
  async run(context) {
    while ((await remindTravellers(context)) === BATCH);
  },
};
