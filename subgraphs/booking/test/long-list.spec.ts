import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { seat, type Traveller, World } from './world.js';

const MANY = 25_000;
const A_PAGE = 500;
let world: World;
let admin: Traveller;
let first: string;

/** A booking with its leg and its part, as often as asked; all of them leave at the same moment. */
const COPY = `with b as (insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', n + $1::bigint,
      'pnr', 'A' || upper(lpad(to_hex(n + $1::bigint), 5, '0')), 'created_at', b.created_at + n * interval '1 microsecond'))).*
    from booking b, generate_series(1, $2::int) n where b.id = $3 returning 1),
  l as (insert into leg select (jsonb_populate_record(l, jsonb_build_object('id', n + $1::bigint, 'booking_id', n + $1::bigint))).*
    from leg l, generate_series(1, $2::int) n where l.booking_id = $3 returning 1)
  insert into part select (jsonb_populate_record(p, jsonb_build_object('id', n + $1::bigint, 'booking_id', n + $1::bigint,
      'leg_id', n + $1::bigint))).*
    from part p, generate_series(1, $2::int) n where p.booking_id = $3`;

/** Rows as they are: no trigger tells of them, no seat is claimed. */
const untold = (statement: string, values: readonly unknown[] = []) =>
  inRowTransaction(world.test.subgraph.database, async (transaction) => {
    await transaction.rows('set local session_replication_role = replica');
    await transaction.rows(statement, values);
  });
const copy = (...values: unknown[]) => untold(COPY, values);

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all' } });
  first = (await world.aTraveller().holds(world.aDeparture({ rows: 1 }).leg(), [seat('1A')])).id;
  await copy(500_000, MANY - 1, first);
});
// The audit of what is left must be whole.
afterAll(async () => {
  for (const table of ['part', 'leg', 'booking']) await untold(`delete from ${table} where id > 500000`);
  await world.close();
});

/** Every page of the list, one after the other; `meanwhile` runs between the first and the second. */
async function everyPage(sort: string, meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const asked = `query ($sort: BookingSort!, $after: String) {
    answer: bookings(sort: $sort, after: $after, pageSize: ${A_PAGE}) { next rows { id } } }`;
  const ids: string[] = [];
  let statements = 0;
  let after: string | null = null;
  do {
    const asking = { sort, after };
    statements += (
      await statementsOf(async () => {
        const page: { next: string | null; rows: { id: string }[] } = await admin.ask(asked, asking);
        ids.push(...page.rows.map(({ id }) => id));
        after = page.next;
      })
    ).length;
    if (ids.length === A_PAGE) await meanwhile();
  } while (after !== null);
  return { ids, statements };
}

describe('a list of 25,000 bookings, read by place', () => {
  test('has each of them once, the newest first, for one statement a page, whatever is booked meanwhile', async () => {
    const { ids, statements } = await everyPage('NEWEST', () => copy(900_000, 3, '524999'));
    expect([ids.length, new Set(ids).size, statements]).toEqual([MANY, MANY, MANY / A_PAGE]);
    expect(ids.some((id) => Number(id) > 900_000)).toBe(false);
  });

  test('has each of them once by departure, too, though all leave at the same moment', async () => {
    const { ids } = await everyPage('TRAVEL_SOONEST');
    expect([ids.length, new Set(ids).size]).toEqual([MANY + 3, MANY + 3]);
  });
});
