import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { giveOverdueCodes } from './give-overdue-codes.command.js';

/** Every minute, by the clock. */
export const giveOverdueCodesJob: ScheduledJob<BookingServices> = {
  name: 'give-overdue-codes',
  every: 60_000,
  run: giveOverdueCodes,
};
