import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import type { PayLinkRecord } from './pay-link-record.js';

interface LinkNews {
  readonly now: number;
  readonly requestId: string;
  /** Minor units; what is asked for where nothing stands. */
  readonly amount?: number;
  /** What arrived instead, in its own currency. */
  readonly arrived?: { readonly amount: number; readonly currency: string };
}

/** Tells whoever writes to people, after the commit; nobody is written to where no address is known. */
export async function tellLink(
  transaction: RowTransaction,
  link: PayLinkRecord,
  type: `pay_link.${'asked' | 'paid' | 'refunded' | 'in_review' | 'sent_back' | 'overpaid' | 'refunded_late' | 'refund_refused' | 'refund_in_cash'}`,
  { now, requestId, amount = link.amount, arrived }: LinkNews,
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
    ...(arrived && { arrived: { amount: arrived.amount, currency: arrived.currency } }),
    expiresAt: new Date(expiresAt).toISOString(),
    state: link.state,
    payable: link.state === 'OPEN' && expiresAt > now,
    countryCode,
  };
  await emitRows(transaction, now, [{ type, payload, mode, requestId }]);
}
