import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { forgetWingLogs } from './forget-wing-logs.command.js';

export const forgetWingLogsJob: ScheduledJob<BookingServices> = {
  name: 'forget-wing-logs',
  every: 3_600_000,
  run: forgetWingLogs,
};
