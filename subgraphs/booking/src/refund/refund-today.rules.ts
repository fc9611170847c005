import type { RefundTier } from './refund-policy.rules.js';

const MINUTE_MS = 60_000;

/** What comes back of one ride's ticket that is bought and given back now. */
export interface RefundToday {
  readonly percent: number;
  /** Kept of each seat besides, minor units. */
  readonly fixedFee: number;
  /** Last moment for it, epoch milliseconds. */
  readonly until: number;
}

/** The step of a ride that leaves at `departure`; undefined where nothing comes back any more. Tiers in their order. */
export function refundToday(tiers: readonly RefundTier[], departure: number, now: number): RefundToday | undefined {
  const step = tiers.find(({ minutesBefore }) => departure - now > minutesBefore * MINUTE_MS);
  if (step === undefined || step.percent === 0) return undefined;
  const { percent, fixedFee, minutesBefore } = step;
  return { percent, fixedFee, until: departure - minutesBefore * MINUTE_MS };
}

/**
 * Of a journey of several rides no more is promised than what the worst of them gives back, less what each of them keeps of
 * its seat, and no longer than the first ends.
 */
export function worstOf(steps: readonly (RefundToday | undefined)[]): RefundToday | undefined {
  const known = steps.filter((step) => step !== undefined);
  if (known.length === 0 || known.length < steps.length) return undefined;
  return {
    percent: Math.min(...known.map(({ percent }) => percent)),
    fixedFee: known.reduce((sum, { fixedFee }) => sum + fixedFee, 0),
    until: Math.min(...known.map(({ until }) => until)),
  };
}
