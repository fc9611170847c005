import { instantOf, localMoment } from '@naga/kernel/clock-time.js';
import { canBePaid, type Currency } from '@naga/kernel/money.js';
import { type RefundStep, standardFee, standardRefund } from '@naga/kernel/standard-refund.js';
import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import { type ExchangeTerms, standardExchange } from '../exchange/exchange-terms.rules.js';

export type RefundTier = RefundStep;

/** As it is copied onto a part at its sale. Tiers with the most time first; the last begins at 0. */
export interface RefundPolicy {
  readonly class: string;
  readonly version: number;
  readonly tiers: readonly RefundTier[];
  /** What changing to another departure costs; null for the terms of class Standard. */
  readonly exchange?: ExchangeTerms | null;
  /** Of what was taken in exchange for a ticket that had no hour of grace any more: it has none either. */
  readonly grace?: false;
  /** Of a seat that is flexible: the terms it has without (add-on/flexible.rules.ts). */
  readonly instead?: RefundPolicy;
}

/** What a policy may be called; FLEX is what somebody pays more for. */
export const REFUND_CLASSES = { STANDARD: 'STANDARD', SAVER: 'SAVER', FLEX: 'FLEX' } as const;
export type RefundClass = keyof typeof REFUND_CLASSES;

/** Where a version stands among those of its place. */
export const POLICY_STATES = { COMING: 'COMING', SOLD: 'SOLD', PAST: 'PAST' } as const;
export type PolicyState = keyof typeof POLICY_STATES;

const MOST_TIERS = 8;
/** A year: nobody sells earlier. */
const MOST_DAYS = 365;
const MOST_MINUTES = MOST_DAYS * 24 * 60;
/** The dearest change costs so many of the dollar that class Standard asks. */
const MOST_STANDARD_FEES = 100;

const isWithin = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most;

/** The one with the most time first. */
export const inOrder = (tiers: readonly RefundTier[]): RefundTier[] =>
  [...tiers].sort((one, other) => other.minutesBefore - one.minutesBefore);

/**
 * What is wrong with tiers in their order, by field: one to eight, each from another time within a year, none with more
 * percent than the one before it, percent of 0 to 100, fees of 0 and more that can be paid.
 */
export function tierProblems(tiers: readonly RefundTier[], currency: Currency): { path: string; code: string }[] {
  if (tiers.length === 0 || tiers.length > MOST_TIERS)
    return [{ path: 'input.tiers', code: tiers.length === 0 ? 'REQUIRED' : 'TOO_LONG' }];
  return tiers.flatMap(({ minutesBefore, percent, fixedFee }, index) => {
    const before = tiers[index - 1];
    const wrong = {
      minutesBefore: !isWithin(minutesBefore, MOST_MINUTES) || before?.minutesBefore === minutesBefore,
      percent: !isWithin(percent, 100) || percent > (before?.percent ?? 100),
      fixedFee: !isWithin(fixedFee, Number.MAX_SAFE_INTEGER) || !canBePaid(fixedFee, currency),
    };
    return Object.entries(wrong)
      .filter(([, is]) => is)
      .map(([name]) => ({ path: `input.tiers.${index}.${name}`, code: 'RANGE' }));
  });
}

/** What is wrong with the terms of an exchange, by field: up to a year before, a fee of 0 to about a hundred dollars that can be paid. */
export function exchangeProblems({ fee, minutesBefore }: ExchangeTerms, currency: Currency) {
  const wrong = {
    fee: !isWithin(fee, standardFee(currency) * MOST_STANDARD_FEES) || !canBePaid(fee, currency),
    minutesBefore: !isWithin(minutesBefore, MOST_MINUTES),
  };
  return Object.entries(wrong)
    .filter(([, is]) => is)
    .map(([name]) => ({ path: `input.exchange.${name}`, code: 'RANGE' }));
}

/**
 * From which instant a version is sold that is wished for from a day ('YYYY-MM-DD') on: from its midnight, today and without
 * a day from now; undefined for a day that is over or lies more than a year ahead.
 */
export function soldFromOf(day: string | null, now: number): number | undefined {
  if (day === null) return now;
  const ahead = dayNumber(travelDate(day)) - dayNumber(localMoment(now).date);
  if (ahead < 0 || ahead > MOST_DAYS) return undefined;
  return ahead === 0 ? now : instantOf(travelDate(day), 0);
}

/** rules.md 6: what is sold in a currency where nobody set another policy. */
export const standardPolicy = (currency: Currency): RefundPolicy => ({
  class: 'STANDARD',
  version: 1,
  tiers: standardRefund(currency),
  exchange: standardExchange(currency),
});
