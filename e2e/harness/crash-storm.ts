import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type Attempt, buyMany, errandsOf } from './buyers.js';
import { newMarket, removeDataDir } from './data-dir.js';
import { rowsOf } from './database.js';
import { expectSoundBooks, isSettled } from './invariants.js';
import { RestClient, tomorrow } from './rest-client.js';
import { type Server, startServer } from './server.js';
import { until } from './until.js';

const LONGEST_LIFE_MS = 900;
const AT_ONCE = 10;
/** Every so many kills another day is sold, so that there are always seats to fight for. */
const KILLS_A_DAY = 10;
const SETTLE_SECONDS = 300;

export interface CrashStorm {
  readonly kills: number;
  readonly bookings: number;
  /** One seed, one series of moments, so that a bad one can be met again. */
  readonly seed: number;
}

function* lives(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state % LONGEST_LIFE_MS;
  }
}

const heldOf = (attempts: readonly Attempt[]): number => attempts.filter(({ booking }) => booking !== undefined).length;

/** Buys while the server is killed again and again, lets everything settle, and looks into the books. */
export async function survives({ kills, bookings, seed }: CrashStorm): Promise<void> {
  const dataDir = newMarket();
  const moments = lives(seed);
  let server: Server = await startServer({ dataDir });
  try {
    for (let kill = 0; kill < kills; kill++) {
      const date = tomorrow(1 + Math.floor(kill / KILLS_A_DAY));
      // The moment is one of the storm's own: what is for sale was read before.
      const errands = await errandsOf(new RestClient(server.url), date);
      const count = Math.ceil(bookings / kills);
      const storm = buyMany(new RestClient(server.url), errands, { count, atOnce: AT_ONCE });
      await pause(moments.next().value);
      await server.kill();
      const held = heldOf(await storm);
      server = await startServer({ dataDir });
      // Whom the kill turned away buys afterwards, so that there are about as many bookings as were promised.
      const others = { count: count - held, atOnce: AT_ONCE };
      const after = heldOf(await buyMany(new RestClient(server.url), errands, others));
      expect(held + after).toBeGreaterThan(count / 2);
    }
    await until('everything is settled', () => isSettled(dataDir), SETTLE_SECONDS);
    await expectSoundBooks(dataDir);
    const [row] = await rowsOf<{ sold: string }>(dataDir, 'select count(*) as sold from booking.ticket');
    expect(Number(row?.sold)).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
    removeDataDir(dataDir);
  }
}

/** Long enough for so many starts on a busy machine. */
export const patience = ({ kills }: CrashStorm): number => (kills * 60 + 600) * 1000;
