import type { Currency } from '@naga/kernel/money.js';
import { standardFee } from '@naga/kernel/standard-refund.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';

const HOUR = 3_600_000;

/** What changing to another departure costs and until when it can be asked for; part of a refund policy, frozen with it. */
export interface ExchangeTerms {
  /** Of each passenger and way, minor units. */
  readonly fee: number;
  /** Hours before departure of the passenger's own boarding stop. */
  readonly hoursBefore: number;
}

/** Class Standard: about a dollar, until four hours before departure (docs/algorithms/exchange.md). */
export const standardExchange = (currency: Currency): ExchangeTerms => ({ fee: standardFee(currency), hoursBefore: 4 });

/** The terms a ticket was sold with; those of class Standard where its policy says none. */
export const exchangeTerms = ({ exchange }: Pick<RefundPolicy, 'exchange'>, currency: Currency): ExchangeTerms =>
  exchange ?? standardExchange(currency);

/** Last moment for an exchange, epoch milliseconds. */
export const exchangeableUntil = ({ hoursBefore }: ExchangeTerms, departure: number): number =>
  departure - hoursBefore * HOUR;

/**
 * The policy of a ticket taken in exchange: it gives back no greater share than the old one would have given at that
 * moment, so that nobody exchanges a ticket to undo his lateness.
 */
export const cappedPolicy = (policy: RefundPolicy, percent: number): RefundPolicy => ({
  ...policy,
  tiers: policy.tiers.map((tier) => ({ ...tier, percent: Math.min(tier.percent, percent) })),
});
