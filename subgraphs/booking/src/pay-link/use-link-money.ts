import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { PaymentRecord } from '../booking/booking-record.js';
import { linkEntries, paymentEntries, placeOf } from '../ledger/entries.rules.js';
import { type Moved, post } from '../ledger/post.js';
import { loadLink } from './pay-link.queries.js';
import { ownerOf, decidedBack, type PayLinkRecord } from './pay-link-record.js';
import { surplusReasonOf } from './link-return.rules.js';
import { surplusOf } from './pay-link-state.rules.js';
import { sendLinkMoneyBack } from './send-link-money-back.js';
import { tellLink } from './tell-link.js';

const PAID = `with others as (update payment set state = 'CANCELLED' where link_id = $1 and state in ('CREATED', 'PENDING'))
  update pay_link set state = 'PAID', ended_at = to_timestamp($2::float8 / 1000) where id = $1`;

/** Movements of a link name it, for they are of no booking. */
export const movedBy = ({ id, mode, currency }: PayLinkRecord): Moved => ({ id: null, linkId: id, mode, currency });

/**
 * Money of an attempt has settled (it is marked so already), in the caller's transaction, which holds the lock of the link:
 * An open link is paid and its payer has a receipt; what comes for one that is not open any more, or twice, goes back.
 */
export async function useLinkMoney(
  transaction: RowTransaction,
  link: PayLinkRecord,
  attempt: PaymentRecord,
  { now, requestId }: { readonly now: number; readonly requestId: string },
): Promise<void> {
  const moved = movedBy(link);
  await post(transaction, moved, now, 'payment', paymentEntries(placeOf(attempt), attempt.amount, attempt.forgiven));
  if (link.state === 'OPEN') {
    await transaction.rows(PAID, [link.id, now]);
    const reason = link.kind === 'DONATION' ? 'donation' : 'custom_payment';
    await post(transaction, moved, now, reason, linkEntries(ownerOf(link), link.amount));
    await tellLink(transaction, link, 'pay_link.paid', { now, requestId });
  }
  const after = await loadLink(transaction, link.id);
  const surplus = surplusOf(after, decidedBack(after));
  if (surplus <= 0) return;
  const why = surplusReasonOf(after.state);
  await sendLinkMoneyBack(transaction, after, surplus, why, now);
  const arrived = { amount: surplus, currency: link.currency };
  const news = why === 'OVERPAID' ? 'pay_link.overpaid' : 'pay_link.refunded_late';
  await tellLink(transaction, after, news, { now, requestId, arrived });
}
