import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { PricingServices } from '../tariff/pricing-services.js';
import { knownOperators } from './known-operators.js';

const UNKNOWN = `select operator_id::text as id from operator_tariff where country_code is null limit 200`;

/** Operators that had zones before their countries were kept. */
export const learnCountriesJob: ScheduledJob<PricingServices> = {
  name: 'learn-countries-of-tariffs',
  every: 60_000,
  async run(context) {
    const rows = await context.database.rows<{ id: string }>(UNKNOWN);
    if (rows.length > 0)
      await knownOperators(
        context,
        rows.map(({ id }) => id),
      );
  },
};
