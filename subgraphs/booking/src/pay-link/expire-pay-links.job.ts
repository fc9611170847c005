import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { expirePayLinks } from './end-pay-link.command.js';

/** Links whose time is over. */
export const expirePayLinksJob: ScheduledJob<BookingServices> = {
  name: 'expire-pay-links',
  every: 30_000,
  run: expirePayLinks,
};
