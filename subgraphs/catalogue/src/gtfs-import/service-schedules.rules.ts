import { fromDayNumber } from '@naga/kernel/travel-date.js';
import { calendarOf } from '../gtfs/service-calendar.rules.js';

/** Days on which trips run: weekdays from day to day (kernel day numbers), and single days beside. */
export interface FeedService {
  /** Counted from 0 as the feed names them first. */
  readonly index: number;
  readonly id: string;
  weekdays: number;
  from: number;
  to: number;
  readonly added: Set<number>;
  readonly removed: Set<number>;
}

/** The days of one of our schedules, as the line editor says them. */
export interface ScheduleDays {
  readonly daysOfWeek: readonly number[];
  readonly allowFrom1: string | null;
  readonly allowTo1: string | null;
  readonly allowFrom2: string | null;
  readonly allowTo2: string | null;
  readonly blockingFrom: string | null;
  readonly blockingTo: string | null;
}

/** Kernel day numbers, both included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** Seasons of a schedule: two, the second with a gap that is blocked. */
const SPANS_OF_A_SCHEDULE = 3;

const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;
const isServed = (weekdays: number, day: number): boolean => (weekdays & (1 << weekdayOf(day))) !== 0;

const holdsServed = (weekdays: number, { from, to }: Span): boolean =>
  from <= to && WEEK.some((ahead) => from + ahead <= to && isServed(weekdays, from + ahead));

/** What is left of a period where some of its days are taken out. */
function spansAround(weekdays: number, { from, to }: Span, out: ReadonlySet<number>): Span[] {
  const gaps = [...out].filter((day) => day >= from && day <= to && isServed(weekdays, day)).sort((a, b) => a - b);
  const starts = [from, ...gaps.map((day) => day + 1)];
  const ends = [...gaps.map((day) => day - 1), to];
  return starts.map((start, at) => ({ from: start, to: ends[at]! })).filter((span) => holdsServed(weekdays, span));
}

/** Days in ascending order as spans of days one after the other. */
function runsOf(days: readonly number[]): Span[] {
  const runs: { from: number; to: number }[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}

function schedulesOver(weekdays: number, spans: readonly Span[]): ScheduleDays[] {
  const daysOfWeek = WEEK.filter((day) => (weekdays & (1 << day)) !== 0).map((day) => day + 1);
  const schedules: ScheduleDays[] = [];
  for (let at = 0; at < spans.length; at += SPANS_OF_A_SCHEDULE) {
    const [first, second, third] = spans.slice(at, at + SPANS_OF_A_SCHEDULE);
    schedules.push({
      daysOfWeek,
      allowFrom1: fromDayNumber(first!.from),
      allowTo1: fromDayNumber(first!.to),
      allowFrom2: second ? fromDayNumber(second.from) : null,
      allowTo2: second ? fromDayNumber((third ?? second).to) : null,
      blockingFrom: third ? fromDayNumber(second!.to + 1) : null,
      blockingTo: third ? fromDayNumber(third.from - 1) : null,
    });
  }
  return schedules;
}

/** Weekdays of services that name their days one by one, where that says the same more shortly. */
function regular(service: FeedService): Pick<FeedService, 'weekdays' | 'from' | 'to' | 'added' | 'removed'> {
  if (service.weekdays !== 0 || service.added.size === 0) return service;
  const { weekdays, first, last, added, removed } = calendarOf([...service.added].sort((a, b) => a - b));
  return { weekdays, from: first, to: last, added: new Set(added), removed: new Set(removed) };
}

/**
 * The days of a service as schedules of ours, `later` days later (a trip that leaves at 25:10 leaves on the next day): its
 * weekdays between first and last day, in as many seasons as the days that are taken out cut it into, and schedules of
 * their own for days that are added. Each takes three spans: two seasons, the second with a blocked period.
 */
export function schedulesOf(service: FeedService, later = 0): ScheduleDays[] {
  const { weekdays, from, to, added, removed } = regular(service);
  const moved = (span: Span): Span => ({ from: span.from + later, to: span.to + later });
  const turned = (bits: number) =>
    WEEK.reduce((sum, day) => sum | ((bits & (1 << day)) === 0 ? 0 : 1 << ((day + later) % 7)), 0);
  const base = weekdays === 0 ? [] : spansAround(weekdays, { from, to }, removed);
  const extra = [...added]
    .filter((day) => weekdays === 0 || day < from || day > to || !isServed(weekdays, day))
    .sort((a, b) => a - b);
  const ofExtra = extra.reduce((bits, day) => bits | (1 << weekdayOf(day)), 0);
  return [
    ...schedulesOver(turned(weekdays), base.map(moved)),
    ...schedulesOver(turned(ofExtra), runsOf(extra).map(moved)),
  ];
}
