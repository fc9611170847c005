import assert from 'node:assert/strict';
import { buildTimetable } from '@naga/catalogue/timetable/build-timetable.js';
import { EarliestArrivals } from '@naga/catalogue/timetable/earliest-arrival.js';
import { readFeed } from './gtfs/read-feed.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import { PlainScan } from './peers/plain-scan.js';
import type { Finding } from './report.js';

const QUESTIONS = 5000;
const TARGET = 'within 5 times the scan';

interface Question {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
}

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

/** Earliest arrival with at most one change on a real feed, journeys rebuilt, beside a plain scan of typed arrays. */
export async function journeys(): Promise<Finding[]> {
  const feed = process.env['GTFS_FEED'];
  if (!feed) {
    process.stdout.write('GTFS_FEED is not set: name the zip of a GTFS feed to search in.\n');
    return [];
  }
  const rows = readFeed(feed);
  const timetable = buildTimetable(rows);
  const day = rows.firstDay + ((8 - ((rows.firstDay + 3) % 7)) % 7);
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
    return ((performance.now() - start) * 1000) / asked.length;
  };
  const { a, b } = await inPairs(
    timed(({ from, to, minute }) => ours.earliestArrival([from], [to], day, minute)),
    timed(({ from, to, minute }) => plain.earliest(from, to, minute)),
    9,
  );
  const ratios = a.map((time, index) => time / b[index]!);
  const size = `${timetable.stopCount} stops, ${plain.departure.length} connections`;
  return [
    {
      what: `Earliest arrival, at most one change (${size}; ${asked.length} questions, ${found} answered, ${changed} with a change)`,
      ours: `${median(a).toFixed(1)} µs a question`,
      beside: `plain scan ${median(b).toFixed(1)} µs; ratio ${spread(ratios)}`,
      target: TARGET,
    },
  ];
}
