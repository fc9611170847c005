import type { Currency } from '@naga/kernel/money.js';
import { commissionKept } from '../agent-commission/agent-commission.rules.js';
import { undiscounted } from '../coupon/discounted.rules.js';
import { soldPolicyOf } from '../refund/sold-policy.js';
import type { PartCommissionView, PartEarnedView, PartGivenBackView } from './booking-leg.type.js';
import type { PartRecord } from './booking-record.js';

/** What we earn of a seat, and how it was worked out. */
export function commissionOf(part: PartRecord, currency: Currency): PartCommissionView {
  const money = (amount: number) => ({ amount, currency });
  return {
    rate: part.commissionRate,
    source: part.stages[0]?.source ?? null,
    base: money(undiscounted(part).fare),
    amount: money(part.commission),
  };
}

/** What an agency earns of a seat that it sold, and how it was worked out; null until it is sold for good. */
export function earnedOf(part: PartRecord, currency: Currency): PartEarnedView | null {
  const kept = commissionKept(part, currency);
  if (kept === null) return null;
  const { agentCommission: amount, agentCommissionRate: rate, agentLevel: level } = part;
  return { amount: { amount, currency }, kept: { amount: kept, currency }, rate, level };
}

/** What of a seat is not owed any more, and by which terms; null while it is a bought seat. */
export function givenBackOf(part: PartRecord, currency: Currency): PartGivenBackView | null {
  const { refundTerms: terms } = part;
  // One that its operator never accepted was no sale, for reports.
  const as = part.state === 'REJECTED' ? 'REJECTED' : part.givenBackAs;
  if (as === null) return null;
  const money = (amount: number) => ({ amount, currency });
  const amount = money(part.givenBack ?? part.fare);
  if (terms === null) return { as, amount, percent: null, fixedFee: null, policy: null, unpaid: null };
  return {
    as,
    amount,
    percent: terms.percent,
    fixedFee: terms.fixedFee === null ? null : money(terms.fixedFee),
    policy: terms.percent === null ? null : soldPolicyOf(part.refundPolicy),
    unpaid: money(terms.unpaid),
  };
}
