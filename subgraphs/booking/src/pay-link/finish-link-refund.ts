import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { type MoneySource, placeOf, refundEntries } from '../ledger/entries.rules.js';
import { post } from '../ledger/post.js';
import { lockLink } from './pay-link.queries.js';
import { movedBy } from './use-link-money.js';

const DONE = `update refund set state = 'done', done_at = to_timestamp($2::float8 / 1000)
  where id = $1 and state = 'transit' returning id`;

/** transit → done for money of a link that its provider has sent, once, in the caller's transaction: the books. */
export async function finishLinkRefund(
  transaction: RowTransaction,
  linkId: string,
  refund: MoneySource & { readonly id: string; readonly amount: number },
  now: number,
): Promise<void> {
  const link = await lockLink(transaction, linkId);
  const done = await transaction.rows(DONE, [refund.id, now]);
  if (done.length > 0)
    await post(transaction, movedBy(link), now, 'refund', refundEntries(placeOf(refund), refund.amount));
}
