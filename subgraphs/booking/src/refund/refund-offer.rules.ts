import { type Currency, percentOf } from '@naga/kernel/money.js';
import { addOnsBack, sumOfAddOns } from '../add-on/add-on-back.rules.js';
import type { HeldAddOn } from '../add-on/add-on.rules.js';
import type { RefundPolicy, RefundTier } from './refund-policy.rules.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Within an hour of purchase, two days or more before departure: everything back (rules.md 6). */
export const GRACE_MS = HOUR;
export const GRACE_HOURS_BEFORE = 48;
/** A refund offer lives ten minutes. */
export const OFFER_MS = 600_000;

const EVERYTHING = { percent: 100, fixedFee: 0 };

export interface RefundCase {
  readonly policy: RefundPolicy;
  /** Departure of the passenger's own boarding stop, epoch milliseconds. */
  readonly departure: number;
  readonly soldAt: number;
}

/** The tier that applies now; undefined once the vehicle has left. */
export function tierAt(policy: RefundPolicy, departure: number, now: number): RefundTier | undefined {
  const left = departure - now;
  return left <= 0 ? undefined : policy.tiers.find(({ minutesBefore }) => left >= minutesBefore * MINUTE);
}

export interface Terms {
  readonly percent: number;
  /** Minor units. */
  readonly fixedFee: number;
  /** Until when they hold, epoch milliseconds. */
  readonly until: number;
}

const graceEnds = ({ policy, departure, soldAt }: RefundCase): number =>
  policy.grace === false ? -Infinity : Math.min(soldAt + GRACE_MS, departure - GRACE_HOURS_BEFORE * HOUR);

/** Whether a purchase is so fresh, and its departure so far, that undoing it costs nothing. */
export const isInGrace = (sold: RefundCase, now: number): boolean => now <= graceEnds(sold);

/** What a passenger would get back now and until when; undefined once the vehicle has left. */
export function refundTerms(sold: RefundCase, now: number): Terms | undefined {
  const { policy, departure } = sold;
  const tier = tierAt(policy, departure, now);
  if (tier === undefined) return undefined;
  const tierEnds = departure - tier.minutesBefore * MINUTE;
  return isInGrace(sold, now)
    ? { ...EVERYTHING, until: graceEnds(sold) }
    : { percent: tier.percent, fixedFee: tier.fixedFee, until: tierEnds };
}

/** base × percent, rounded half up to what can be paid, less the fixed fee, within 0..paid. Minor units. */
export const refundAmount = (
  paid: number,
  { percent, fixedFee }: Pick<Terms, 'percent' | 'fixedFee'>,
  currency: Currency,
): number => Math.min(paid, Math.max(0, percentOf(paid, percent * 100, currency) - fixedFee));

export interface OfferedPart {
  readonly partId: string;
  readonly fare: number;
  readonly case: RefundCase;
  /** What it has beside it that was paid for. */
  readonly addOns?: readonly HeldAddOn[];
}

/**
 * By which terms a seat went back: fare × percent, less the fixed fee, less what was not paid; never below zero. Null where
 * somebody decided the amount beside the terms.
 */
export interface RefundTermsApplied {
  readonly percent: number | null;
  readonly fixedFee: number | null;
  /** What of the fare nobody paid, and nobody owes any more. */
  readonly unpaid: number;
}

export interface OfferLine extends RefundTermsApplied {
  readonly partId: string;
  readonly percent: number;
  readonly fixedFee: number;
  /** What goes back of its fare … */
  readonly amount: number;
  /** … and of its add-ons. */
  readonly addOns: readonly HeldAddOn[];
}

export interface Offer {
  readonly amount: number;
  readonly validUntil: number;
  readonly lines: readonly OfferLine[];
}

/**
 * Giving these parts back now, by the policy each was sold with. Parts whose vehicle has left are not part of it;
 * undefined when none is left. The transaction fee and donations are not refunded, add-ons by their kind; nor is what of a
 * fare was not paid (`unpaid`, by part): what the terms keep is taken from what was.
 */
export function refundOffer(
  parts: readonly OfferedPart[],
  { currency, now }: { readonly currency: Currency; readonly now: number },
  unpaid: ReadonlyMap<string, number> = new Map(),
): Offer | undefined {
  let validUntil = now + OFFER_MS;
  const lines = parts.flatMap(({ partId, fare, case: sold, addOns: held = [] }) => {
    const terms = refundTerms(sold, now);
    if (terms === undefined) return [];
    validUntil = Math.min(validUntil, terms.until);
    const { percent, fixedFee } = terms;
    const notPaid = unpaid.get(partId) ?? 0;
    const amount = Math.max(0, refundAmount(fare, terms, currency) - notPaid);
    const addOns = addOnsBack(held, { percent, isInGrace: isInGrace(sold, now) }, currency);
    return [{ partId, percent, fixedFee, amount, unpaid: notPaid, addOns }];
  });
  if (lines.length === 0) return undefined;
  const amount = lines.reduce((sum, line) => sum + line.amount + sumOfAddOns(line.addOns), 0);
  return { amount, validUntil, lines };
}
