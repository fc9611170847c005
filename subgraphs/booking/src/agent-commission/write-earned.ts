import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Earned, SoldLevel } from './agent-commission.rules.js';

const WRITE = `update part p set agent_commission = e.amount, agent_commission_rate = e.rate, agent_level = e.level
  from jsonb_to_recordset($1::jsonb) as e(id bigint, amount bigint, rate int, level jsonb) where p.id = e.id`;

interface EarnedPart extends Earned {
  readonly id: string;
  readonly level: SoldLevel | null;
}

/** Keeps with each part what its agency earns of it. */
export const writeEarned = (transaction: RowTransaction, earned: readonly EarnedPart[]): Promise<unknown> =>
  transaction.rows(WRITE, [JSON.stringify(earned)]);
