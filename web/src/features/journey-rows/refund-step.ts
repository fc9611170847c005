import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import type { Currency } from '@naga/kernel/money.js';
import { standardRefund } from '@naga/kernel/standard-refund.js';

const HOUR_MS = 3_600_000;

export interface RefundStep {
  percent: number;
  /** Kept of each seat, minor units; 0 for none. */
  fixedFee: number;
  /** Last local day and time for it. */
  date: string;
  time: string;
}

/**
 * What one gets back today for a ticket of the default class, and until when; undefined when it is too late for any.
 * From 48 hours before departure on, 100 % is less a fixed fee of about one dollar.
 */
export function refundStep(departs: string, now: number, currency: Currency): RefundStep | undefined {
  const departure = Date.parse(departs);
  const step = standardRefund(currency).find(({ hoursBefore }) => departure - now > hoursBefore * HOUR_MS);
  if (step === undefined || step.percent === 0) return undefined;
  const { hoursBefore, percent, fixedFee } = step;
  const { date, minutes } = localMoment(departure - hoursBefore * HOUR_MS);
  return { percent, fixedFee, date, time: formatClock(minutes) };
}
