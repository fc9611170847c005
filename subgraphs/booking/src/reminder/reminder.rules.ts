import { instantOf, localMoment, type Minutes } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';

/** Nobody is woken up: reminders leave between nine and nine, by the clock at the stop. */
const FROM: Minutes = 9 * 60;
const UNTIL: Minutes = 21 * 60;

export interface ReminderWindow {
  /** Departures of the next local day, epoch milliseconds: from this one … */
  readonly departsFrom: number;
  /** … until before this one. */
  readonly departsBefore: number;
  /** Sold before: who bought today has his ticket in the same mailbox already. */
  readonly soldBefore: number;
}

/** Whom a reminder reaches at this moment; undefined while it is too early or too late to write to anybody. */
export function reminderWindow(now: number): ReminderWindow | undefined {
  const { date, minutes } = localMoment(now);
  if (minutes < FROM || minutes >= UNTIL) return undefined;
  return {
    departsFrom: instantOf(addDays(date, 1), 0),
    departsBefore: instantOf(addDays(date, 2), 0),
    soldBefore: instantOf(date, 0),
  };
}
