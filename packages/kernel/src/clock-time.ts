import { dayNumber, fromDayNumber, type TravelDate } from './travel-date.js';

/** Minutes since midnight of the service date; a stop reached after midnight has 1440 or more. */
export type Minutes = number;

/** All of Naga's stops (Cambodia, Laos, Thailand, Vietnam) stand at UTC+7 without daylight saving; see docs/decisions/0003. */
export const LOCAL_OFFSET_MINUTES = 420;

const two = (value: number): string => String(value).padStart(2, '0');

/** 450 → '07:30', 1510 → '01:10' (the day is said elsewhere). */
export const formatClock = (minutes: Minutes): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** '07:30' → 450; undefined for anything but HH:mm within a day. */
export function parseClock(text: string): Minutes | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** The instant (epoch milliseconds) of a service date's minute at UTC+7. */
export function instantOf(date: TravelDate, minutes: Minutes): number {
  return (dayNumber(date) * 1440 + minutes - LOCAL_OFFSET_MINUTES) * 60_000;
}

/** ISO 8601 with offset, '2026-11-21T07:30:00+07:00', of a service date's minute (which may lie past midnight). */
export function offsetDateTime(date: TravelDate, minutes: Minutes): string {
  return `${fromDayNumber(dayNumber(date) + Math.floor(minutes / 1440))}T${formatClock(minutes)}:00+07:00`;
}

/** The local (UTC+7) day and minute of an instant in epoch milliseconds. */
export function localMoment(instant: number): { date: TravelDate; minutes: Minutes } {
  const minutes = Math.floor(instant / 60_000) + LOCAL_OFFSET_MINUTES;
  return { date: fromDayNumber(Math.floor(minutes / 1440)), minutes: ((minutes % 1440) + 1440) % 1440 };
}
