import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { told } from './customers.js';
import { documents } from './documents.js';
import { seat, type SeenBooking, type Traveller, World } from './world.js';

const sales = `query ($by: SalesBy!, $from: LocalDate!, $to: LocalDate!) {
  answer: salesReport(by: $by, from: $from, to: $to) { key label currency bookings seats amount commission } }`;
const occupancy = `query ($by: OccupancyBy!, $from: LocalDate!, $to: LocalDate!, $operatorId: ID) {
  answer: occupancyReport(by: $by, from: $from, to: $to, operatorId: $operatorId) { key label date departures sold seats } }`;
const cancelled = `query ($by: CancelledBy!, $from: LocalDate!, $to: LocalDate!) {
  answer: cancellationReport(by: $by, from: $from, to: $to) { key label currency bookings seats fares givenBack } }`;

const TODAY = { from: '2026-11-20', to: '2026-11-20' };

let world: World;
let admin: Traveller;
let bought: SeenBooking;

const fares = ({ legs }: SeenBooking): number =>
  legs.flatMap(({ parts }) => parts).reduce((sum, { fare }) => sum + fare.amount, 0);

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all', 'report.view': 'all' } });
  bought = await world.aTraveller().buys(world.aDeparture({ date: '2026-11-24' }).leg(), [seat('1A'), seat('1B')]);
  const agent = world.aUser({
    userId: '31',
    roleId: 3,
    agencyId: '5',
    channel: 'admin',
    grants: { 'booking.create': 'own', 'booking.view': 'own', 'booking.edit': 'own', 'report.view': 'own' },
  });
  await agent.buys(world.aDeparture({ operatorId: '8', date: '2026-11-24' }).leg(), [seat('1A')]);
  const sorry = world.aTraveller();
  await sorry.buys(world.aDeparture({ date: '2026-11-25' }).leg(), [seat('1A')]);
  await sorry.does('cancel');
  await world.aTraveller().holds(world.aDeparture().leg(), [seat('1A')]);
});
afterAll(() => world.close());

interface Row {
  readonly key: string;
  readonly bookings: number;
  readonly seats: number;
  readonly amount: number;
}
const rows = (by: string, asked: object = TODAY, who = admin): Promise<Row[]> => who.ask(sales, { by, ...asked });

describe('sales', () => {
  test('of a day are what was sold on it, also what was given back since; held seats are none', async () => {
    expect(await rows('DAY')).toMatchObject([{ key: '2026-11-20', currency: 'USD', bookings: 3, seats: 4 }]);
    expect(await rows('DAY', { from: '2026-11-21', to: '2026-11-30' })).toEqual([]);
  });

  test.each([
    ['OPERATOR', 2],
    ['ROUTE', 1],
    ['CHANNEL', 2],
    ['METHOD', 1],
    ['AGENCY', 1],
    ['SELLER', 1],
    ['AFFILIATE', 0],
  ])('by %s come in %i rows', async (by, count) => {
    expect(await rows(by)).toHaveLength(count);
  });

  test('add up whatever they are grouped by', async () => {
    const sum = async (by: string) => (await rows(by)).reduce((all, { amount }) => all + amount, 0);
    const total = await sum('DAY');
    expect(total).toBeGreaterThan(fares(bought));
    for (const by of ['OPERATOR', 'ROUTE', 'CHANNEL', 'METHOD']) expect(await sum(by)).toBe(total);
  });

  test('open the bookings behind them: as many as they say', async () => {
    const behind = async (filter: object) =>
      (
        (await admin.ask(documents.list, { filter: { soldFrom: TODAY.from, soldTo: TODAY.to, ...filter } })) as {
          total: number;
        }
      ).total;
    for (const { key, bookings } of await rows('OPERATOR')) expect(await behind({ operatorId: key })).toBe(bookings);
    for (const { key, bookings } of await rows('CHANNEL')) expect(await behind({ channel: key })).toBe(bookings);
    for (const { key, bookings } of await rows('METHOD')) expect(await behind({ method: key })).toBe(bookings);
    expect(await behind({ cancelledFrom: TODAY.from, cancelledTo: TODAY.to })).toBe(1);
    expect(await behind({ cancelledFrom: '2026-11-21' })).toBe(0);
    for (const { key, bookings } of await rows('ROUTE')) expect(await behind({ route: key })).toBe(bookings);
    for (const { key, bookings } of await rows('AGENCY')) expect(await behind({ agencyId: key })).toBe(bookings);
    for (const { key, bookings } of await rows('SELLER')) expect(await behind({ sellerId: key })).toBe(bookings);
    expect(await behind({ affiliateId: '1' })).toBe(0);
  });

  test('are those of his own operator, agency or own, as the scope says', async () => {
    const operator = world.aUser({ userId: '48', roleId: 4, operatorId: '8', grants: { 'report.view': 'operator' } });
    expect(await rows('OPERATOR', TODAY, operator)).toMatchObject([{ key: '8', bookings: 1 }]);
    const owner = world.aUser({ userId: '32', roleId: 2, agencyId: '5', grants: { 'report.view': 'agency' } });
    expect(await rows('SELLER', TODAY, owner)).toMatchObject([{ key: '31', seats: 1 }]);
    const nobody = world.aUser({ userId: '33', roleId: 3, agencyId: '5', grants: { 'report.view': 'own' } });
    expect(await rows('DAY', TODAY, nobody)).toEqual([]);
    const { errors } = await world.aUser({ userId: '9', grants: {} }).raw(sales, { by: 'DAY', ...TODAY });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('occupancy', () => {
  const days = { from: '2026-11-24', to: '2026-11-25' };
  const seen = (by: string, who = admin, more: object = {}) =>
    who.ask<Record<string, unknown>[]>(occupancy, { by, ...days, ...more });

  test('is seats sold of the seats of departures, and given back seats are none', async () => {
    expect(await seen('DAY')).toMatchObject([
      { key: '2026-11-24', departures: 2, sold: 3 },
      { key: '2026-11-25', departures: 1, sold: 0 },
    ]);
    expect(await seen('DEPARTURE')).toHaveLength(3);
    expect(await seen('OPERATOR')).toHaveLength(2);
    expect(await seen('ROUTE')).toMatchObject([{ departures: 3, sold: 3 }]);
  });

  test('counts empty departures, those of a scope alone, and none that was taken out of the timetable unsold', async () => {
    const empty = Array.from({ length: 9 }, () => world.aDeparture({ date: '2026-11-25', rows: 1 }));
    const gone = empty[0]!.facts.leg;
    expect((await seen('DAY'))[1]).toMatchObject({ departures: 10, sold: 0 });
    world.catalogue.running.delete(`${gone.routeScheduleId}@${gone.date}`);
    expect((await seen('DAY'))[1]).toMatchObject({ departures: 9, sold: 0 });
    const statements = await statementsOf(() => seen('DEPARTURE'));
    expect(statements).toHaveLength(1);
    const [departure] = await seen('DEPARTURE', admin, { from: '2026-11-25' });
    expect(departure).toMatchObject({
      date: '2026-11-25',
      sold: 0,
      label: expect.stringContaining('Phnom Penh → Siem Reap'),
    });
    const of = (scope: 'operator' | 'agency', more: object) =>
      world.aUser({ userId: '49', roleId: 4, grants: { 'report.view': scope }, ...more });
    expect(await seen('DAY', of('operator', { operatorId: '8' }))).toMatchObject([{ departures: 1, sold: 1 }]);
    expect(await seen('DAY', admin, { operatorId: '8' })).toMatchObject([{ departures: 1, sold: 1 }]);
    expect(await seen('DAY', of('agency', { agencyId: '5' }))).toMatchObject([{ departures: 1, sold: 1 }]);
  });

  test('a departure with a seat sold counts, also when the timetable no longer has it', async () => {
    const [{ key }] = (await seen('DEPARTURE', admin, { operatorId: '8' })) as [{ key: string }];
    const run = world.catalogue.running.get(key)!;
    world.catalogue.running.delete(key);
    expect(await seen('DAY', admin, { operatorId: '8' })).toMatchObject([{ departures: 1, sold: 1 }]);
    world.catalogue.running.set(key, run);
  });
});

describe('cancellations', () => {
  test.each(['DAY', 'REASON', 'OPERATOR'])('by %s tell what was given back', async (by) => {
    expect(await admin.ask(cancelled, { by, ...TODAY })).toMatchObject([{ bookings: 1, seats: 1, currency: 'USD' }]);
  });

  test('tell the reason', async () => {
    expect(await admin.ask(cancelled, { by: 'REASON', ...TODAY })).toMatchObject([{ key: 'CANCELLED' }]);
  });
});

describe('an affiliate', () => {
  const EARNED = `query ($r: [_Any!]!, $from: LocalDate, $to: LocalDate) { answer: _entities(representations: $r) {
    ... on Affiliate { code earned(from: $from, to: $to) { amount currency } } } }`;
  const his = (code: string, more: object = {}) => ({
    __typename: 'Affiliate',
    code,
    accountId: '801',
    ...more,
  });
  const earned = async (who: Traveller, asked: object = {}, ...codes: string[]): Promise<unknown[]> =>
    (
      await who.ask<{ earned: unknown }[]>(EARNED, {
        r: (codes.length > 0 ? codes : ['71']).map((code) => his(code)),
        ...asked,
      })
    ).map((one) => one.earned);
  const usd = (fare: number) => [{ amount: Math.round(fare * 0.075), currency: 'USD' }];

  beforeAll(async () => {
    world.users.affiliates.set('71', 750);
    const leg = world.aDeparture({ date: '2026-12-02' }).leg();
    const by = { affiliateId: 'aff-71' };
    await world.aTraveller().buys(leg, [seat('1A')], by);
    await world
      .aUser({ userId: '801', grants: { 'booking.create': 'own', 'booking.view': 'own', 'booking.edit': 'own' } })
      .buys(leg, [seat('1B')], by);
    await world.aTraveller().holds(leg, [seat('1C')], by);
    const sorry = world.aTraveller();
    await sorry.buys(leg, [seat('1D')], by);
    await sorry.does('cancel');
  });

  test('earns his percent of the fares that stay, held seats and his own purchases left out', async () => {
    expect(await earned(admin)).toEqual([usd(1250)]);
    expect(await earned(admin, TODAY)).toEqual([usd(1250)]);
    expect(await earned(admin, { from: '2026-11-21' })).toEqual([[]]);
    expect(await statementsOf(() => earned(admin, TODAY, '71', '72', '73'))).toHaveLength(1);
  });

  test('earns of what is sold by the percent he had then, whatever it becomes', async () => {
    world.users.affiliates.set('71', 2000);
    expect(await earned(admin)).toEqual([usd(1250)]);
    const by = { affiliateId: '72' };
    const leg = world.aDeparture({ date: '2026-12-03' }).leg();
    await world.aTraveller().buys(leg, [seat('1A')], by);
    world.users.affiliates.set('72', 500);
    await world.aTraveller().buys(leg, [seat('1B')], by);
    expect(await earned(admin, {}, '72')).toEqual([[{ amount: Math.round(1250 * 0.05), currency: 'USD' }]]);
  });

  test('earns of what was sold before bookings kept his percent by what users tell, once', async () => {
    const by = { affiliateId: '73' };
    const { id } = await world.aTraveller().buys(world.aDeparture({ date: '2026-12-04' }).leg(), [seat('1A')], by);
    await inRowTransaction(world.test.subgraph.database, async (transaction) => {
      await transaction.rows(actingAsMigration('test'));
      await transaction.rows('update booking set affiliate_basis_points = null where id = $1', [id]);
    });
    expect(await earned(admin, {}, '73')).toEqual([[{ amount: 0, currency: 'USD' }]]);
    for (const basisPoints of [1000, 9000]) await told(world, 'affiliate.percent_told', { code: '73', basisPoints });
    expect(await earned(admin, {}, '73')).toEqual([[{ amount: 125, currency: 'USD' }]]);
  });

  test('is named in the report of sales by affiliate, and what he earned is for him and who looks after him', async () => {
    const named = `query ($from: LocalDate!, $to: LocalDate!) {
      answer: salesReport(by: AFFILIATE, from: $from, to: $to) { key bookings affiliate { code } } }`;
    expect(await admin.ask<object[]>(named, TODAY)).toContainEqual({
      key: '71',
      bookings: 3,
      affiliate: { code: '71' },
    });
    expect(await earned(world.aUser({ userId: '801', grants: {} }))).toEqual([usd(1250)]);
    const country = (countryCode: string) =>
      world.aUser({ userId: '11', roleId: 11, countryCode, grants: { 'report.view': 'country' } });
    expect(await earned(country('KH'))).toEqual([usd(1250)]);
    expect(await earned(country('LA'))).toEqual([[]]);
    const operator = world.aUser({ userId: '48', roleId: 4, operatorId: '8', grants: { 'report.view': 'operator' } });
    expect(await earned(operator)).toEqual([null]);
    expect(await earned(world.aTraveller())).toEqual([null]);
  });

  test('earns riel that can be paid', async () => {
    world.users.affiliates.set('74', 750);
    world.pricing.currency = 'KHR';
    const leg = world.aDeparture({ date: '2026-12-05' }).leg();
    await world.aTraveller().buys(leg, [seat('1A')], { affiliateId: '74' });
    world.pricing.currency = 'USD';
    // 7,5 % of ៛51.251
    expect(await earned(admin, {}, '74')).toEqual([[{ amount: 384_400, currency: 'KHR' }]]);
  });
});

test('every report is one statement, whatever it covers', async () => {
  expect(await statementsOf(() => rows('DAY', { from: '2026-01-01', to: '2026-12-31' }))).toHaveLength(1);
  expect(await statementsOf(() => admin.ask(occupancy, { by: 'ROUTE', ...TODAY }))).toHaveLength(1);
  expect(await statementsOf(() => admin.ask(cancelled, { by: 'REASON', ...TODAY }))).toHaveLength(1);
});

test('days that are the wrong way round are no report', async () => {
  const { errors } = await admin.raw(sales, { by: 'DAY', from: '2026-11-21', to: '2026-11-20' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ path: 'to', code: 'BEFORE_FROM' }],
  });
});
