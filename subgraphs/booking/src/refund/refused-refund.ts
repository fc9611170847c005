import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { RefundRecord } from './refund-record.js';
import type { OtherWay } from './other-way.rules.js';
import { RefundNotRefused } from './refund.errors.js';

const AGAIN = `update refund set state = 'created', retry_at = null, other_way = null, asked_by_id = null
  where id = $1 and state = 'failed' returning id`;

/** failed → created, so that nothing tries it any more while it is called off. */
const FOR_ANOTHER = `update refund set state = 'created', retry_at = null where id = $1 and state = 'failed' returning id`;

const ASK = `update refund set other_way = $2, asked_by_id = $3 where id = $1 and state = 'failed' returning id`;

const CALL_OFF = `update refund set state = 'canceled', other_way = $2, asked_by_id = $3, decided_by_id = $4
  where id = $1 and state = 'created'`;

const REPLACE = `insert into refund (booking_id, link_id, payment_id, mode, state, amount, currency, reason, created_at,
    wallet_owner_id, in_cash, instead_of_id, leg_ids, part_ids, decision_id)
  select booking_id, link_id, payment_id, mode, 'created', amount, currency, reason, to_timestamp($2::float8 / 1000),
    $3::bigint, $4, id, leg_ids, part_ids, decision_id from refund where id = $1`;

/** Whether it is still refused is asked of the row itself: the job that tries again waits for no booking. */
async function change(transaction: RowTransaction, sql: string, values: readonly unknown[]): Promise<void> {
  const changed = await transaction.rows(sql, values);
  if (changed.length === 0) throw new RefundNotRefused({ refundId: String(values[0]), state: 'created' });
}

/** failed → created: it is tried again as soon as somebody sends. Refuses REFUND_NOT_REFUSED. */
export const orderAgain = (transaction: RowTransaction, refundId: string): Promise<void> =>
  change(transaction, AGAIN, [refundId]);

/** Somebody wants it to go another way, and a second person decides. Refuses REFUND_NOT_REFUSED. */
export const askOtherWay = (
  transaction: RowTransaction,
  { id }: Pick<RefundRecord, 'id'>,
  way: OtherWay,
  askedById: string,
): Promise<void> => change(transaction, ASK, [id, way, askedById]);

export interface Replacement {
  readonly way: OtherWay;
  /** Whose wallet it goes into; null of cash. */
  readonly walletOwnerId: string | null;
  readonly askedById: string;
  /** The second person; null where one was enough. */
  readonly decidedById: string | null;
}

/**
 * failed → created → canceled, and another in its place: in one transaction, so that at every moment exactly one of the two
 * counts. Refuses REFUND_NOT_REFUSED.
 */
export async function replaceRefund(
  transaction: RowTransaction,
  { id }: Pick<RefundRecord, 'id'>,
  { way, walletOwnerId, askedById, decidedById }: Replacement,
  now: number,
): Promise<void> {
  await change(transaction, FOR_ANOTHER, [id]);
  await transaction.rows(CALL_OFF, [id, way, askedById, decidedById]);
  await transaction.rows(REPLACE, [id, now, walletOwnerId, way === 'CASH']);
}
