import { splitPayable } from '@naga/kernel/money.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { note } from '../booking/timeline.js';
import { leftOf } from './left-of.js';

const INSERT = `insert into refund (booking_id, payment_id, mode, state, amount, currency, reason, created_at, wallet_owner_id,
    leg_ids, part_ids, decision_id)
  select $1::bigint, "paymentId", $2, 'created', amount, $3, $4, to_timestamp($5::float8 / 1000),
    (select $7::bigint where not exists (select 1 from deleted_account where account_id = $7::bigint)), $8::bigint[], $9::bigint[],
    one.decision_id
  from (select gen_random_uuid() as decision_id) one, jsonb_to_recordset($6::jsonb) as r("paymentId" bigint, amount bigint)`;

export interface RefundHow {
  /** Into whose wallet all of it goes. */
  readonly walletOwnerId?: string | null;
  /** The rides that it is of; none where it is of the booking as a whole. */
  readonly legIds?: readonly string[];
  /** The seats of these rides; none where it is of whole rides, or of the booking. */
  readonly partIds?: readonly string[];
}

export type RefundReason =
  | 'CANCELLED'
  | 'PAID_TOO_LATE'
  | 'PAID_AFTER_CANCELLATION'
  | 'OVERPAID'
  | 'REJECTED'
  | 'BOARDING_UNDONE'
  | 'EXCHANGED'
  | 'OVERRULED'
  | 'SENT_BACK';

/**
 * Orders money back, in the caller's transaction; a job sends it. Each settled payment returns its share in proportion
 * to what is left of what arrived by it (rules.md 6), or all of it into one wallet where its owner chose that and has his
 * account still. `amount` in minor units;
 * throws above what is left altogether.
 */
export async function createRefunds(
  transaction: RowTransaction,
  booking: BookingRecord,
  amount: number,
  reason: RefundReason,
  now: number,
  { walletOwnerId = null, legIds = [], partIds = [] }: RefundHow = {},
): Promise<void> {
  const open = booking.payments
    .filter(({ state }) => state === 'SETTLED')
    .map((payment) => ({ paymentId: payment.id, left: leftOf(booking, payment) }))
    .filter(({ left }) => left > 0);
  const most = open.reduce((sum, { left }) => sum + left, 0);
  if (amount > most) throw new Error(`booking ${booking.id}: ${amount} cannot go back of ${most}`);
  const shares = splitPayable(
    amount,
    open.map(({ left }) => left),
    booking.currency,
  );
  const rows = open
    .map(({ paymentId }, index) => ({ paymentId, amount: shares[index]! }))
    .filter((row) => row.amount > 0);
  if (rows.length === 0) return;
  const { id, mode, currency } = booking;
  const values = [id, mode, currency, reason, now, JSON.stringify(rows), walletOwnerId, legIds, partIds];
  await transaction.rows(INSERT, values);
  await note(transaction, now, {
    bookingId: id,
    type: 'refund.created',
    actor: 'system',
    facts: { amount, currency, reason },
  });
}
