import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { giveUpCredit } from './give-up-credit.command.js';
import { openWallets } from './open-wallets.command.js';

/** What was set aside when the account was deleted and came free since, what a crash left, and wallets of who stayed after all. */
export const giveUpCreditJob: ScheduledJob<BookingServices> = {
  name: 'give-up-credit',
  every: 600_000,
  run: async (context: BookingContext) => {
    await giveUpCredit(context);
    await openWallets(context);
  },
};
