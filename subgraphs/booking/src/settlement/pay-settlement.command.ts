import { typedLine } from '@naga/kernel/typed-line.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { besidePayoutEntries, payoutEntries } from '../ledger/payout-entries.rules.js';
import { post } from '../ledger/post.js';
import { BESIDE_ACCOUNTS } from './payee.rules.js';
import { lockSettlement, requireStep } from './lock-settlement.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';

const SUMS = `select coalesce(sum(amount) filter (where kind <> 'CASH_COLLECTED'), 0)::float8 as owed,
    coalesce(-sum(amount) filter (where kind = 'CASH_COLLECTED'), 0)::float8 as cash
  from settlement_line where settlement_id = $1`;

const PAY = `update settlement set state = 'PAID', paid_at = to_timestamp($2::float8 / 1000), paid_by = $3,
    payment_reference = $4 where id = $1`;

/**
 * Writes down that an approved statement was paid by bank: to the operator or, where he collected more cash than he
 * earned, by him; to the insurer, or the cause. Refuses SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE; throws BAD_USER_INPUT without the bank's
 * reference.
 */
export async function paySettlement(context: BookingContext, id: string, reference: string): Promise<void> {
  const { viewer, clock } = context;
  const paidBy = personBehind(viewer);
  const text = typedLine(reference);
  if (text === '') throw new InvalidInput([{ path: 'reference', code: 'REQUIRED' }]);
  await inBookingTransaction(context, async (transaction) => {
    const settlement = await lockSettlement(transaction, viewer, 'settlement.pay', id);
    requireStep(settlement, 'PAID');
    const now = clock.now();
    await transaction.rows(PAY, [id, now, paidBy, text]);
    const [sums] = await transaction.rows<{ owed: number; cash: number }>(SUMS, [id]);
    const { mode, currency, payee, operatorId } = settlement;
    const entries =
      payee === 'OPERATOR'
        ? payoutEntries(operatorId, sums!.owed, sums!.cash)
        : besidePayoutEntries(BESIDE_ACCOUNTS[payee], sums!.owed);
    await post(transaction, { id: null, mode, currency }, now, 'settlement', entries);
  });
}
