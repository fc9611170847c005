import assert from 'node:assert/strict';
import { type Viewer, guest } from '@naga/server-kit/viewer/viewer.js';
import type pg from 'pg';
import { copyBooking, type Sold } from './books/copy-booking.js';
import { sellOne } from './books/sell-one.js';
import { statementsOf } from './holds/recording.js';
import { inPairs } from './measure/pairs.js';
import { spread } from './measure/statistics.js';
import type { Finding } from './report.js';
import type { Market } from './servers/in-this-process.js';
import { onMarket } from './servers/on-market.js';

const PASSENGERS = 120;
const PARTS = 50_000;

const MANIFEST = `query ($id: ID!, $date: LocalDate!) { manifest(routeScheduleId: $id, date: $date) { route
  passengers { partId pnr seatNumber name title nationality phone ticketCode from to owed { amount } state } } }`;

/** The list a conductor reads of a full departure, and the statements of a month of fifty thousand seats. */
export const books = (): AsyncGenerator<Finding> =>
  onMarket('booking', async function* (market, client) {
    const sold = await sellOne(market);
    yield await manifest(market, client, sold);
    yield await settlement(market, client, sold);
  });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const conductor: Viewer = { ...guest(), kind: 'user', userId: '1', roleId: 1, grants: { 'manifest.view': 'all' } };

async function manifest({ subgraphs }: Market, client: pg.Client, sold: Sold): Promise<Finding> {
  await copyBooking(client, sold, { count: PASSENGERS - 1, state: 'TICKETED' });
  const { bookingId: _, routeScheduleId: id, date } = sold;
  const booking = subgraphs.transportOf('booking');
  const read = async (): Promise<void> => {
    const { data } = await booking.send({ query: MANIFEST, variables: { id, date } }, conductor);
    assert.equal((data?.['manifest'] as { passengers: unknown[] }).passengers.length, PASSENGERS);
  };
  const statements = await statementsOf(read);
  const rows = `select p.*, l.*, b.pnr, b.contact_phone from part p join leg l on l.id = p.leg_id
    join booking b on b.id = p.booking_id where l.departure = $1`;
  const { a, b } = await inPairs(
    () => timed(read),
    () => timed(() => client.query(rows, [`${id}@${date}`])),
  );
  return {
    what: `The manifest of ${PASSENGERS} passengers`,
    ours: `${spread(a, 1)} ms, ${statements.length} statements`,
    beside: `one join of their rows ${spread(b, 1)} ms`,
  };
}

async function settlement({ subgraphs }: Market, client: pg.Client, sold: Sold): Promise<Finding> {
  await copyBooking(client, sold, { count: PARTS, state: 'COMPLETED' });
  await client.query('analyze');
  const booking = subgraphs.transportOf('booking');
  const settle = (): Promise<void> => booking.runJob('settle');
  let ours = 0;
  const statements = await statementsOf(async () => {
    ours = await timed(settle);
  });
  const { rows } = await client.query<{ seats: number; lines: number }>(
    "select (sum(seats) filter (where kind = 'FARE'))::int as seats, count(*)::int as lines from settlement_line",
  );
  const { seats, lines } = rows[0]!;
  assert.equal(seats, PARTS);
  assert.equal((await statementsOf(settle)).length < 20, true, 'what is stated is not gathered again');
  await client.query('create table by_hand (like settlement_line including indexes)');
  const beside = await timed(() => client.query('insert into by_hand select * from settlement_line'));
  return {
    what: `The statements of ${PARTS} seats that ended`,
    ours: `${(ours / 1000).toFixed(1)} s, ${statements.length} statements, ${lines} lines`,
    beside: `the same lines copied by one statement ${(beside / 1000).toFixed(1)} s`,
  };
}
