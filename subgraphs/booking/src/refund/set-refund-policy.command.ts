import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import { type NewPolicy, requirePlace, termsOf } from './policy-wish.js';
import { RefundPolicyNotFound } from './refund-policy.errors.js';
import { writePolicy } from './write-policy.js';

/** Prices of the market are no sandbox's; everybody's policy is the platform's. Refuses REFUND_POLICY_NOT_FOUND. */
async function requireReach(context: BookingContext, operatorId: string | null): Promise<void> {
  const operators = context.viewer.mode === 'live' ? await operatorsInReach(context, 'pricing.edit') : [];
  if (operators !== null && !operators.includes(operatorId ?? '')) throw new RefundPolicyNotFound();
}

/**
 * A new version of a refund policy, which sales have from its day on; what was sold keeps its copy. Answers its id;
 * repeating it, or writing what stands, changes nothing. Refuses REFUND_POLICY_NOT_FOUND out of reach, ROUTE_NOT_FOUND,
 * SCHEDULE_NOT_FOUND, REFUND_POLICY_CHANGED, TRY_AGAIN; InvalidInput for terms that are none and for a day that is over.
 */
export async function setRefundPolicy(context: BookingContext, wish: NewPolicy): Promise<string> {
  const now = context.clock.now();
  const terms = termsOf(wish, now);
  await requireReach(context, wish.operatorId ?? null);
  await requirePlace(context, wish);
  return inBookingTransaction(context, (transaction) => writePolicy(transaction, wish, terms, now));
}
