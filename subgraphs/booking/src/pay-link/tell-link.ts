import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { PayLinkRecord } from './pay-link-record.js';

/** Tells whoever writes to people, after the commit; nobody is written to where no address is known. */
export async function tellLink(
  transaction: RowTransaction,
  link: PayLinkRecord,
  type: 'pay_link.asked' | 'pay_link.paid' | 'pay_link.refunded',
  {
    now,
    requestId,
    amount = link.amount,
  }: { readonly now: number; readonly requestId: string; readonly amount?: number },
): Promise<void> {
  const { id, kind, token, payerName, payerEmail, language, reason, currency, expiresAt, countryCode, mode } = link;
  if (payerEmail === null) return;
  const payload = {
    linkId: id,
    kind,
    token,
    payerName,
    payerEmail,
    language,
    reason,
    amount: { amount, currency },
    expiresAt: new Date(expiresAt).toISOString(),
    countryCode,
  };
  await emitRows(transaction, now, [{ type, payload, mode, requestId }]);
}
