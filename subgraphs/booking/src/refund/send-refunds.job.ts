import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { sendRefunds } from './send-refunds.command.js';

/** Refunds on their way, until they are done. */
export const sendRefundsJob: ScheduledJob<BookingServices> = {
  name: 'send-refunds',
  every: 5_000,
  run: sendRefunds,
};
