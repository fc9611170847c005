import { payableUnit, percentOf, splitPayable } from '@naga/kernel/money.js';
import type { CouponTerms } from './coupon-terms.rules.js';

interface Seat {
  readonly ref: string;
  /** Minor units, before the coupon. */
  readonly fare: number;
}

/** What one seat saves; the platform's share of it is what its operator gets all the same. Minor units. */
export interface SeatDiscount {
  readonly ref: string;
  readonly discount: number;
  readonly platformDiscount: number;
}

type Saving = Pick<CouponTerms, 'kind' | 'value' | 'cap' | 'currency'>;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const wholeUnits = (amount: number, unit: number): number => amount - (amount % unit);

/** What each seat would save by itself, in what can be paid: the weights of the whole discount. */
const wantedOf = ({ kind, value, currency }: Saving, seats: readonly Seat[]): number[] =>
  seats.map(({ fare }) => (kind === 'SET_PRICE' ? wholeUnits(Math.max(0, fare - value), payableUnit(currency)) : fare));

function wholeOf({ kind, value, currency }: Saving, wanted: readonly number[]): number {
  const sum = sumOf(wanted);
  if (kind === 'SET_PRICE') return sum;
  return Math.min(sum, kind === 'PERCENT' ? percentOf(sum, value, currency) : value);
}

/** What these seats save together, an amount that can be paid, minor units: never more than they cost, nor than the cap. */
export function discountOf(saving: Saving, seats: readonly Seat[]): number {
  const whole = wholeOf(saving, wantedOf(saving, seats));
  const saved = saving.cap === null ? whole : Math.min(whole, saving.cap);
  return wholeUnits(saved, payableUnit(saving.currency));
}

/** Basis points of the discount that operators bear. */
const operatorsBear = ({ fundedBy, operatorShare }: Pick<CouponTerms, 'fundedBy' | 'operatorShare'>): number =>
  ({ PLATFORM: 0, OPERATOR: 10_000, SHARED: operatorShare })[fundedBy];

/** The discount spread over the seats by largest remainder, so that the shares add up and no fare falls below zero. */
export function spreadDiscount(
  coupon: Saving & Pick<CouponTerms, 'fundedBy' | 'operatorShare'>,
  seats: readonly Seat[],
): SeatDiscount[] {
  const { currency } = coupon;
  const shares = splitPayable(discountOf(coupon, seats), wantedOf(coupon, seats), currency);
  return seats.map(({ ref }, index) => {
    const discount = shares[index]!;
    return { ref, discount, platformDiscount: discount - percentOf(discount, operatorsBear(coupon), currency) };
  });
}
