import assert from 'node:assert/strict';
import { buildTimetable } from '@naga/catalogue/timetable/build-timetable.js';
import { EarliestArrivals } from '@naga/catalogue/timetable/earliest-arrival.js';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJourneys } from '@naga/catalogue/timetable/find-journeys.js';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { Timetable } from '@naga/catalogue/timetable/timetable.js';
import type { TimetableRows } from '@naga/catalogue/timetable/timetable-rows.js';
import { bigFeed } from './gtfs/big-feed.js';
import { oneDay, writeDay } from './gtfs/one-day.js';
import { readFeed } from './gtfs/read-feed.js';
import { type PlannedArrival, Planner, type PlannerName, PLANNERS, type Question } from './peers/planner.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { PlainScan } from './peers/plain-scan.js';
import type { Finding } from './report.js';

/** How many questions; planners of npm take longer. */
interface Asked {
  readonly ofUs: number;
  readonly ofPlanners: number;
}
const MANY: Asked = { ofUs: 5000, ofPlanners: 1000 };
const FEW: Asked = { ofUs: 500, ofPlanners: 100 };
/** As of the import's bench (feed-import.ts). */
const STOP_TIMES = Number(process.env['GTFS_STOP_TIMES'] ?? 1_000_000);
const NEVER = 1e6;
const TARGET = 'within 5 times the scan';

/** The same at every run. Every second goes where two rides of the feed lead, the others anywhere. */
function questions({ tripCount, tripStart, callStop, callTrip, boardStart, boardCalls }: Timetable, count: number) {
  let seed = 20261120;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  /** A stop at which the vehicle of a call halts later, or that call's own. */
  const further = (call: number): number => callStop[call + below(tripStart[callTrip[call]! + 1]! - call)]!;
  const led = (): Pick<Question, 'from' | 'to'> => {
    const first = tripStart[below(tripCount)]!;
    const change = further(first);
    const boardings = boardStart[change + 1]! - boardStart[change]!;
    const to = boardings === 0 ? change : further(boardCalls[boardStart[change]! + below(boardings)]!);
    return { from: callStop[first]!, to };
  };
  const served = [...new Set(callStop)];
  const anywhere = () => ({ from: served[below(served.length)]!, to: served[below(served.length)]! });
  return Array.from({ length: count }, (_, index): Question => ({
    ...(index % 2 === 0 ? led() : anywhere()),
    minute: 360 + below(840),
  })).filter(({ from, to }) => from !== to);
}

/**
 * On a feed as large as the largest that is imported, and on a real one that GTFS_FEED names: beside a plain scan of
 * typed arrays, and beside what npm has.
 */
export async function* journeys(): AsyncGenerator<Finding> {
  const real = process.env['GTFS_FEED'];
  if (real) yield* onFeed(real, MANY);
  else process.stdout.write('GTFS_FEED is not set: name the zip of a GTFS feed to search in a real one, too.\n');
  const folder = mkdtempSync(join(tmpdir(), 'naga-feed-'));
  const path = join(folder, 'feed.zip');
  writeFileSync(path, (await bigFeed(STOP_TIMES)).bytes);
  yield* onFeed(path, FEW);
  rmSync(folder, { recursive: true });
}

async function* onFeed(path: string, asked: Asked): AsyncGenerator<Finding> {
  const rows = readFeed(path);
  const day = rows.firstDay + ((8 - ((rows.firstDay + 3) % 7)) % 7);
  yield await besideScan(rows, day, asked);
  yield await wholeDay(rows, day, asked);
  yield* besidePlanners(oneDay(rows, day), day, asked);
}

const microseconds = (ms: number, questions: number): number => (ms * 1000) / questions;

/** Asks all, and says how long one takes. */
const timed = (asked: readonly Question[], answer: (question: Question) => unknown) => (): number => {
  const start = performance.now();
  for (const question of asked) answer(question);
  return microseconds(performance.now() - start, asked.length);
};

/** Earliest arrival with at most one change on a real feed, journeys rebuilt, beside a plain scan of typed arrays. */
async function besideScan(rows: TimetableRows, day: number, { ofUs }: Asked): Promise<Finding> {
  const timetable = buildTimetable(rows);
  const ours = new EarliestArrivals(timetable);
  const plain = new PlainScan(timetable, day);
  const asked = questions(timetable, ofUs);
  let [found, changed] = [0, 0];
  for (const { from, to, minute } of asked) {
    const journey = ours.earliestArrival([from], [to], day, minute);
    const rides = plain.earliest(from, to, minute);
    assert.equal(journey?.arrival, rides.length === 0 ? undefined : plain.arrival[rides.at(-1)!.alight]);
    if (journey !== undefined) found++;
    if (journey?.rides.length === 2) changed++;
  }
  const { a, b } = await inPairs(
    timed(asked, ({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute)),
    timed(asked, ({ from, to, minute }) => plain.earliest(from, to, minute)),
    9,
  );
  const ratios = a.map((time, index) => time / b[index]!);
  const size = `${timetable.stopCount} stops, ${plain.departure.length} connections`;
  return {
    what: `Earliest arrival, at most one change (${size}; ${asked.length} questions, ${found} answered, ${changed} with a change)`,
    ours: `${median(a).toFixed(1)} µs a question`,
    beside: `plain scan ${median(b).toFixed(1)} µs; ratio ${spread(ratios)}`,
    target: TARGET,
  };
}

/** What the results screen lists, all journeys of a day, beside the first of them. */
async function wholeDay(rows: TimetableRows, day: number, { ofPlanners }: Asked): Promise<Finding> {
  const timetable = buildTimetable(rows);
  const ours = new EarliestArrivals(timetable);
  const asked = questions(timetable, ofPlanners);
  const open = (): boolean => true;
  const listed = ({ from, to }: Question) => findJourneys(timetable, { from: [from], to: [to], day, open });
  const { a, b } = await inPairs(
    timed(asked, listed),
    timed(asked, ({ from, to }) => ours.earliestArrival([from], [to], day, 0)),
  );
  const found = asked.map(listed).map(({ direct, connecting }) => direct.length + connecting.length);
  const most = Math.max(...found);
  const sum = found.reduce((total, one) => total + one, 0);
  return {
    what: `All journeys of a day as a traveller is shown them (${asked.length} pairs, ${sum} journeys, ${most} at most)`,
    ours: `${median(a).toFixed(0)} µs a question`,
    beside: `the first arrival of the day alone ${median(b).toFixed(1)} µs`,
  };
}

/**
 * The same questions to the journey planners of npm, of one day without ways on foot, which all understand alike. Their
 * feed is loaded before; the answers agree, or this ends.
 */
async function* besidePlanners(rows: TimetableRows, day: number, { ofPlanners }: Asked): AsyncGenerator<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'naga-day-'));
  const path = join(folder, 'day.zip');
  await writeDay(rows, day, path);
  const timetable = buildTimetable(rows);
  const ours = new EarliestArrivals(timetable);
  const asked = questions(timetable, ofPlanners);
  const answers = asked.map(({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute)?.arrival ?? null);
  const answer = timed(asked, ({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute));
  for (const name of Object.keys(PLANNERS) as PlannerName[]) {
    const planner = await Planner.start(name, path, fromDayNumber(day));
    const agreement = compared(await planner.answers(asked), answers);
    const { a, b } = await inPairs(answer, async () => microseconds(await planner.timeOf(asked), asked.length));
    planner.end();
    const ratios = a.map((time, index) => b[index]! / time);
    yield {
      what: `The same beside npm (a day of ${timetable.tripCount} trips; ${asked.length} questions, ${answers.filter((one) => one !== null).length} answered)`,
      ours: `${median(a).toFixed(1)} µs a question`,
      beside: `${name} ${median(b).toFixed(0)} µs; it takes ${spread(ratios)} times as long; ${agreement}`,
    };
  }
  rmSync(folder, { recursive: true });
}

/** How their answers lie to ours: one planner changes as often as it helps, the other in no time, and neither is faultless. */
function compared(theirs: readonly (PlannedArrival | null)[], ours: readonly (number | null)[]): string {
  const [same, earlier, later] = [0, -1, 1].map(
    (sign) =>
      theirs.filter((their, index) => Math.sign((their?.arrival ?? NEVER) - (ours[index] ?? NEVER)) === sign).length,
  );
  return `${same} of its answers are ours, ${earlier} earlier, ${later} later`;
}
