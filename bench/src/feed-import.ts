import assert from 'node:assert/strict';
import { setInterval } from 'node:timers';
import { zip } from '@naga/catalogue/gtfs/zip.js';
import { Archive } from '@naga/catalogue/gtfs-import/archive.js';
import { feedLines } from '@naga/catalogue/gtfs-import/feed-lines.js';
import { readFeed } from '@naga/catalogue/gtfs-import/read-feed.js';
import { inPairs } from './measure/pairs.js';
import { median, spread } from './measure/statistics.js';
import type { Finding } from './report.js';

/** As many stop times as the issue asks for; GTFS_STOP_TIMES says others. */
const STOP_TIMES = Number(process.env['GTFS_STOP_TIMES'] ?? 1_000_000);
const CALLS_OF_A_TRIP = 20;
const TRIPS_OF_A_ROUTE = 100;
const MB = 1024 * 1024;
const LOOK_MS = 20;

const two = (value: number): string => String(value).padStart(2, '0');

function* stopTimes(count: number): Generator<string> {
  yield 'trip_id,arrival_time,departure_time,stop_id,stop_sequence\n';
  for (let trip = 0; trip * CALLS_OF_A_TRIP < count; trip++) {
    const first = (Math.floor(trip / TRIPS_OF_A_ROUTE) * CALLS_OF_A_TRIP) % 5000;
    let rows = '';
    for (let call = 0; call < CALLS_OF_A_TRIP; call++) {
      const minute = 300 + (trip % TRIPS_OF_A_ROUTE) * 10 + call * 4;
      const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;
      rows += `T${trip},${clock},${clock},S${first + call},${call}\n`;
    }
    yield rows;
  }
}

function* numbered(head: string, count: number, row: (index: number) => string): Generator<string> {
  yield `${head}\n`;
  for (let index = 0; index < count; index++) yield `${row(index)}\n`;
}

async function* texts(rows: Iterable<string>): AsyncGenerator<string> {
  yield* rows;
}

/** A timetable of so many stop times: lines of 20 stops with 100 trips each. */
async function feedOf(count: number): Promise<Buffer> {
  const trips = Math.ceil(count / CALLS_OF_A_TRIP);
  const files: Readonly<Record<string, Iterable<string>>> = {
    'agency.txt': ['agency_name,agency_url,agency_timezone\nBench,https://bench.example,Asia/Phnom_Penh\n'],
    'stops.txt': numbered('stop_id,stop_name,stop_lat,stop_lon', 5020, (stop) => `S${stop},Stop ${stop},11.5,104.9`),
    'routes.txt': numbered(
      'route_id,route_long_name,route_type',
      Math.ceil(trips / TRIPS_OF_A_ROUTE),
      (route) => `R${route},Route ${route},3`,
    ),
    'calendar.txt': [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nD,1,1,1,1,1,1,1,20261101,20270131\n',
    ],
    'trips.txt': numbered(
      'route_id,service_id,trip_id',
      trips,
      (trip) => `R${Math.floor(trip / TRIPS_OF_A_ROUTE)},D,T${trip}`,
    ),
    'stop_times.txt': stopTimes(count),
  };
  const parts: Buffer[] = [];
  for await (const part of zip(Object.entries(files).map(([name, rows]) => ({ name, text: texts(rows) }))))
    parts.push(part);
  return Buffer.concat(parts);
}

/** Most memory held beyond what was held before, in MB, and how long the work took. */
async function held(work: () => Promise<void>): Promise<{ ms: number; mb: number }> {
  const now = (): number => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return (heapUsed + arrayBuffers) / MB;
  };
  globalThis.gc?.();
  const before = now();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, now())), LOOK_MS);
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  most = Math.max(most, now());
  clearInterval(look);
  return { ms, mb: most - before };
}

async function drained(archive: Archive): Promise<void> {
  for (const name of archive.names) for await (const part of await archive.read(name)) void part;
}

/** A feed of an operator: read row by row and made to lines, beside unpacking its bytes alone. */
export async function* feedImport(): AsyncGenerator<Finding> {
  for (const count of [STOP_TIMES / 4, STOP_TIMES]) {
    const bytes = await feedOf(count);
    let memory = 0;
    const read = async (): Promise<number> => {
      const { ms, mb } = await held(async () => {
        const feed = await readFeed(await Archive.open(bytes));
        assert.equal(feed.problems.count, 0);
        assert.equal(feed.calls.count, count);
        assert.equal((await feedLines(feed)).length, Math.ceil(count / CALLS_OF_A_TRIP / TRIPS_OF_A_ROUTE));
      });
      memory = Math.max(memory, mb);
      return ms;
    };
    const unpack = async (): Promise<number> => (await held(async () => drained(await Archive.open(bytes)))).ms;
    const { a, b } = await inPairs(read, unpack);
    yield {
      what: `A feed of ${count} stop times read and made to lines, ${(bytes.length / MB).toFixed(1)} MB packed`,
      ours: `${spread(a, 0)} ms, ${Math.round((count / median(a)) * 1000)} rows a second, ${memory.toFixed(0)} MB at most`,
      beside: `unpacked and thrown away ${spread(b, 0)} ms: ${(median(a) / median(b)).toFixed(1)} times`,
    };
  }
}
