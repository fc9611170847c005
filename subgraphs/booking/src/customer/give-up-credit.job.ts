import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { giveUpCredit } from './give-up-credit.command.js';

/** What was set aside when the account was deleted and came free since, and what a crash left. */
export const giveUpCreditJob: ScheduledJob<BookingServices> = {
  name: 'give-up-credit',
  every: 600_000,
  run: giveUpCredit,
};
