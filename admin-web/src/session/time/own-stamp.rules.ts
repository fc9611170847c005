import { formatClock, LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** 'UTC+1', 'UTC−3:30': how far a clock is before or behind UTC, in minutes. */
function zoneName(offset: number): string {
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

/**
 * '2026-11-21 01:30 UTC+1': an instant (epoch milliseconds) on a clock so many minutes east of UTC, with its zone.
 * Undefined on a clock that says what the stops' does (UTC+7).
 */
export function ownStamp(instant: number, offset: number): string | undefined {
  if (offset === LOCAL_OFFSET_MINUTES) return undefined;
  const minutes = Math.floor(instant / 60_000) + offset;
  const day = Math.floor(minutes / 1440);
  return `${fromDayNumber(day)} ${formatClock(minutes - day * 1440)} ${zoneName(offset)}`;
}
