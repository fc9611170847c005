import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { type Attempt, buyMany, errandsOf, POINTS } from './buyers.js';
import { newMarket, removeDataDir } from './data-dir.js';
import { booksOf, rowsOf } from './database.js';
import { endHolds } from './end-holds.js';
import { expectSoundBooks } from './invariants.js';
import { makeOffers, type OfferMade } from './offers.js';
import { givePoints, memberOf } from './points.js';
import { RestClient, tomorrow } from './rest-client.js';
import { type Server, startServer } from './server.js';
import { unsoundUses } from './unsound-books.js';

const LONGEST_LIFE_MS = 900;
const AT_ONCE = 10;
/** Every so many kills another day is sold, so that there are always seats to fight for. */
const KILLS_A_DAY = 10;
/** How often each coupon may be used: less often than it is asked for. */
const USES = 10;

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

/** A code and a promotion of each life. */
const offersOf = (life: number): readonly [OfferMade, OfferMade] => [
  { name: `STORM-${life}`, limit_total: USES },
  {
    name: `Storm ${life}`,
    applies: 'BY_ITSELF',
    titles: { en: `Storm ${life}` },
    stack_group: 'storm',
    limit_total: USES,
  },
];

/** What was tried: of each some. */
const TRIED = `select count(*) filter (where code_id is not null and state = 'CONSUMED')::int as codes,
    count(*) filter (where code_id is null)::int as promotions,
    count(*) filter (where state = 'RELEASED')::int as "givenBack",
    (select count(*)::int from booking.booking_fee where name = 'add_on') as "addOns",
    (select count(*)::int from users.reward_use where state = 'CONSUMED') as points,
    (select count(*)::int from users.reward_use where state = 'RELEASED') as "pointsGivenBack"
  from pricing.coupon_use`;

const heldOf = (attempts: readonly Attempt[]): number => attempts.filter(({ booking }) => booking !== undefined).length;

/** Buys while the server is killed again and again, lets everything settle, and looks into the books. */
export async function survives({ kills, bookings, seed }: CrashStorm): Promise<void> {
  const dataDir = newMarket();
  const moments = lives(seed);
  let server: Server = await startServer({ dataDir });
  try {
    for (let kill = 0; kill < kills; kill++) {
      const date = tomorrow(1 + Math.floor(kill / KILLS_A_DAY));
      const count = Math.ceil(bookings / kills);
      const offers = offersOf(kill);
      await makeOffers(dataDir, offers);
      await givePoints(server, 3 * POINTS);
      // The moment is one of the storm's own: what is for sale was read before.
      const extras = { code: offers[0].name, addOns: true, member: await memberOf(server) };
      const errands = await errandsOf(new RestClient(server.url), date, extras);
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
    await endHolds(dataDir);
    await expectSoundBooks(dataDir);
    expect(await unsoundUses(booksOf(dataDir))).toEqual({});
    const [tried] = await rowsOf<Record<string, number>>(dataDir, TRIED);
    expect(Object.entries(tried!).filter(([, times]) => times === 0)).toEqual([]);
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
