import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { untold } from '@naga/server-kit/testing/any-row.js';
import { type PlacedAnswer, readByPlace, readWhileItChanges } from '@naga/server-kit/testing/read-by-place.js';
import { seat, type Traveller, World } from './world.js';

const MANY = 25_000;
const A_PAGE = 500;
const GRANTS = [
  ...['booking.view', 'booking.edit', 'review.moderate', 'review.reply', 'payment.request', 'refund.ask'],
  ...['refund.policy', 'settlement.view', 'user.manage', 'catalogue.edit', 'seat.block'],
];
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

const copy = (...values: unknown[]) => untold(world.test.subgraph.database, COPY, values);

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({
    userId: '1',
    roleId: 1,
    grants: Object.fromEntries(GRANTS.map((permission) => [permission, 'all'])),
  });
  first = (await world.aTraveller().holds(world.aDeparture({ rows: 1 }).leg(), [seat('1A')])).id;
  await copy(500_000, MANY - 1, first);
});
// The audit of what is left must be whole.
afterAll(async () => {
  for (const table of ['part', 'leg', 'booking'])
    await untold(world.test.subgraph.database, `delete from ${table} where id > 500000`);
  await world.close();
});

const asked = `query ($sort: BookingSort!, $after: String) {
  answer: bookings(sort: $sort, after: $after, pageSize: ${A_PAGE}) { next rows { id } } }`;
const everyPage = (sort: string, meanwhile?: () => Promise<unknown>) =>
  readByPlace((after) => admin.ask<PlacedAnswer>(asked, { sort, after }), meanwhile);

describe('a list of 25,000 bookings, read by place', () => {
  test('has each of them once, the newest first, for one statement a page, whatever is booked meanwhile', async () => {
    const { ids, statements } = await everyPage('NEWEST', () => copy(900_000, 3, '524999'));
    expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY]);
    expect(statements).toEqual(Array<number>(MANY / A_PAGE).fill(1));
    expect(ids.some((id) => Number(id) > 900_000)).toBe(false);
  });

  test('has each of them once by departure, too, though all leave at the same moment', async () => {
    const { ids } = await everyPage('TRAVEL_SOONEST');
    expect([ids.length, new Set(ids).size]).toEqual([MANY + 3, MANY + 3]);
  });

  test('is counted as far as 10,000, and has pages by number as far', async () => {
    const numbered = (page: number) =>
      admin.ask<{ total: number; next: string | null; rows: readonly unknown[] }>(
        'query ($page: Int!) { answer: bookings(page: $page, pageSize: 50) { total next rows { id } } }',
        { page },
      );
    const last = await numbered(200);
    expect([last.total, last.rows.length, typeof last.next]).toEqual([10_001, 50, 'string']);
    expect(await numbered(201)).toEqual({ total: 10_001, next: null, rows: [] });
  });
});

type Row = Record<string, unknown>;

/** Lists as they are asked for, and rows of them that differ by a number; some are known by another column than `id`. */
const LISTS: readonly [list: string, table: string, rowOf: (n: number) => Row, key?: string][] = [
  ['feedback(ROWS: bookingId)', 'feedback', (n) => ({ booking_id: n - 200_000, rating: 4 }), 'booking_id'],
  ['reviews', 'review', (n) => ({ id: n, mode: 'live', state: 'PUBLISHED' })],
  [
    'payLinks(kind: CUSTOM)',
    'pay_link',
    (n) => ({ id: n, mode: 'live', kind: 'CUSTOM', state: 'OPEN', token: `t${n}` }),
  ],
  ['overrules', 'overrule', (n) => ({ id: n, booking_id: first, state: n % 2 ? 'waiting' : 'done' })],
  ['settlements', 'settlement', (n) => ({ id: n, mode: 'live', state: 'OPEN', currency: 'USD', operator_id: n })],
  ['refundPolicies', 'refund_policy', (n) => ({ id: n, class: 'STANDARD', currency: 'USD', operator_id: n })],
  ['ticketClassRecords', 'ticket_class', (n) => ({ id: n, mode: 'live', digits: 3 })],
  [
    'seatBlocks',
    'seat_block',
    (n) => ({ id: n, mode: 'live', claim_id: n, seat_no: `${n}A`, service_date: '2027-01-01' }),
  ],
  ['boardingRouteRecords', 'boarding_route', (n) => ({ id: n, route_names: '{"en":"A – B"}' })],
  [
    'agencyBalance(agencyId: "205")',
    'ledger_entry',
    (n) => ({ id: n, mode: 'live', account: 'agent_balance', party_id: '205', credit: 5, debit: 0, currency: 'USD' }),
  ],
];

/** 'reviews' or 'payLinks(kind: CUSTOM)' by place, two rows at a time; ROWS says what is asked for as their id. */
function documentOf(list: string): string {
  const [name = '', inner = ''] = list.replace(')', '').split('(');
  const id = /ROWS: (\w+)/.exec(inner)?.[1] ?? 'id';
  const asked = inner.replace(/ROWS: \w+/, '');
  const page = `next rows { id: ${id} }`;
  const answer = name === 'agencyBalance' ? `... on AgencyBalance { ${page} }` : page;
  return `query ($after: String) { answer: ${name}(${asked} pageSize: 2, after: $after) { ${answer} } }`;
}

describe('rows that come or go while a file is written neither repeat others nor leave them out', () => {
  test.each(LISTS)('%s', async (list, table, rowOf, key = 'id') => {
    world.anAgent('205');
    const { stayed, read, again, statements } = await readWhileItChanges({
      database: world.test.subgraph.database,
      table,
      rowOf: (n) => rowOf(700_010 + n),
      key,
      page: (after) => admin.ask<PlacedAnswer>(documentOf(list), { after }),
    });
    expect({ read, again }).toEqual({ read: stayed, again: 0 });
    expect(new Set(statements).size).toBe(1);
  });
});
