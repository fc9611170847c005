import { instantOf, localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';

/** Nobody is woken up: reminders leave within these hours of the day, by the clock at the stop, without the last. */
export interface ReminderHours {
  readonly REMIND_FROM: number;
  readonly REMIND_UNTIL: number;
}

export interface ReminderWindow {
  /** Departures of the next local day, epoch milliseconds: from this one … */
  readonly departsFrom: number;
  /** … until before this one. */
  readonly departsBefore: number;
  /** Sold before: who bought today has his ticket in the same mailbox already. */
  readonly soldBefore: number;
}

/** Whom a reminder reaches at this moment; undefined while it is too early or too late to write to anybody. */
export function reminderWindow(
  now: number,
  { REMIND_FROM: from, REMIND_UNTIL: until }: ReminderHours,
): ReminderWindow | undefined {
  const { date, minutes } = localMoment(now);
  if (minutes < from * 60 || minutes >= until * 60) return undefined;
  return {
    departsFrom: instantOf(addDays(date, 1), 0),
    departsBefore: instantOf(addDays(date, 2), 0),
    soldBefore: instantOf(date, 0),
  };
}
