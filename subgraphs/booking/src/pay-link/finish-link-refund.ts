import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { post } from '../ledger/post.js';
import { backEntries, type GivenBack, markDone } from '../refund/finish-refund.js';
import { lockLink } from './pay-link.queries.js';
import { movedBy } from './use-link-money.js';

/** transit → done for money of a link that its provider has sent, or that was handed out, once, in the caller's transaction: the books. */
export async function finishLinkRefund(
  transaction: RowTransaction,
  linkId: string,
  refund: GivenBack,
  now: number,
): Promise<void> {
  const link = await lockLink(transaction, linkId);
  if (!(await markDone(transaction, refund, now))) return;
  await post(transaction, { ...movedBy(link), currency: refund.currency }, now, ...backEntries(refund));
}
