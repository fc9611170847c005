import { canBePaid, type Currency } from '@naga/kernel/money.js';
import type { CouponApplies, CouponFunder, CouponKind } from './coupon-terms.rules.js';

/** What a form says of a coupon, as far as its fields depend on each other. Amounts in minor units. */
export interface CouponForm {
  readonly applies: CouponApplies;
  readonly titles?: { readonly en?: string | null | undefined } | null | undefined;
  readonly paymentMethods: readonly string[];
  readonly kind: CouponKind;
  readonly value: number;
  readonly currency: string;
  readonly cap?: number | null | undefined;
  readonly buyFrom?: Date | string | null | undefined;
  readonly buyUntil?: Date | string | null | undefined;
  readonly travelFrom?: string | null | undefined;
  readonly travelUntil?: string | null | undefined;
  readonly minimumAmount?: number | null | undefined;
  readonly budget?: number | null | undefined;
  readonly fundedBy: CouponFunder;
  /** Basis points. */
  readonly operatorShare?: number | null | undefined;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

type Moment = Date | string | null | undefined;

const isBefore = (until: Moment, from: Moment): boolean =>
  until != null && from != null && new Date(until).getTime() < new Date(from).getTime();

/**
 * What only several fields together tell: amounts that nobody can pay, an end before its beginning, a share of nothing, a
 * promotion without a name for travellers.
 */
export function couponProblems(form: CouponForm): Problem[] {
  const problems: Problem[] = [];
  const wrong = (path: string, code: string): void => void problems.push({ path, code });
  if (form.kind === 'PERCENT' && form.value > 10_000) wrong('value', 'RANGE');
  // A set price of nothing is free of charge; nothing off is no coupon.
  if (form.kind !== 'SET_PRICE' && form.value === 0) wrong('value', 'RANGE');
  const typed = {
    value: form.kind === 'PERCENT' ? null : form.value,
    cap: form.cap,
    minimumAmount: form.minimumAmount,
    budget: form.budget,
  };
  for (const [path, amount] of Object.entries(typed))
    if (amount != null && !canBePaid(amount, form.currency as Currency)) wrong(path, 'RANGE');
  if (isBefore(form.buyUntil, form.buyFrom)) wrong('buyUntil', 'ORDER');
  if (isBefore(form.travelUntil, form.travelFrom)) wrong('travelUntil', 'ORDER');
  if ((form.fundedBy === 'SHARED') !== (form.operatorShare != null)) wrong('operatorShare', 'SHARE');
  if (form.applies === 'BY_ITSELF') {
    if (!form.titles?.en?.trim()) wrong('titles.en', 'REQUIRED');
    // Nobody has chosen how to pay when seats are held.
    if (form.paymentMethods.length > 0) wrong('paymentMethods', 'BY_ITSELF');
  }
  return problems;
}

/** Whose a coupon is. */
export interface CouponOwner {
  readonly operatorId: string | null;
  readonly countryCode: string | null;
}

interface Given {
  readonly operatorIds: readonly string[];
  readonly fundedBy: CouponFunder;
}

/**
 * An operator's coupon names its operator and no other, so that it never lowers another's fares; and an operator gives away
 * its own money alone.
 */
export function ownerProblems(
  { operatorIds, fundedBy }: Given,
  { operatorId }: Pick<CouponOwner, 'operatorId'>,
  isOperator: boolean,
): Problem[] {
  if (operatorId === null) return [];
  const isItself = operatorIds.length === 1 && operatorIds[0] === operatorId;
  return [
    ...(isItself ? [] : [{ path: 'operatorIds', code: 'OUT_OF_YOUR_SCOPE' }]),
    ...(isOperator && fundedBy !== 'OPERATOR' ? [{ path: 'fundedBy', code: 'OUT_OF_YOUR_SCOPE' }] : []),
  ];
}
