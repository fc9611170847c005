import { type Currency, percentOf } from '@naga/kernel/money.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';
import { isInGrace, refundTerms } from '../refund/refund-offer.rules.js';
import { exchangeTerms, type ShareGivenUp } from './sold-terms.rules.js';

/** A seat that is given up for another. */
export interface GivenUp {
  readonly fare: number;
  readonly policy: RefundPolicy;
  /** Of the passenger's own boarding stop, epoch milliseconds. */
  readonly departure: number;
  readonly soldAt: number;
  /** Whose, and on which way: connecting rides of one passenger pay one fee. */
  readonly passenger: number;
  readonly way: number;
}

/** Minor units. */
export interface ExchangePrice {
  readonly oldFare: number;
  readonly newFare: number;
  readonly fee: number;
  /** What of a lower fare does not come back. */
  readonly kept: number;
  /** What the customer owes more (above zero) or less than before. */
  readonly difference: number;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The share that giving these seats back now would return; 0 once one has left. */
export const shareNow = (seats: readonly GivenUp[], now: number): ShareGivenUp => ({
  percent: Math.min(...seats.map((seat) => refundTerms(seat, now)?.percent ?? 0)),
  isInGrace: seats.every((seat) => isInGrace(seat, now)),
});

function feeOf(seats: readonly GivenUp[], currency: Currency, now: number): number {
  const fees = new Map<string, number>();
  for (const seat of seats) {
    const fee = isInGrace(seat, now) ? 0 : exchangeTerms(seat.policy, currency).fee;
    const key = `${seat.passenger}/${seat.way}`;
    fees.set(key, Math.max(fees.get(key) ?? 0, fee));
  }
  return sumOf([...fees.values()]);
}

/**
 * rules.md 7: max(0, new − old) + change fee. Of a lower fare comes back what the refund policy gives at this moment, its
 * fixed fee aside, for the change fee is instead of it; what of it nobody has paid (`unpaid`, minor units of the booking) is simply not owed any more.
 */
export function exchangePrice(
  seats: readonly GivenUp[],
  newFares: readonly number[],
  { currency, now, unpaid }: { readonly currency: Currency; readonly now: number; readonly unpaid: number },
): ExchangePrice {
  const oldFare = sumOf(seats.map(({ fare }) => fare));
  const newFare = sumOf(newFares);
  const lower = Math.max(0, oldFare - newFare);
  const notGiven = lower - percentOf(lower, shareNow(seats, now).percent * 100, currency);
  const kept = Math.min(notGiven, Math.max(0, lower - unpaid));
  const fee = feeOf(seats, currency, now);
  return { oldFare, newFare, fee, kept, difference: newFare - oldFare + kept + fee };
}
