import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { MarketSite } from './market-site.js';

let site: MarketSite;
beforeAll(async () => {
  site = await MarketSite.open();
});
afterAll(() => site.close());

/** All that the list of results shows, and each ride's seats. */
const QUERY = `query ($from: String!, $to: String!) {
  searchJourneys(from: $from, to: $to, date: "2026-11-21", passengers: 2) {
    journeys {
      id
      freeSeats
      fare(adults: 2) { local { total { amount } } foreign { total { amount currency } } }
      legs { operator { name rating } vehicle { name amenities { name } } boarding { stop { name location { name } } } seatMap { seats { number state } } }
    }
  }
}`;

interface Listed {
  readonly searchJourneys: {
    readonly journeys: readonly {
      freeSeats: number | null;
      fare: object | null;
      legs: readonly { seatMap: { seats: readonly unknown[] } | null }[];
    }[];
  };
}

const list = async (from: string, to: string) => (await site.ask<Listed>(QUERY, { from, to })).searchJourneys.journeys;

/** The list, and the statements it cost after the first time. */
async function counted(from: string, to: string) {
  await list(from, to);
  let journeys: Awaited<ReturnType<typeof list>> = [];
  const statements = await statementsOf(async () => void (journeys = await list(from, to)));
  for (const { freeSeats, fare, legs } of journeys) {
    expect([freeSeats, fare]).not.toContain(null);
    for (const { seatMap } of legs) expect(seatMap?.seats.length).toBeGreaterThan(0);
  }
  return { count: journeys.length, statements };
}

/** A pair of places with about ten journeys a day. */
async function quietPair(): Promise<[string, string]> {
  const query = '{ locationPairs { from { slug } to { slug } } }';
  type Pairs = { locationPairs: { from: { slug: string }; to: { slug: string } }[] };
  for (const { from, to } of (await site.ask<Pairs>(query)).locationPairs) {
    const { length } = await list(from.slug, to.slug);
    if (length >= 8 && length <= 12) return [from.slug, to.slug];
  }
  throw new Error('no pair of places has about ten journeys');
}

test('a list of journeys with fares and seats costs the same few statements for ten as for fifty and more', async () => {
  const many = await counted('phnom-penh', 'siem-reap');
  const few = await counted(...(await quietPair()));
  expect(many.count).toBeGreaterThanOrEqual(50);
  expect(few.count).toBeLessThanOrEqual(12);
  expect(many.statements.length).toBe(few.statements.length);
  // The seats that are taken are always asked of the tables; timetable and tariff are in memory.
  expect(many.statements.length).toBeGreaterThan(0);
  expect(many.statements.length).toBeLessThanOrEqual(4);
});
