import { type Currency, payable, percentOf, ratioOf } from '@naga/kernel/money.js';
import { type PartState, UNEARNED } from '../booking/part-state.rules.js';
import { backWithFare } from '../ledger/back-with-fare.rules.js';

/** What is earned of one seat, of whose rides and when; null of a target is all of them, null of a day open. */
export interface CommissionRate {
  readonly operatorId: string | null;
  readonly transportType: string | null;
  /** Hundredths of a percent of the fare; null where it is an amount. */
  readonly basisPoints: number | null;
  /** Minor units for a seat; null where it is a percentage. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** First and last local day of sale, 'YYYY-MM-DD', both included. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** By which level an agency earned, as it was when it sold. */
export interface SoldLevel {
  readonly name: string;
  readonly version: number;
}

export interface EarningSeat {
  readonly operatorId: string;
  readonly transportType: string;
  /** Minor units, as are all amounts here. */
  readonly fare: number;
  /** Our own share of the fare, out of which an agency is paid. */
  readonly commission: number;
}

export interface SoldOn {
  /** Local day of the sale. */
  readonly day: string;
  readonly currency: Currency;
}

const isFor = (rate: CommissionRate, seat: EarningSeat, { day, currency }: SoldOn): boolean =>
  (rate.operatorId === null || rate.operatorId === seat.operatorId) &&
  (rate.transportType === null || rate.transportType === seat.transportType) &&
  (rate.validFrom === null || rate.validFrom <= day) &&
  (rate.validUntil === null || rate.validUntil >= day) &&
  (rate.amount === null || rate.currency === currency);

/** What an agency earns of a seat. */
export interface Earned {
  /** Minor units. */
  readonly amount: number;
  /** Basis points of the fare that it is; null where it is an amount or all of our own share. */
  readonly rate: number | null;
}

const within = (share: number, amount: number, rate: number | null): Earned =>
  amount > share ? { amount: Math.max(0, share), rate: null } : { amount: Math.max(0, amount), rate };

/** An operator says more than a kind of transport. */
const precision = ({ operatorId, transportType }: CommissionRate): number =>
  (operatorId === null ? 0 : 2) + (transportType === null ? 0 : 1);

/**
 * What an agency earns of a seat it sells, minor units: by the most specific rate that is in force on the day of the sale
 * (operator and transport, operator, transport, all), a percentage of the fare or an amount; never more than our own
 * share, for that is what it is paid out of, and nothing without a rate (docs/decisions/0034). It is an amount that can be paid.
 */
export function agentCommission(rates: readonly CommissionRate[], seat: EarningSeat, on: SoldOn): Earned {
  const [rate] = rates.filter((one) => isFor(one, seat, on)).toSorted((a, b) => precision(b) - precision(a));
  if (rate === undefined) return { amount: 0, rate: null };
  const { amount, basisPoints } = rate;
  const earned = amount === null ? percentOf(seat.fare, basisPoints ?? 0, on.currency) : payable(amount, on.currency);
  return within(seat.commission, earned, basisPoints);
}

export interface EarnedSeat extends Pick<EarningSeat, 'fare'> {
  readonly agentCommission: number;
}

/** Of a seat that takes another's place as much of its fare as of the other's, within our own share of it. */
export const commissionInstead = (
  before: EarnedSeat & { readonly agentCommissionRate: number | null },
  { fare, commission }: Pick<EarningSeat, 'fare' | 'commission'>,
  currency: Currency,
): Earned => {
  const earned = before.fare === 0 ? 0 : ratioOf(fare, before.agentCommission, before.fare, currency);
  return within(commission, earned, before.agentCommissionRate);
};

/** What an agency gives back of its commission when the customer gets `amount` of a fare back; of a free seat all of it. */
export const commissionBack = ({ fare, agentCommission }: EarnedSeat, amount: number, currency: Currency): number =>
  backWithFare(agentCommission, { fare, amount }, currency);

/** What of its commission an agency keeps by a seat: what did not go back with its fare; null where it never earned. */
export function commissionKept(
  seat: EarnedSeat & { readonly state: PartState; readonly givenBack: number | null },
  currency: Currency,
): number | null {
  if (UNEARNED.includes(seat.state)) return null;
  return seat.agentCommission - (seat.givenBack === null ? 0 : commissionBack(seat, seat.givenBack, currency));
}
