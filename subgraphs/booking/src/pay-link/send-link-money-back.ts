import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { leftOf } from '../refund/left-of.js';
import { newestFirst, type SurplusReason } from './link-return.rules.js';
import type { PayLinkRecord } from './pay-link-record.js';

const INSERT = `insert into refund (link_id, payment_id, mode, state, amount, currency, reason, created_at)
  select $1::bigint, "paymentId", $2, 'created', amount, $3, $4, to_timestamp($5::float8 / 1000)
  from jsonb_to_recordset($6::jsonb) as r("paymentId" bigint, amount bigint)`;

/** Orders money of a link back the way it came, what came last first, in the caller's transaction; the job that sends refunds sends it. */
export async function sendLinkMoneyBack(
  transaction: RowTransaction,
  { id, mode, currency, payments, refunds }: PayLinkRecord,
  amount: number,
  reason: SurplusReason | 'OVERRULED',
  now: number,
): Promise<void> {
  const settled = payments.flatMap((payment) =>
    payment.state === 'SETTLED'
      ? [{ paymentId: payment.id, settledAt: payment.settledAt!, left: leftOf({ refunds }, payment) }]
      : [],
  );
  const rows = newestFirst(settled, amount);
  await transaction.rows(INSERT, [id, mode, currency, reason, now, JSON.stringify(rows)]);
}
