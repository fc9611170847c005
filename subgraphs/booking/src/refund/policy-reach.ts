import type { BookingContext } from '../booking/booking-transaction.js';
import { operatorsInReach } from '../booking/operators-in-reach.js';
import { RefundPolicyNotFound } from './refund-policy.errors.js';

/** Whose policies are the viewer's by a permission; null for all of them. Terms of the market are no sandbox's. */
export const policiesInReach = async (
  context: BookingContext,
  permission: string,
): Promise<readonly string[] | null> => (context.viewer.mode === 'live' ? operatorsInReach(context, permission) : []);

/** Whether the policies of this operator are; everybody's (null) are the platform's. */
export async function reachesPolicies(
  context: BookingContext,
  permission: string,
  operatorId: string | null,
): Promise<boolean> {
  const operators = await policiesInReach(context, permission);
  return operators === null || operators.includes(operatorId ?? '');
}

/** Refuses REFUND_POLICY_NOT_FOUND. */
export async function requireReach(
  context: BookingContext,
  permission: string,
  operatorId: string | null,
): Promise<void> {
  if (!(await reachesPolicies(context, permission, operatorId))) throw new RefundPolicyNotFound();
}
