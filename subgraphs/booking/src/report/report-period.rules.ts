import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';

/** A year and a day: who wants more asks twice. */
const MOST_DAYS = 366;

interface PeriodProblem {
  readonly path: string;
  readonly code: string;
}

/** What is wrong with a report's days, both included: the wrong way round, or too many. */
export function periodProblems(from: string, to: string): PeriodProblem[] {
  const days = dayNumber(travelDate(to)) - dayNumber(travelDate(from)) + 1;
  if (days < 1) return [{ path: 'to', code: 'BEFORE_FROM' }];
  return days > MOST_DAYS ? [{ path: 'to', code: 'TOO_MANY_DAYS' }] : [];
}
