import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { closeAffiliateStatements } from './close-affiliate-statements.command.js';
import { gatherEarnings } from './gather-earnings.command.js';

const HOUR_MS = 3_600_000;

/** Every hour: statements of months that are over are closed, and what was approved since is written on the open ones. */
export const stateAffiliatesJob: ScheduledJob<BookingServices> = {
  name: 'state-affiliates',
  every: HOUR_MS,
  async run(context) {
    await closeAffiliateStatements(context);
    await gatherEarnings(context);
  },
};
