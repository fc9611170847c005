import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { rowsOf } from './harness/database.js';
import { buyMany, unlessKilled } from './harness/buyers.js';
import { expectSoundBooks, isSettled } from './harness/invariants.js';
import { RestClient } from './harness/rest-client.js';
import { newDataDir, removeDataDir, type Server, startServer } from './harness/server.js';
import { until } from './harness/until.js';

const KILLS = Number(process.env['STORM_KILLS'] ?? 10);
const BOOKINGS = Number(process.env['STORM_BOOKINGS'] ?? 200);
const LONGEST_LIFE_MS = 900;

const dataDir = newDataDir();
afterAll(() => removeDataDir(dataDir));

/** Lives the same in every run of one seed, so that a bad moment can be met again. */
function* lives(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state % LONGEST_LIFE_MS;
  }
}

test(
  `${KILLS} times kill -9 during ${BOOKINGS} bookings: nothing sold twice, nothing paid for nothing, every mail once`,
  async () => {
    const moments = lives(Number(process.env['STORM_SEED'] ?? 7));
    let server: Server = await startServer({ dataDir });
    for (let kill = 0; kill < KILLS; kill++) {
      const client = new RestClient(server.url);
      // The list of journeys itself may meet the kill.
      const storm = buyMany(() => client, Math.ceil(BOOKINGS / KILLS), 10).catch(unlessKilled);
      await pause(moments.next().value as number);
      await server.kill();
      await storm;
      server = await startServer({ dataDir });
    }
    await buyMany(() => new RestClient(server.url), 20, 10);
    await until('everything is settled', 60, () => isSettled(dataDir));
    await expectSoundBooks(dataDir);
    const [{ count }] = (await rowsOf<{ count: string }>(dataDir, 'select count(*) from booking.booking')) as [
      { count: string },
    ];
    expect(Number(count)).toBeGreaterThan(20);
    expect(await server.stop()).toBe(0);
  },
  (KILLS * 12 + 120) * 1000,
);
