import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { BookingServices } from '../services.js';
import { knownOperators } from './known-operators.js';

const UNKNOWN = `select operator_id::text as id from operator_country where country_code is null limit 200`;

/** Operators that had records before their countries were kept, or whose records came with a market. */
export const learnCountriesJob: ScheduledJob<BookingServices> = {
  name: 'learn-countries-of-operators',
  every: 60_000,
  async run(context) {
    const rows = await context.database.rows<{ id: string }>(UNKNOWN);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await knownOperators(context, ids);
  },
};
