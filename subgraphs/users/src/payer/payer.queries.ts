import type { CommissionRate } from '../commission-level/commission-rate.rules.js';
import type { Database } from '@naga/server-kit/database/database.js';

export interface PayerFacts {
  readonly blockPayOnBoarding: boolean;
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  /** Minor units; null without an agency that is active. */
  readonly creditLimit: { readonly amount: number; readonly currency: string } | null;
  readonly agencyCountryCode: string | null;
  /** What is earned of a sale: the seller's own level, else his agency's. */
  readonly commissionRates: readonly CommissionRate[];
}

const FACTS = `select coalesce(a.block_pay_on_boarding, false) as "blockPayOnBoarding",
    coalesce(a.allow_pay_on_boarding_even_if_auto_blocked, false) as "allowPayOnBoardingEvenIfAutoBlocked",
    case when g.active
      then json_build_object('amount', g.credit_limit, 'currency', g.credit_currency) end as "creditLimit",
    g.country_code as "agencyCountryCode", coalesce(l.rates, '[]') as "commissionRates"
  from (select 1) one left join account a on a.id = $1::bigint left join agency g on g.id = $2::bigint
    left join account s on s.id = $3::bigint and s.agency_id = g.id
    left join commission_level l on l.id = coalesce(s.commission_level_id, g.commission_level_id)`;

/** What is known of an account and an agency that pay; of one that nobody has, nothing stands against it. */
export async function payerFacts(
  database: Database,
  accountId: string | null | undefined,
  agencyId: string | null | undefined,
  sellerId: string | null | undefined,
): Promise<PayerFacts> {
  const [facts] = await database.rows<PayerFacts>(FACTS, [accountId ?? null, agencyId ?? null, sellerId ?? null]);
  return facts!;
}
