import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { expirePayments } from './expire-payments.command.js';

/** Attempts with a deadline of their own, when it is over. */
export const expirePaymentsJob: ScheduledJob<BookingServices> = {
  name: 'expire-payments',
  every: 5_000,
  run: expirePayments,
};
