import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { lockSettlement, requireStep } from './lock-settlement.js';
import { SecondPersonNeeded } from './settlement.errors.js';
import { peopleOf, personBehind } from '@naga/server-kit/viewer/people-of.js';

const RECONCILE = `update settlement set state = 'RECONCILED', reconciled_at = to_timestamp($2::float8 / 1000),
    reconciled_by = $3 where id = $1`;

/**
 * Somebody else than who wrote the payment down has found it on the bank's own statement. Refuses SETTLEMENT_NOT_FOUND,
 * SETTLEMENT_NOT_IN_STATE, SECOND_PERSON_NEEDED.
 */
export async function reconcileSettlement(context: BookingContext, id: string): Promise<void> {
  const { viewer, clock } = context;
  const reconciledBy = personBehind(viewer);
  await inBookingTransaction(context, async (transaction) => {
    const settlement = await lockSettlement(transaction, viewer, 'settlement.pay', id);
    requireStep(settlement, 'RECONCILED');
    if (peopleOf(viewer).includes(settlement.paidBy ?? '')) throw new SecondPersonNeeded({ id });
    await transaction.rows(RECONCILE, [id, clock.now(), reconciledBy]);
  });
}
