import { formatClock } from '@naga/kernel/clock-time.js';
import type { ClockValues } from '../clocks.js';

const CLOCK = /^(\d{1,2})\s*[:.h]\s*(\d{2})(?::\d{2})?\s*(am|pm)?$/i;
const HOUR = /^(\d{1,2})\s*(am|pm)$/i;
/** Between arrival and departure of a halt. */
const HALT = /\s*[–—/-]\s*/;

/** '7:30', '07.30', '7h30', '7:30 pm', '7 pm' or '07:30:00' as 'HH:mm'. */
export function clockOf(text: string): string | undefined {
  const [, hours, minutes, half] = CLOCK.exec(text) ?? [];
  const [, alone, otherHalf] = HOUR.exec(text) ?? [];
  const [typed, of] = [Number(hours ?? alone ?? NaN), (half ?? otherHalf)?.toLowerCase()];
  if (of !== undefined && (typed < 1 || typed > 12)) return undefined;
  const hour = of === undefined ? typed : (typed % 12) + (of === 'pm' ? 12 : 0);
  const minute = Number(minutes ?? 0);
  return hour >= 0 && hour < 24 && minute < 60 ? formatClock(hour * 60 + minute) : undefined;
}

/** The clocks of a cell: one, or arrival and departure of a halt; undefined for what is none. */
export function clocksOf(text: string): ClockValues | undefined {
  const whole = clockOf(text);
  if (whole !== undefined) return { arrivalTime: whole, departureTime: whole };
  const parts = text.split(HALT).map(clockOf);
  const [arrivalTime, departureTime] = parts;
  return parts.length === 2 && arrivalTime && departureTime ? { arrivalTime, departureTime } : undefined;
}
