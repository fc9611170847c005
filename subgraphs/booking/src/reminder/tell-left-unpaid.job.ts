import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { tellLeftUnpaid } from './tell-left-unpaid.command.js';

/** Holds last minutes, so it looks often. */
export const tellLeftUnpaidJob: ScheduledJob<BookingServices> = {
  name: 'tell-left-unpaid',
  every: 20_000,
  run: tellLeftUnpaid,
};
