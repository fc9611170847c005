import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type BookingResult, RestClient } from '../../e2e/harness/rest-client.js';
import { type Offer, offersOf } from './holds/offers.js';
import { recordBooking } from './holds/record-booking.js';
import { type Recording, Replay } from './holds/recording.js';
import { type Cost, costOf } from './measure/cost-of-load.js';
import { byClients } from './measure/load.js';
import { inPairs } from './measure/pairs.js';
import { cpuMsOf } from './measure/process-cost.js';
import { median, spread } from './measure/statistics.js';
import { searches } from './questions.js';
import type { Finding } from './report.js';
import { HttpClient } from './servers/http-client.js';
import { ROOT, startPinned } from './servers/start-pinned.js';
import { marketDatabase } from './servers/subgraphs.js';

const LEVELS: readonly (readonly [clients: number, count: number])[] = [
  [1, 60],
  [10, 250],
  [50, 250],
];
const ROUNDS = 6;
const TARGET = '300 holds a second or more';

/** Hold, and hold + pay on boarding + confirm, through REST, beside the same statements sent by hand. All share all cores. */
export async function* holds(): AsyncGenerator<Finding> {
  const market = await marketDatabase();
  const { env } = market.service('demo');
  const url = new URL(env['DATABASE_URL']!);
  try {
    await onServer(url, (client) => client.query('create database by_hand template naga'));
    const byHand = Object.assign(new URL(url), { pathname: '/by_hand' }).href;
    const recording = await recordBooking({ ...env, DATABASE_URL: byHand });
    const server = await startPinned([process.execPath, `${ROOT}/standalone/dist/main.js`], 'any', /Ctrl-C/, {
      ...env,
      PORT: '0',
      LOG_LEVEL: 'error',
    });
    const address = /Site\s+(http:\/\/\S+)/.exec(server.said)![1]!.replace('localhost', '127.0.0.1');
    const asking = new HttpClient(address);
    const seats = LEVELS.reduce((sum, [, count]) => sum + count, 0) * 2 * ROUNDS;
    const offers = await offersOf(address, await searches(asking), seats);
    await asking.close();
    for (const [clients, count] of LEVELS)
      yield* await atLevel(clients, count, { address, pid: server.pid, offers, byHand, recording });
    await server.stop();
  } finally {
    await market.end();
  }
}

interface Means {
  readonly address: string;
  readonly pid: number;
  readonly offers: Offer[];
  readonly byHand: string;
  readonly recording: Recording;
}

async function atLevel(clients: number, count: number, means: Means): Promise<Finding[]> {
  const client = new RestClient(means.address);
  const ours = (confirms: boolean) => async (): Promise<Cost> => {
    await untilIdle(means.pid);
    return costOf([means.pid], () => byClients(clients, count, () => book(client, means.offers.pop()!, confirms)));
  };
  const hands = await Promise.all(Array.from({ length: clients }, () => connected(means.byHand)));
  let nth = clients * 1_000_000;
  const byHand = (confirms: boolean) => async (): Promise<number> => {
    const free = [...hands];
    const load = byClients(clients, count, async () => {
      const hand = free.pop()!;
      const replay = new Replay(hand, means.recording, nth++);
      await replay.hold();
      if (confirms) await replay.confirm();
      free.push(hand);
    });
    return (await costOf([], () => load)).perSecond;
  };
  const measured = async () => ({
    held: await inPairs(ours(false), byHand(false), ROUNDS - 1),
    sold: await inPairs(ours(true), byHand(true), ROUNDS - 1),
  });
  // Hands let go before the database does, or what went wrong is hidden behind what they say of that.
  const { held, sold } = await measured().finally(() => Promise.all(hands.map((hand) => hand.end())));
  const finding = (what: string, { a, b }: { a: Cost[]; b: number[] }, target = ''): Finding => ({
    what: `${what}, ${clients} client${clients === 1 ? '' : 's'}`,
    ours: `${median(a.map(({ perSecond }) => perSecond)).toFixed(0)} a second, ${spread(a.map(({ cpuMs }) => cpuMs))} CPU-ms in the server’s process`,
    beside: `SQL by hand ${median(b).toFixed(0)}; ratio ${spread(a.map(({ perSecond }, index) => perSecond / b[index]!))}`,
    target,
  });
  return [finding('Hold', held, TARGET), finding('Hold, pay on boarding, confirm', sold)];
}

async function book(client: RestClient, { journey, seat }: Offer, confirms: boolean): Promise<void> {
  const held = await client.hold(journey, [seat]);
  const booking: BookingResult | undefined = held.body.result?.[0];
  assert.equal(booking?.booking_status, 'blocked', JSON.stringify(held.body));
  if (!confirms) return;
  await client.pay(booking, 'pay_on_boarding');
  assert.equal((await client.confirm(booking)).body.result[0]?.booking_status, 'booked');
}

/** Mails of the round before are written after it. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = -1000; cpuMsOf(pid) - before > 30;) {
    before = cpuMsOf(pid);
    await pause(500);
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c search_path=booking,public' });
  await client.connect();
  return client;
}

async function onServer(url: URL, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connected(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await work(client);
  await client.end();
}
