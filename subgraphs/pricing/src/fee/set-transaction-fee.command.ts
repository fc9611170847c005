import type { Currency } from '@naga/kernel/money.js';
import type { FeeTerms } from '@naga/kernel/transaction-fee.js';
import { ChangedMeanwhile } from '@naga/server-kit/graphql/changed-meanwhile.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { feeProblems } from './fee-problems.rules.js';
import { type StandingFee, transactionFees } from './transaction-fees.queries.js';

export interface FeeWish extends FeeTerms {
  readonly currency: Currency;
  /** That was looked at; 0: nobody had set any. */
  readonly version: number;
}

/** Writes nothing where another version is there. */
const WRITE = `insert into transaction_fee (currency, percent, fixed, by_method, version, saved_at, saved_by_id)
  select $1::text, $2::int, $3::bigint, $4::jsonb, 1, to_timestamp($6::float8 / 1000), $7::bigint
    where $5::int = 0 or exists (select 1 from transaction_fee where currency = $1::text)
  on conflict (currency) do update set percent = excluded.percent, fixed = excluded.fixed, by_method = excluded.by_method,
    version = transaction_fee.version + 1, saved_at = excluded.saved_at, saved_by_id = excluded.saved_by_id
    where transaction_fee.version = $5::int
  returning version`;

/**
 * What bookings in one currency pay beside their fares from now on; those that are held keep the terms they were held
 * under. Refused: CHANGED_MEANWHILE; BAD_USER_INPUT at the field.
 */
export async function setTransactionFee(context: PricingContext, wish: FeeWish): Promise<StandingFee> {
  const { database, clock, viewer, services } = context;
  const { currency, version, percent, fixed } = wish;
  const byMethod = wish.byMethod.map((own) => ({ method: own.method, percent: own.percent, fixed: own.fixed }));
  const problems = feeProblems({ percent, fixed, byMethod }, currency);
  if (problems.length > 0) throw new InvalidInput(problems);
  const values = [currency, percent, fixed, JSON.stringify(byMethod), version, clock.now(), personBehind(viewer)];
  const written = await database.change(WRITE, values);
  const standing = (await transactionFees(context)).find((fee) => fee.currency === currency)!;
  if (written.length > 0) {
    await services.tariff.settled();
    return standing;
  }
  const { savedAt, savedById } = standing;
  throw new ChangedMeanwhile({ by: null, at: savedAt?.toISOString() ?? null }, savedById);
}
