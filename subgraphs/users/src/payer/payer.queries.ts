import { isSameTelephone } from '@naga/kernel/telephone-digits.js';
import type { CommissionRate } from '../commission-level/commission-rate.rules.js';
import type { Database } from '@naga/server-kit/database/database.js';

export interface PayerFacts {
  readonly blockPayOnBoarding: boolean;
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  /** Minor units; null without an agency that is active. */
  readonly creditLimit: { readonly amount: number; readonly currency: string } | null;
  readonly agencyCountryCode: string | null;
  /** By which level a sale earns: the seller's own, else his agency's; null without any. */
  readonly commissionLevel: { readonly name: string; readonly version: number } | null;
  /** What is earned of a sale by it. */
  readonly commissionRates: readonly CommissionRate[];
}

/** Of blocked accounts those whose number ends alike: few, and kernel/telephone-digits says which have the same one. */
const FACTS = `select coalesce(a.block_pay_on_boarding, false) as blocked,
    array(select b.phone_number from account b where b.block_pay_on_boarding
      and right(b.phone_number, 8) = right(regexp_replace($4, '\\D', '', 'g'), 8)) as "blockedPhones",
    coalesce(a.allow_pay_on_boarding_even_if_auto_blocked, false) as "allowPayOnBoardingEvenIfAutoBlocked",
    case when g.active
      then json_build_object('amount', g.credit_limit, 'currency', g.credit_currency) end as "creditLimit",
    g.country_code as "agencyCountryCode", coalesce(l.rates, '[]') as "commissionRates",
    case when l.id is not null then json_build_object('name', l.name, 'version', l.version) end as "commissionLevel"
  from (select 1) one left join account a on a.id = $1::bigint left join agency g on g.id = $2::bigint
    left join account s on s.id = $3::bigint and s.agency_id = g.id
    left join commission_level l on l.id = coalesce(s.commission_level_id, g.commission_level_id)`;

interface Row extends Omit<PayerFacts, 'blockPayOnBoarding'> {
  readonly blocked: boolean;
  readonly blockedPhones: readonly string[];
}

/**
 * What is known of an account and an agency that pay; of one that nobody has, nothing stands against it.
 * @param phone the telephone of the booking: who was blocked and buys as a guest is blocked still
 */
export async function payerFacts(
  database: Database,
  accountId: string | null | undefined,
  agencyId: string | null | undefined,
  sellerId: string | null | undefined,
  phone: string | null | undefined,
): Promise<PayerFacts> {
  const asked = [accountId ?? null, agencyId ?? null, sellerId ?? null, phone ?? null];
  const [row] = await database.rows<Row>(FACTS, asked);
  const { blocked, blockedPhones, ...facts } = row!;
  return { ...facts, blockPayOnBoarding: blocked || blockedPhones.some((own) => isSameTelephone(own, phone)) };
}
