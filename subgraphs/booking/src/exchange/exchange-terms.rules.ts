import type { Currency } from '@naga/kernel/money.js';
import { standardFee } from '@naga/kernel/standard-refund.js';

const MINUTE = 60_000;

/** What changing to another departure costs and until when it can be asked for; part of a refund policy, frozen with it. */
export interface ExchangeTerms {
  /** Of each passenger and way, minor units. */
  readonly fee: number;
  /** Before departure of the passenger's own boarding stop. */
  readonly minutesBefore: number;
}

/** Class Standard: about a dollar, until four hours before departure (docs/algorithms/exchange.md). */
export const standardExchange = (currency: Currency): ExchangeTerms => ({
  fee: standardFee(currency),
  minutesBefore: 240,
});

/** Last moment for an exchange, epoch milliseconds. */
export const exchangeableUntil = ({ minutesBefore }: ExchangeTerms, departure: number): number =>
  departure - minutesBefore * MINUTE;
