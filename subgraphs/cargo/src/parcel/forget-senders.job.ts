import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import { forgetSenders } from './forget-senders.command.js';

/** Hourly: parcels end at any time. */
export const forgetSendersJob: ScheduledJob<undefined> = {
  name: 'forget-senders',
  every: 3_600_000,
  run: forgetSenders,
};
