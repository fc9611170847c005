import { formatClock, localMoment } from '@naga/kernel/clock-time.js';

/** Default refund of class Standard (rules 6): hours before departure → percent back. */
const STEPS = [
  [48, 100],
  [24, 90],
  [12, 75],
  [4, 50],
] as const;
/** Minor units of US dollars kept of each seat while everything else comes back. */
const FIXED_FEE = 100;
const HOUR_MS = 3_600_000;

export interface RefundStep {
  percent: number;
  /** Kept of each seat, minor units of US dollars; 0 for none. */
  fixedFee: number;
  /** Last local day and time for it. */
  date: string;
  time: string;
}

/**
 * What one gets back today for a ticket of the default class, and until when; undefined when it is too late for any.
 * From 48 hours before departure on, 100 % is less a fixed fee of one dollar.
 */
export function refundStep(departs: string, now: number): RefundStep | undefined {
  const departure = Date.parse(departs);
  const step = STEPS.find(([hours]) => departure - now > hours * HOUR_MS);
  if (step === undefined) return undefined;
  const { date, minutes } = localMoment(departure - step[0] * HOUR_MS);
  return { percent: step[1], fixedFee: step[1] === 100 ? FIXED_FEE : 0, date, time: formatClock(minutes) };
}
