import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guest, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { parse, print } from 'graphql';
import type pg from 'pg';
import { statementsOf } from './holds/recording.js';
import { fillAccounts, fillBookings } from './lookups/fill.js';
import { inPairs } from './measure/pairs.js';
import { spread } from './measure/statistics.js';
import type { Finding } from './report.js';
import { sellOne } from './books/sell-one.js';
import type { Market } from './servers/in-this-process.js';
import { ROOT } from './servers/start-pinned.js';
import { onMarket } from './servers/on-market.js';

const BOOKINGS = 120_000;
const ACCOUNTS = 50_000;
const TARGET_MS = 300;

/** What the back office's palette asks, as it stands beside the palette: operation name → its text. */
const QUESTIONS = new Map(
  parse(readFileSync(join(ROOT, 'admin-web/src/features/palette/find.graphql'), 'utf8')).definitions.map((one) => [
    'name' in one ? one.name?.value : undefined,
    print(one),
  ]),
);

const staff = (scope: 'all' | 'operator', keys: object = {}): Viewer =>
  ({
    ...guest(),
    kind: 'user',
    userId: '1',
    roleId: 1,
    grants: { 'booking.view': scope, 'user.manage': scope },
    ...keys,
  }) as Viewer;

/** Where everything is looked through: the words and nothing of their rows. */
const THROUGH_ALL = 'select count(*) from booking where search_text like $1';

/** The palette's search, by everything one types, among 120,000 bookings and 50,000 accounts. */
export const lookups = (): AsyncGenerator<Finding> =>
  onMarket('booking', async function* (market, client) {
    await fillBookings(client, await sellOne(market), BOOKINGS);
    await fillAccounts(client, ACCOUNTS);
    await client.query('set enable_bitmapscan = off');
    const [{ pnr }] = (await client.query<{ pnr: string }>('select pnr from booking offset 70000 limit 1')).rows as [
      { pnr: string },
    ];
    const typed: [string, string][] = [
      ['a reference', pnr],
      ['the beginning of a reference', pnr.slice(0, 5)],
      ['a ticket code', 'COPY-51234'],
      ['a telephone', '012 051 234'],
      ['an e-mail', 'guest51234@example.com'],
      ['a rare name', 'rattanak'],
      ['a name of a fifth of them', 'Sok'],
      ['two names', 'Sok Dara'],
      ['what is in all of them', 'example.com'],
      ['two letters', 'so'],
      ['what is in none', 'nobodyatall'],
    ];
    const desk = staff('operator', { operatorId: '2' });
    for (const [what, text] of typed) yield await sales(market, client, staff('all'), what, text);
    for (const [what, text] of typed.filter((_, nth) => nth % 3 === 0))
      yield await sales(market, client, desk, `${what}, by an operator`, text);
    for (const [what, text] of typed.slice(3, 7)) yield await people(market, what, text);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function find({ subgraphs }: Market, viewer: Viewer, name: string, text: string): Promise<void> {
  const transport = subgraphs.transportOf(name === 'FindPeople' ? 'users' : 'booking');
  const { errors } = await transport.send({ query: QUESTIONS.get(name)!, variables: { text } }, viewer);
  assert.equal(errors, undefined);
}

const worst = (ms: readonly number[]): string => `< ${TARGET_MS} ms: ${Math.max(...ms) < TARGET_MS ? 'met' : 'missed'}`;

async function sales(market: Market, client: pg.Client, viewer: Viewer, what: string, text: string): Promise<Finding> {
  const ask = () => find(market, viewer, 'FindSales', text);
  const statements = await statementsOf(ask);
  const all = [`%${text.toLowerCase()}%`];
  const { a, b } = await inPairs(
    () => timed(ask),
    () => timed(() => client.query(THROUGH_ALL, all)),
  );
  return {
    what: `Bookings and tickets by ${what}`,
    ours: `${spread(a, 0)} ms, ${statements.length} statements`,
    beside: `every booking looked through ${spread(b, 0)} ms`,
    target: worst(a),
  };
}

async function people(market: Market, what: string, text: string): Promise<Finding> {
  const ask = () => find(market, staff('all'), 'FindPeople', text);
  const statements = await statementsOf(ask);
  const { a } = await inPairs(
    () => timed(ask),
    () => undefined,
  );
  return {
    what: `People by ${what}`,
    ours: `${spread(a, 0)} ms, ${statements.length} statement`,
    beside: '',
    target: worst(a),
  };
}
