import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { loadBooking } from '../booking/booking.queries.js';
import { GOES_IN_CASH } from '../refund/cash-back.rules.js';
import { tellRefundInCash } from '../refund/tell-refund-in-cash.js';

/**
 * Money on its way into the wallet of an account that is deleted goes the way it came; what the wallet itself had paid waits
 * for a counter, and so does what stands in the place of a refund that its provider refused. In transit to a wallet nobody
 * was asked for it yet: whoever was about to put it there finds it begun anew. What was ordered before the deletion is
 * marked, so that it is told once.
 */
const TURN_BACK = `update refund r set state = 'created', wallet_owner_id = null,
    in_cash = r.in_cash or (r.wallet_owner_id is not null and r.instead_of_id is not null)
      or (y.provider = 'wallet' and y.party = d.account_id::text)
  from payment y, deleted_account d
  where y.id = r.payment_id and r.state in ('created', 'transit') and (r.wallet_owner_id = d.account_id
    or (r.wallet_owner_id is null and y.provider = 'wallet' and y.party = d.account_id::text
      and (r.state = 'transit' or (not r.in_cash and r.created_at <= d.deleted_at))))
    and ($1::bigint is null or r.id = $1::bigint)
  returning r.id::text as id`;

const IN_CASH = `select r.booking_id::text as "bookingId", r.amount::float8 as amount, r.currency
  from refund r join payment y on y.id = r.payment_id join booking b on b.id = r.booking_id
  where r.id = any($1::bigint[]) and ${GOES_IN_CASH} order by r.id`;

interface InCash {
  readonly bookingId: string;
  readonly amount: number;
  readonly currency: string;
}

/** Of when, and by which request. */
interface Turned {
  readonly now: number;
  readonly requestId: string;
}

/**
 * All that is on its way into wallets of deleted accounts, or one refund of them, in the caller's transaction. Whoever has to
 * fetch it at a counter is told; the rest is told when it is done.
 */
export async function turnBack(
  transaction: RowTransaction,
  { now, requestId }: Turned,
  refundId: string | null = null,
): Promise<void> {
  const turned = await transaction.rows<{ id: string }>(TURN_BACK, [refundId]);
  if (turned.length === 0) return;
  const ids = turned.map(({ id }) => id);
  for (const { bookingId, ...money } of await transaction.rows<InCash>(IN_CASH, [ids])) {
    const booking = await loadBooking(transaction, bookingId);
    await tellRefundInCash(transaction, booking, { ...money, why: 'ACCOUNT_DELETED' }, { now, requestId });
  }
}
