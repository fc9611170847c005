import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { rejectOverdue } from './reject-overdue.command.js';

/** Every five seconds, by the clock. */
export const rejectOverdueJob: ScheduledJob<BookingServices> = {
  name: 'reject-overdue',
  every: 5_000,
  run: rejectOverdue,
};
