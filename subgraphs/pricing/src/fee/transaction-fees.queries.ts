import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import type { FeeTerms } from '@naga/kernel/transaction-fee.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { MOST_FIXED } from './fee-problems.rules.js';

/** The fee of a currency, as who sets it looks at it. */
export interface StandingFee {
  /** Null: nobody ever set it. */
  readonly id: string | null;
  readonly currency: Currency;
  readonly terms: FeeTerms;
  /** Minor units. */
  readonly mostFixed: number;
  /** 0: nobody ever set it. */
  readonly version: number;
  readonly savedAt: Date | null;
  readonly savedById: string | null;
}

type Row = Omit<StandingFee, 'mostFixed'>;

const STANDING = `select id::text as id, currency, json_build_object('percent', percent, 'fixed', fixed, 'byMethod', by_method) as terms,
  version, saved_at as "savedAt", saved_by_id::text as "savedById" from transaction_fee`;

const UNSET = { id: null, terms: { percent: 0, fixed: 0, byMethod: [] }, version: 0, savedAt: null, savedById: null };

/** The fees of all currencies, in the order of money.ts; nothing where nobody set one. */
export async function transactionFees({ database }: Pick<PricingContext, 'database'>): Promise<StandingFee[]> {
  const rows = await database.rows<Row>(STANDING);
  return CURRENCIES.map((currency) => ({
    ...UNSET,
    ...rows.find((row) => row.currency === currency),
    currency,
    mostFixed: MOST_FIXED[currency],
  }));
}
