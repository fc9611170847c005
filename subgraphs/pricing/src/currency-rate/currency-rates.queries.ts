import type { CurrencyRate } from '@naga/kernel/currency-rate.js';
import type { Database } from '@naga/server-kit/database/database.js';

const STANDING = `select distinct on (currency) currency, trim_scale(per_dollar)::text as "perDollar",
    to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom"
  from currency_rate where valid_from <= $1::timestamptz and written_at <= $1::timestamptz
  order by currency, valid_from desc`;

/** The rates that were shown at a moment, of each currency that had one; what was written later was not. */
export const currencyRates = (database: Database, at: Date): Promise<CurrencyRate[]> =>
  database.rows<CurrencyRate>(STANDING, [at.toISOString()]);
