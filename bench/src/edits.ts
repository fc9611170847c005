import { setTimeout } from 'node:timers/promises';
import { RestClient, tomorrow } from '../../e2e/harness/rest-client.js';
import { blockedSeat, closedDeparture } from './edits/blocks.js';
import { type Edit, found, type Ride } from './edits/edit.js';
import { matrix, month } from './edits/matrix.js';
import { price } from './edits/price.js';
import { season } from './edits/season.js';
import { median, percentile } from './measure/statistics.js';
import type { Finding } from './report.js';
import { signedIn } from './servers/graph.js';
import { startStandalone } from './servers/standalone.js';
import { marketDatabase } from './servers/subgraphs.js';
import { startTwice } from './servers/twice.js';

/** Each is made and taken back so often, after a first time that warms up. */
const ROUNDS = Number(process.env['EDIT_ROUNDS'] ?? 20);
const TARGET_MS = 1000;
const GIVEN_UP_MS = 60_000;
/** Between two searches of a traveller: who searches without one keeps the process from anything else. */
const PAUSE_MS = 20;
const [FROM, TO] = ['phnom-penh', 'siem-reap'];

/** From the answer to an edit of staff to the answer of the first search that shows it, at every door. */
export async function* edits(): AsyncGenerator<Finding> {
  const server = await startStandalone(1, 'any');
  try {
    yield* seenAt('one process', [server.url]);
  } finally {
    await server.end();
  }
  const market = await marketDatabase();
  try {
    yield* seenAt('two of each process, the later door', await startTwice(market));
  } finally {
    await market.end();
  }
}

async function* seenAt(how: string, doors: readonly string[]): AsyncGenerator<Finding> {
  const travellers = doors.map((url) => new RestClient(url));
  const staff = await signedIn(doors[0]!, 'admin');
  const ride = await rideOf(travellers[0]!);
  const [seat] = (await travellers[0]!.seats(ride.journey)).filter(({ state }) => state === 'available');
  const alone = await timesOf(() => found(travellers[0]!, ride));
  const months = await timesOf(() => month(travellers[0]!, ride));
  const all = [
    season(staff, ride),
    price(staff, ride),
    closedDeparture(staff, ride),
    blockedSeat(staff, ride, seat!.seat_number),
    await matrix(staff, travellers[0]!, ride),
  ];
  for (const edit of all) {
    const ms: number[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      for (const on of [true, false]) {
        const took = await untilSeen(edit, on, travellers);
        if (round > 0) ms.push(took);
      }
    const most = Math.max(...ms);
    yield {
      what: `${edit.what}; ${how}`,
      ours: `p50 ${median(ms).toFixed(0)}, p95 ${percentile(ms, 0.95).toFixed(0)}, most ${most.toFixed(0)} ms of ${ms.length}`,
      beside: `a search p50 ${median(alone).toFixed(0)}, p95 ${percentile(alone, 0.95).toFixed(0)} ms; a month p50 ${median(months).toFixed(0)}, p95 ${percentile(months, 0.95).toFixed(0)} ms`,
      target: `< ${TARGET_MS} ms: ${most < TARGET_MS ? 'met' : 'missed'}`,
    };
  }
}

/** A direct ride on a day of which nobody has bought anything. */
async function rideOf(traveller: RestClient): Promise<Ride> {
  const date = tomorrow(40);
  const journeys = await traveller.journeys(FROM, TO, date);
  const journey = journeys.find(({ connecting, price: { foreign } }) => connecting === 0 && foreign > 0);
  if (journey === undefined) throw new Error('nothing runs there');
  return { from: FROM!, to: TO!, date, journey };
}

/** Milliseconds that a question takes by itself. */
async function timesOf(asked: () => Promise<unknown>): Promise<number[]> {
  const ms: number[] = [];
  for (let time = 0; time < 2 * ROUNDS; time++) {
    const start = performance.now();
    await asked();
    ms.push(performance.now() - start);
  }
  return ms;
}

/** Milliseconds from the answer to the edit until each traveller, who searches again and again, has seen it. */
async function untilSeen(edit: Edit, on: boolean, travellers: readonly RestClient[]): Promise<number> {
  const make = await edit.prepare(on);
  await make();
  const start = performance.now();
  const since = () => performance.now() - start;
  const seen = async (traveller: RestClient): Promise<number> => {
    while (!(await edit.isSeen(traveller, on))) {
      if (since() > GIVEN_UP_MS) throw new Error(`${edit.what} is never seen`);
      await setTimeout(PAUSE_MS);
    }
    return since();
  };
  return Math.max(...(await Promise.all(travellers.map(seen))));
}
