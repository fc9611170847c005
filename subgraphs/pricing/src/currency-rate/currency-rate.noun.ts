import { defineNoun } from '@naga/server-kit/crud/noun.js';
import { choice } from '@naga/server-kit/crud/noun-field.js';
import { line } from '@naga/server-kit/crud/text-field.js';
import { instant } from '@naga/server-kit/crud/time-field.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { AnyContext } from '@naga/server-kit/graphql/context.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { RATED, type Rated } from './currency-rate.entity.js';
import { rate } from './rate-field.js';
import { rateProblems } from './rate-standing.rules.js';

const OTHERS = `select trim_scale(per_dollar)::text as "perDollar",
    to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom"
  from currency_rate where currency = $1 and id is distinct from $2::bigint`;
/** One at a time of a currency, so that two do not pass each other. */
const QUEUE = `select pg_advisory_xact_lock(hashtext('currency_rate'), hashtext($1))`;

async function guard(
  transaction: RowTransaction,
  { currency, perDollar, validFrom }: { currency: Rated; perDollar: string; validFrom: Date | string },
  before: { readonly id: string } | undefined,
  { clock }: AnyContext,
): Promise<void> {
  await transaction.rows(QUEUE, [currency]);
  const others = await transaction.rows<{ perDollar: string; validFrom: string }>(OTHERS, [
    currency,
    before?.id ?? null,
  ]);
  const said = { perDollar: perDollar.trim(), validFrom: new Date(validFrom).toISOString() };
  const problems = rateProblems(said, others, new Date(clock.now()).toISOString());
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** What a dollar is in other currencies, as the platform looks after it; what has begun stays (currencies-have-rates.ts). */
export const currencyRateNoun = defineNoun({
  name: 'CurrencyRate',
  plural: 'CurrencyRates',
  about: 'What one US dollar is in a currency, from a moment on. One that has begun is neither changed nor removed.',
  table: 'currency_rate',
  permission: 'pricing.edit',
  fields: {
    title: line({
      max: 40,
      searched: true,
      elsewhere: true,
      about: "'KHR 4.100', 'THB 32,4': as amounts are read.",
    }),
    currency: choice({ of: RATED, named: 'RatedCurrency', fixed: true, filtered: true }),
    perDollar: rate({
      searched: true,
      about: "Units of the currency, an exact decimal with at most six decimals: '4100', '25.5'.",
    }),
    validFrom: instant({ sorted: true, about: 'Later than the rate that holds now.' }),
  },
  called: 'title',
  ends: 'removed',
  made: ({ clock }) => ({ written_at: new Date(clock.now()) }),
  guard,
});
