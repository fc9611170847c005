import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { Payee } from './payee.rules.js';
import type { Period } from './period.rules.js';

/** Whose statement, for which month. */
export interface StatementKey extends Period {
  readonly mode: string;
  /** Left out: the operator. */
  readonly payee?: Payee;
  /** Of a CAUSE which; empty: nobody kept it. */
  readonly cause?: string;
  /** '0': of no operator. */
  readonly operatorId: string;
  readonly operatorName: string;
  readonly operatorCountryCode: string;
  /** '0': rides that no branch runs. */
  readonly branchId: string;
  readonly currency: string;
}

const RECORDS = `jsonb_to_recordset($1::jsonb) as k(mode text, payee text, cause text, "operatorId" bigint, "operatorName" text,
  "operatorCountryCode" text, "branchId" bigint, currency text, "from" date, "to" date)`;

const OPEN = `insert into settlement (mode, payee, cause, operator_id, operator_name, operator_country_code, branch_id, currency,
    period_from, period_to, state)
  select mode, coalesce(payee, 'OPERATOR'), coalesce(cause, ''), "operatorId", "operatorName", "operatorCountryCode", "branchId", currency, "from", "to", 'OPEN'
  from ${RECORDS} on conflict do nothing`;

/** Held until commit: nobody closes a statement that lines are being written on. */
const FIND = `select s.id::text as id, s.mode, s.payee, s.cause, s.operator_id::text as "operatorId", s.branch_id::text as "branchId",
    s.currency, s.period_from::text as "from"
  from settlement s join ${RECORDS} on s.mode = k.mode and s.payee = coalesce(k.payee, 'OPERATOR')
    and s.cause = coalesce(k.cause, '') and s.operator_id = k."operatorId"
    and s.branch_id = k."branchId" and s.currency = k.currency and s.period_from = k."from"
  order by s.id for share of s`;

type Named = Pick<StatementKey, 'mode' | 'payee' | 'cause' | 'operatorId' | 'branchId' | 'currency' | 'from'>;

/** One word for a statement. */
export const keyOf = ({ mode, payee = 'OPERATOR', cause = '', operatorId, branchId, currency, from }: Named): string =>
  [mode, payee, cause, operatorId, branchId, currency, from].join(' ');

/** The ids of these statements by keyOf, opened where they are missing. */
export async function openStatements(
  transaction: RowTransaction,
  keys: readonly StatementKey[],
): Promise<ReadonlyMap<string, string>> {
  const distinct = JSON.stringify([...new Map(keys.map((key) => [keyOf(key), key])).values()]);
  await transaction.rows(OPEN, [distinct]);
  const found = await transaction.rows<Named & { id: string }>(FIND, [distinct]);
  return new Map(found.map((row) => [keyOf(row), row.id]));
}
