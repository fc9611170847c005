import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { deliverCallbacks } from './deliver-callbacks.command.js';

/** The sandbox's call-backs, until they are acknowledged. */
export const deliverCallbacksJob: ScheduledJob<BookingServices> = {
  name: 'deliver-sandbox-callbacks',
  every: 2_000,
  run: deliverCallbacks,
};
