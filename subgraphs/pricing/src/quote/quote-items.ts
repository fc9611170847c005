import { type Currency, percentOf } from '@naga/kernel/money.js';
import { type FeeRate, transactionFee } from '@naga/kernel/transaction-fee.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { versioned } from '../tariff/sources.js';
import { fareOf, type Nationality, type PassengerType, type PriceStage } from '../price/price.rules.js';
import type { SeatPrice, StandingTerms, Tariff } from '../tariff/tariff.js';

/** One seat that somebody wants to buy. */
export interface SeatToQuote {
  /** Given back as it came. */
  readonly ref: string;
  readonly fareKey: string;
  readonly date: TravelDate;
  readonly nationality: Nationality;
  readonly passengerType: PassengerType;
}

/** Amounts in minor units of `currency`; the fares and the fees add up to the total. */
export interface SeatQuote {
  readonly currency: Currency;
  readonly items: readonly {
    ref: string;
    stages: readonly PriceStage[];
    fare: number;
    commission: number;
    commissionRate: number;
  }[];
  /** By the standard terms: nobody has said yet how he pays. */
  readonly fees: readonly (FeeRate & { name: string; amount: number; source: string })[];
  readonly feeTerms: StandingTerms;
  readonly total: number;
  /** Some promotion may lower it when it is held. */
  readonly isPromoted: boolean;
}

/**
 * What one booking of these seats costs, every stage explained. Undefined when a price is missing for one of them, when
 * they are priced in different currencies, and for no seats at all.
 */
export function quoteSeats(tariff: Tariff, seats: readonly SeatToQuote[]): SeatQuote | undefined {
  const prices = seats.map((seat) => tariff.seat(seat.fareKey, seat.date, seat.nationality, seat.passengerType));
  const currency = prices[0]?.currency;
  if (currency === undefined || !prices.every((price) => price?.currency === currency)) return undefined;
  const items = (prices as SeatPrice[]).map(({ stages, commission }, index) => {
    const fare = fareOf(stages);
    return {
      ref: seats[index]!.ref,
      stages,
      fare,
      commission: percentOf(fare, commission, currency),
      commissionRate: commission,
    };
  });
  const fares = items.reduce((sum, { fare }) => sum + fare, 0);
  const feeTerms = tariff.fee(currency) ?? NO_FEE;
  const fee = transactionFee(fares, feeTerms, currency);
  const fees = fee === 0 ? [] : [feeBy(feeTerms, fee)];
  return { currency, items, fees, feeTerms, total: fares + fee, isPromoted: tariff.promotes(currency) };
}

const NO_FEE: StandingTerms = { percent: 0, fixed: 0, byMethod: [], version: 0 };

const feeBy = (terms: StandingTerms, amount: number): SeatQuote['fees'][number] => {
  const { percent, fixed } = terms;
  return { name: 'transaction', amount, percent, fixed, source: feeSource(terms) };
};

/** '2.5 % of the fares + 30 version 3' */
const feeSource = ({ percent, fixed, version }: StandingTerms): string =>
  [percent > 0 ? `${percent / 100} % of the fares` : '', fixed > 0 ? String(fixed) : ''].filter(Boolean).join(' + ') +
  versioned(version);
