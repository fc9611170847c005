import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { parseClock } from '@naga/kernel/clock-time.js';
import { typedLine } from '@naga/kernel/typed-line.js';
import type { Line, LineSchedule, LineStop, LineTiming } from './line.rules.js';
import { timesOf } from './line-times.rules.js';

/** Lines of towns in feeds of others have 130 stops and leave 100 times a day. */
export const MOST_STOPS = 150;
export const MOST_TIMINGS = 300;
export const MOST_SCHEDULES = 20;
export const MOST_CONNECTING_ROUTES = 20;
const MOST_LETTERS = 200;
const MOST_NOTE_LETTERS = 500;
/** As of a stop itself. */
const MOST_STOP_LETTERS = 100;
const A_WEEK = 7 * 1440;

/** What is wrong at a place of the form: 'timings.2.stops.1.arrivalTime'. */
interface LineProblem {
  readonly path: string;
  readonly code: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

type Problems = readonly LineProblem[];
type Checked = Problems | false;

const at = (path: string, code: string, facts?: Record<string, unknown>): Problems => [
  { path, code, ...(facts && { facts }) },
];
const all = (...checked: readonly Checked[]): Problems => checked.flatMap((problems) => problems || []);
const below = (path: string, problems: Problems): Problems =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }));

const outside = (path: string, value: number | null | undefined, min: number, max: number): Checked =>
  value != null && (value < min || value > max) && at(path, value < min ? 'MIN' : 'MAX', { min, max });

function wrongText(path: string, text: LocalizedText | null | undefined, most: number, needed: boolean): Problems {
  const typed = LANGUAGES.map((code) => [code, typedLine(text?.[code] ?? '')] as const);
  const isEmpty = typed.every(([, words]) => words === '');
  if (typed[0]?.[1] === '' && (needed || !isEmpty)) return at(`${path}.en`, 'REQUIRED');
  return typed.flatMap(([code, words]) =>
    all(
      words.length > most && at(`${path}.${code}`, 'MAX_LENGTH', { max: most }),
      /\p{Cc}/u.test(words) && at(`${path}.${code}`, 'MATCHES'),
    ),
  );
}

const count = (path: string, list: readonly unknown[], min: number, max: number): Checked => {
  if (list.length < min) return at(path, 'ARRAY_MIN_SIZE', { min });
  return list.length > max && at(path, 'ARRAY_MAX_SIZE', { max });
};

/** Stops: one gets on at the first and off at the last; the way never grows shorter. */
function wrongStop(stops: readonly LineStop[], position: number): Problems {
  const { stopId, travelTime, boardingStop, dropOffStop, currentStatus } = stops[position]!;
  const before = stops[position - 1];
  const [isFirst, isLast] = [position === 0, position === stops.length - 1];
  return all(
    before?.stopId === stopId && at('stopId', 'SAME_STOP'),
    isFirst && travelTime !== 0 && at('travelTime', 'MAX', { max: 0 }),
    outside('travelTime', travelTime, 0, A_WEEK),
    before !== undefined && travelTime < before.travelTime && at('travelTime', 'TIME_GOES_BACK'),
    isFirst && !boardingStop && at('boardingStop', 'END_IS_SERVED'),
    isLast && !dropOffStop && at('dropOffStop', 'END_IS_SERVED'),
    (isFirst || isLast) && currentStatus === 'SUSPENDED' && at('currentStatus', 'END_IS_SERVED'),
  );
}

/** A period's last day is not before its first. */
const backwards = (path: string, from: string | null | undefined, to: string | null | undefined): Checked =>
  from != null && to != null && to < from && at(path, 'ENDS_BEFORE');

function wrongSchedule(schedule: LineSchedule): Problems {
  const { daysOfWeek, blockBefore, specificNote, blockingFrom, blockingTo } = schedule;
  return all(
    daysOfWeek.length === 0 && at('daysOfWeek', 'REQUIRED'),
    daysOfWeek.some((day) => !Number.isInteger(day) || day < 1 || day > 7) && at('daysOfWeek', 'MATCHES'),
    outside('blockBefore', blockBefore, 0, A_WEEK),
    backwards('blockingTo', blockingFrom, blockingTo),
    backwards('allowTo1', schedule.allowFrom1, schedule.allowTo1),
    backwards('allowTo2', schedule.allowFrom2, schedule.allowTo2),
    wrongText('specificNote', specificNote, MOST_NOTE_LETTERS, false),
  );
}

function wrongHours({ blockingHoursFrom: from, blockingHoursTo: to }: LineTiming): Problems {
  if (from == null && to == null) return [];
  return all(
    parseClock(from ?? '') === undefined && at('blockingHoursFrom', from == null ? 'REQUIRED' : 'MATCHES'),
    parseClock(to ?? '') === undefined && at('blockingHoursTo', to == null ? 'REQUIRED' : 'MATCHES'),
  );
}

function wrongTiming({ stops }: Line, timing: LineTiming): Problems {
  const clocks = timesOf(timing.stops).wrong.map(({ position, field, code }) => ({
    path: `stops.${position}.${field}`,
    code,
  }));
  return all(
    timing.stops.length !== stops.length && at('stops', 'ARRAY_LENGTH', { length: stops.length }),
    clocks,
    timing.stops.flatMap(({ stopName }, position) =>
      wrongText(`stops.${position}.stopName`, stopName, MOST_STOP_LETTERS, false),
    ),
    outside('blockBefore', timing.blockBefore, 0, A_WEEK),
    wrongHours(timing),
    count('connectingRouteIds', timing.connectingRouteIds ?? [], 0, MOST_CONNECTING_ROUTES),
    count('schedules', timing.schedules, 0, MOST_SCHEDULES),
    timing.schedules.flatMap((schedule, index) => below(`schedules.${index}`, wrongSchedule(schedule))),
  );
}

/** All that is wrong with a line, whatever the rest of the catalogue says; each at its field. */
export function problemsOfLine(line: Line): Problems {
  const { stops, timings } = line;
  const sizes = all(count('stops', stops, 2, MOST_STOPS), count('timings', timings, 0, MOST_TIMINGS));
  return all(
    wrongText('names', line.names, MOST_LETTERS, true),
    !/^[A-Z]{2}$/.test(line.localCountryCode) && at('localCountryCode', 'MATCHES'),
    outside('distanceKm', line.distanceKm, 1, 5000),
    sizes,
    sizes.length === 0 && stops.flatMap((_, position) => below(`stops.${position}`, wrongStop(stops, position))),
    sizes.length === 0 && timings.flatMap((timing, index) => below(`timings.${index}`, wrongTiming(line, timing))),
  );
}
