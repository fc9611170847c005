import type { Currency } from '@naga/kernel/money.js';
import type { RefundPolicy } from '../refund/refund-policy.rules.js';
import { type ExchangeTerms, standardExchange } from './exchange-terms.rules.js';

/** The terms a ticket was sold with; those of class Standard where its policy says none. */
export const exchangeTerms = ({ exchange }: Pick<RefundPolicy, 'exchange'>, currency: Currency): ExchangeTerms =>
  exchange ?? standardExchange(currency);

/** What giving seats back would bring at the moment of their exchange. */
export interface ShareGivenUp {
  /** The lowest of them. */
  readonly percent: number;
  /** Whether all of them were within the hour in which a purchase can be undone. */
  readonly isInGrace: boolean;
}

/**
 * The policy of a ticket taken in exchange: it gives back no greater share than the old one would have given at that
 * moment, so that nobody exchanges a ticket to undo his lateness.
 */
export const cappedPolicy = (policy: RefundPolicy, { percent, isInGrace }: ShareGivenUp): RefundPolicy => ({
  ...policy,
  tiers: policy.tiers.map((tier) => ({ ...tier, percent: Math.min(tier.percent, percent) })),
  ...(!isInGrace && { grace: false }),
});
