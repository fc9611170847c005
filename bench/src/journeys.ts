import assert from 'node:assert/strict';
import { buildTimetable } from '@naga/catalogue/timetable/build-timetable.js';
import { EarliestArrivals } from '@naga/catalogue/timetable/earliest-arrival.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromDayNumber } from '@naga/kernel/travel-date.js';
import type { TimetableRows } from '@naga/catalogue/timetable/timetable-rows.js';
import { oneDay, writeDay } from './gtfs/one-day.js';
import { readFeed } from './gtfs/read-feed.js';
import { type PlannedArrival, Planner, type PlannerName, PLANNERS, type Question } from './peers/planner.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { PlainScan } from './peers/plain-scan.js';
import type { Finding } from './report.js';

const QUESTIONS = 5000;
/** Planners of npm take longer. */
const ASKED_OF_PLANNERS = 1000;
const NEVER = 1e6;
const TARGET = 'within 5 times the scan';

/** The same at every run. */
function questions(stopCount: number): Question[] {
  let seed = 20261120;
  const below = (limit: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  return Array.from({ length: QUESTIONS }, () => ({
    from: below(stopCount),
    to: below(stopCount),
    minute: 360 + below(840),
  })).filter(({ from, to }) => from !== to);
}

/** On a real feed: beside a plain scan of typed arrays, and beside what npm has. */
export async function* journeys(): AsyncGenerator<Finding> {
  const feed = process.env['GTFS_FEED'];
  if (!feed) return void process.stdout.write('GTFS_FEED is not set: name the zip of a GTFS feed to search in.\n');
  const rows = readFeed(feed);
  const day = rows.firstDay + ((8 - ((rows.firstDay + 3) % 7)) % 7);
  yield await besideScan(rows, day);
  yield* besidePlanners(oneDay(rows, day), day);
}

const microseconds = (ms: number, questions: number): number => (ms * 1000) / questions;

/** Earliest arrival with at most one change on a real feed, journeys rebuilt, beside a plain scan of typed arrays. */
async function besideScan(rows: TimetableRows, day: number): Promise<Finding> {
  const timetable = buildTimetable(rows);
  const ours = new EarliestArrivals(timetable);
  const plain = new PlainScan(timetable, day);
  const asked = questions(timetable.stopCount);
  let [found, changed] = [0, 0];
  for (const { from, to, minute } of asked) {
    const journey = ours.earliestArrival([from], [to], day, minute);
    const rides = plain.earliest(from, to, minute);
    assert.equal(journey?.arrival, rides.length === 0 ? undefined : plain.arrival[rides.at(-1)!.alight]);
    if (journey !== undefined) found++;
    if (journey?.rides.length === 2) changed++;
  }
  const timed = (answer: (question: Question) => unknown) => (): number => {
    const start = performance.now();
    for (const question of asked) answer(question);
    return microseconds(performance.now() - start, asked.length);
  };
  const { a, b } = await inPairs(
    timed(({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute)),
    timed(({ from, to, minute }) => plain.earliest(from, to, minute)),
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

/**
 * The same questions to the journey planners of npm, of one day without ways on foot, which all understand alike. Their
 * feed is loaded before; the answers agree, or this ends.
 */
async function* besidePlanners(rows: TimetableRows, day: number): AsyncGenerator<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'naga-day-'));
  const path = join(folder, 'day.zip');
  await writeDay(rows, day, path);
  const timetable = buildTimetable(rows);
  const ours = new EarliestArrivals(timetable);
  // One of them knows no stop at which nothing halts.
  const served = [...new Set(rows.trips.flatMap(({ calls }) => calls.map(({ stop }) => stop)))];
  const asked = questions(served.length)
    .slice(0, ASKED_OF_PLANNERS)
    .map(({ from, to, minute }) => ({ from: served[from]!, to: served[to]!, minute }));
  const answers = asked.map(({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute)?.arrival ?? null);
  const answer = (): number => {
    const start = performance.now();
    for (const { from, to, minute } of asked) ours.earliestArrival([from], [to], day, minute);
    return microseconds(performance.now() - start, asked.length);
  };
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
