import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { support } from './staff.js';
import { seat, type Traveller, World } from './world.js';

const DAYS = `from: "2026-11-01", to: "2026-12-31"`;
const sold = `{ answer: salesReport(by: OPERATOR, ${DAYS}) { key bookings seats amount commission } }`;
const given = `query ($by: CancelledBy!) { answer: cancellationReport(by: $by, ${DAYS}) { key bookings seats } }`;
const overrule = `mutation ($id: ID!, $parts: [ID!]!) { answer: overruleCancel(bookingId: $id, partIds: $parts,
  code: OPERATOR_CANCELLED, reason: "The bus broke down", amount: 500) { __typename } }`;

const FIXED_FEE = 100;

let world: World;
let admin: Traveller;

beforeAll(async () => {
  world = await World.open();
  admin = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all', 'report.view': 'all' } });
});
afterAll(() => world.close());

test('each seat counts on the day and for the reason it was given back; what an overrule took off the fees is in no price', async () => {
  const traveller = world.aTraveller();
  const { id, legs } = await traveller.buys(world.aDeparture({ date: '2026-11-30' }).leg(), [seat('1A'), seat('1B')]);
  await support(world, { 'refund.ask': 'all', 'refund.overrule': 'all' }).ask(overrule, {
    id,
    parts: [legs[0]!.parts[0]!.id],
  });
  const { fees } = (await traveller.sees())!;
  const { rows } = await admin.ask<{ rows: object[] }>(documents.list, {});
  const charged = fees.reduce((sum, { amount }) => sum + amount.amount, 0);
  expect(fees.map(({ name }) => name)).toContain('overruled');
  expect(rows).toMatchObject([{ stayingTotal: { amount: legs[0]!.parts[1]!.fare.amount + charged } }]);
  world.clock.advance({ hours: 24 });
  await traveller.does('cancel');
  expect(await admin.ask(given, { by: 'DAY' })).toEqual([
    { key: '2026-11-20', bookings: 1, seats: 1 },
    { key: '2026-11-21', bookings: 1, seats: 1 },
  ]);
  expect(await admin.ask(given, { by: 'REASON' })).toEqual([
    { key: 'CANCELLED', bookings: 1, seats: 1 },
    { key: 'OPERATOR_CANCELLED', bookings: 1, seats: 1 },
  ]);
});

test('what an exchange held and gave up was neither sold nor given back', async () => {
  const traveller = world.aTraveller();
  const { id, legs } = await traveller.buys(world.aDeparture({ date: '2026-12-01' }).leg(), [seat('1A'), seat('1B')]);
  world.clock.advance({ hours: 2 });
  const before = await admin.ask(sold);
  const givenBefore = await admin.ask(given, { by: 'OPERATOR' });
  await traveller.isProved();
  await traveller.ask(documents.beginExchange, {
    id,
    partIds: [legs[0]!.parts[0]!.id],
    rides: [{ legId: world.aDeparture({ date: '2026-12-02', operatorId: '8' }).leg() }],
  });
  await traveller.ask(documents.cancelExchange, { id });
  expect(await admin.ask(sold)).toEqual(before);
  await traveller.ask(documents.cancel, { id, partIds: [legs[0]!.parts[1]!.id] });
  expect(await admin.ask(sold)).toEqual(before);
  expect(await admin.ask(given, { by: 'OPERATOR' })).toEqual([{ key: '7', bookings: 2, seats: 3 }]);
  expect(givenBefore).toEqual([{ key: '7', bookings: 1, seats: 2 }]);
  const row = async () =>
    (await admin.ask<{ rows: { id: string }[] }>(documents.list, {})).rows.find((one) => one.id === id);
  const { total } = (await traveller.sees())!;
  expect(await row()).toMatchObject({ passengerCount: 1, stayingTotal: { amount: total.amount - 1250 + FIXED_FEE } });
  await traveller.does('cancel');
  expect(await row()).toMatchObject({ passengerCount: 2, stayingTotal: { amount: total.amount } });
});

test('a sale that was promised on board stays under that way to pay once nothing of it is to be collected', async () => {
  const traveller = world.aTraveller();
  const { id } = await traveller.holds(world.aDeparture({ date: '2026-12-05' }).leg(), [seat('1A')]);
  await traveller.tellsNames();
  await traveller.startsToPay('PAY_ON_BOARDING');
  await traveller.does('confirm');
  const listed = async (method: string) => {
    const { rows } = await admin.ask<{ rows: { id: string }[] }>(documents.list, { filter: { method } });
    return rows.some((one) => one.id === id);
  };
  expect(await listed('PAY_ON_BOARDING')).toBe(true);
  await traveller.does('cancel');
  expect(await traveller.sees()).toMatchObject({ payments: [{ state: 'CANCELLED' }] });
  expect(await listed('PAY_ON_BOARDING')).toBe(true);
  expect(await listed('NONE')).toBe(false);
});
