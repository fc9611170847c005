import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { forgetPeople } from './forget-people.command.js';

/** Travel is over at midnight; ten minutes later at most nobody knows any more who travelled. */
export const forgetPeopleJob: ScheduledJob<BookingServices> = {
  name: 'forget-people',
  every: 600_000,
  run: forgetPeople,
};
