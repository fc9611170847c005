import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { PricingServices } from '../tariff/pricing-services.js';
import { BATCH, lapseReservations } from './lapse-reservations.command.js';

/** Every five seconds, batch after batch until none is due. */
export const lapseReservationsJob: ScheduledJob<PricingServices> = {
  name: 'lapse-coupon-reservations',
  every: 5_000,
  async run(context) {
    while ((await lapseReservations(context)) === BATCH);
  },
};
