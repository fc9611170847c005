import { formatClock, localMoment } from '@naga/kernel/clock-time.js';
import type { Money } from '@naga/kernel/money.js';
import { moneyOf } from '../../session/money.js';
import type { JourneyRow_JourneyFragment } from './journey-row.generated.js';

export interface RefundStep {
  percent: number;
  /** Kept besides of each passenger, on all rides. */
  fee: Money;
  /** Last local day and time for it. */
  date: string;
  time: string;
}

/** What one gets back today, and until when, at the clocks of the stops. */
export function refundStep({
  percent,
  fixedFee,
  until,
}: JourneyRow_JourneyFragment['refundToday'][number]): RefundStep {
  const { date, minutes } = localMoment(Date.parse(until));
  return { percent, fee: moneyOf(fixedFee), date, time: formatClock(minutes) };
}
