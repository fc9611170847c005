import { canBePaid, type Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import type { Nationality } from '../price/price.rules.js';
import type { CouponFunder, CouponKind } from './coupon-terms.rules.js';

/** A coupon as its form says it. Amounts in minor units; an empty list and nothing demand nothing. */
export interface CouponForm {
  readonly name: string;
  readonly kind: CouponKind;
  readonly value: number;
  readonly currency: Currency;
  readonly cap?: number | null | undefined;
  readonly buyFrom?: Date | null | undefined;
  readonly buyUntil?: Date | null | undefined;
  readonly travelFrom?: TravelDate | null | undefined;
  readonly travelUntil?: TravelDate | null | undefined;
  readonly weekdays: readonly number[];
  readonly transportTypes: readonly string[];
  readonly operatorIds: readonly string[];
  readonly routeIds: readonly string[];
  readonly minimumAmount?: number | null | undefined;
  readonly minimumPassengers?: number | null | undefined;
  readonly firstBookingOnly: boolean;
  readonly nationality?: Nationality | null | undefined;
  readonly channels: readonly string[];
  readonly paymentMethods: readonly string[];
  readonly limitTotal?: number | null | undefined;
  readonly limitPerCustomer?: number | null | undefined;
  readonly limitPerDay?: number | null | undefined;
  readonly budget?: number | null | undefined;
  readonly fundedBy: CouponFunder;
  readonly operatorShare: number;
  readonly combinesWithOffers: boolean;
  readonly active: boolean;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

const isBefore = <T extends Date | string>(until: T | null | undefined, from: T | null | undefined): boolean =>
  until != null && from != null && until < from;

/** What cannot be, field by field, beside what the schema refuses by itself. */
export function couponProblems(form: CouponForm): Problem[] {
  const problems: Problem[] = [];
  const wrong = (path: string, code: string): void => void problems.push({ path: `input.${path}`, code });
  if (form.kind === 'PERCENT' && form.value > 10_000) wrong('value', 'RANGE');
  const typed = {
    value: form.kind === 'PERCENT' ? null : form.value,
    cap: form.cap,
    minimumAmount: form.minimumAmount,
    budget: form.budget,
  };
  for (const [path, amount] of Object.entries(typed))
    if (amount != null && !canBePaid(amount, form.currency)) wrong(path, 'RANGE');
  if (isBefore(form.buyUntil, form.buyFrom)) wrong('buyUntil', 'ORDER');
  if (isBefore(form.travelUntil, form.travelFrom)) wrong('travelUntil', 'ORDER');
  if (form.weekdays.some((day) => day < 1 || day > 7)) wrong('weekdays', 'RANGE');
  if (form.fundedBy === 'SHARED' && (form.operatorShare < 1 || form.operatorShare > 9_999))
    wrong('operatorShare', 'RANGE');
  return problems;
}

/** Whose coupons somebody makes, by his scope of coupon.manage. */
export interface CouponOwner {
  readonly operatorId: string | null;
  readonly countryCode: string | null;
}

/** Whether an operator's form spends only its own: its rides, its money. */
export const staysWithin = (form: CouponForm, { operatorId }: CouponOwner): boolean =>
  operatorId === null || (form.fundedBy === 'OPERATOR' && form.operatorIds.every((id) => id === operatorId));

/** The form as it is stored. An operator's coupon names its operator, so that it never lowers another's fares. */
export const storedForm = (form: CouponForm, { operatorId }: CouponOwner) => ({
  name: form.name.trim(),
  kind: form.kind,
  value: form.value,
  currency: form.currency,
  cap: form.cap ?? null,
  buyFrom: form.buyFrom ?? null,
  buyUntil: form.buyUntil ?? null,
  travelFrom: form.travelFrom ?? null,
  travelUntil: form.travelUntil ?? null,
  weekdays: [...new Set(form.weekdays)].sort(),
  transportTypes: [...new Set(form.transportTypes)],
  operatorIds: operatorId === null ? [...new Set(form.operatorIds)] : [operatorId],
  routeIds: [...new Set(form.routeIds)],
  minimumAmount: form.minimumAmount ?? null,
  minimumPassengers: form.minimumPassengers ?? null,
  firstBookingOnly: form.firstBookingOnly,
  nationality: form.nationality ?? null,
  channels: [...new Set(form.channels)],
  paymentMethods: [...new Set(form.paymentMethods)],
  limitTotal: form.limitTotal ?? null,
  limitPerCustomer: form.limitPerCustomer ?? null,
  limitPerDay: form.limitPerDay ?? null,
  budget: form.budget ?? null,
  fundedBy: form.fundedBy,
  operatorShare: form.fundedBy === 'SHARED' ? form.operatorShare : 0,
  combinesWithOffers: form.combinesWithOffers,
  active: form.active,
});
