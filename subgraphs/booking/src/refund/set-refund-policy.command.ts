import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { requireReach } from './policy-reach.js';
import { type NewPolicy, requirePlace, termsOf } from './policy-wish.js';
import { writePolicy } from './write-policy.js';

/**
 * A new version of a refund policy, which sales have from its day on; what was sold keeps its copy. Answers its id;
 * repeating it, or writing what stands, changes nothing. Refuses REFUND_POLICY_NOT_FOUND out of reach, ROUTE_NOT_FOUND,
 * SCHEDULE_NOT_FOUND, REFUND_POLICY_CHANGED, TRY_AGAIN; InvalidInput for terms that are none and for a day that is over.
 */
export async function setRefundPolicy(context: BookingContext, wish: NewPolicy): Promise<string> {
  const now = context.clock.now();
  const terms = termsOf(wish, now);
  await requireReach(context, 'pricing.edit', wish.operatorId ?? null);
  await requirePlace(context, wish);
  return inBookingTransaction(context, (transaction) => writePolicy(transaction, wish, terms, now));
}
