import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BoardingWorld, AT_THE_DOOR } from './boarding-world.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { type SeenStatement, settlementDocuments } from './settlement-documents.js';
import { seat, type SeenBooking, type Traveller } from './world.js';

let market: BoardingWorld;
beforeAll(async () => {
  market = await BoardingWorld.open();
});
afterAll(() => market.close());

const stateOf = async (traveller: Traveller): Promise<string> => {
  const { status, paymentStatus } = (await traveller.sees()) as SeenBooking;
  return `${status} ${paymentStatus}`;
};

test('from a hold to the operator’s money at his bank: two weeks and a month’s end in a moment, every sum right', async () => {
  const { world } = market;
  market.begin();
  const operatorId = '77';
  const departure = world.aDeparture({ operatorId });
  const [rides, stays, changes] = [world.aTraveller(), world.aTraveller(), world.aTraveller()];
  for (const [traveller, seats] of [
    [rides, ['1A', '1B']],
    [stays, ['2A']],
    [changes, ['3A']],
  ] as const) {
    await traveller.holds(
      departure.leg(),
      seats.map((number) => seat(number)),
    );
    expect(await stateOf(traveller)).toBe('BLOCKED UNPAID');
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await stateOf(traveller)).toBe('BOOKED PAID');
  }

  world.clock.advance({ hours: 2 });
  await changes.does('cancel');
  await world.job('send-refunds');
  expect(await stateOf(changes)).toBe('CANCELLED PARTIALLY_REFUNDED');

  market.toTheDoor(AT_THE_DOOR);
  const door = market.doorOf(departure, operatorId);
  const outcomes = await door.outcomesOf(...(await market.codesOf(rides)).map(({ qr }) => ({ qr })));
  expect(outcomes).toEqual(['BOARDED', 'BOARDED']);
  world.clock.advance({ days: 1 });
  await world.job('end-rides');
  expect(await stateOf(rides)).toBe('COMPLETED PAID');
  expect(await stateOf(stays)).toBe('NO_SHOW PAID');
  await world.job('settle');

  const platform = (userId: string) =>
    world.aUser({
      userId,
      roleId: 1,
      grants: { 'settlement.view': 'all', 'settlement.agree': 'all', 'settlement.pay': 'all' },
    });
  const read = async (): Promise<SeenStatement> =>
    (await platform('1').ask<{ rows: SeenStatement[] }>(settlementDocuments.list, { filter: { operatorId } })).rows[0]!;
  const { id, state, totals } = await read();
  expect([state, totals.totalSeats, totals.cancelledCount]).toEqual(['OPEN', 3, 1]);
  expect(totals.netPayment).toBe(-(await accountOf(world, 'operator_payable', operatorId)));

  world.clock.set('2026-12-04T00:00:00+07:00');
  await world.job('settle');
  for (const user of ['1', '2']) await platform(user).ask(settlementDocuments.approve, { id });
  await platform('1').ask(settlementDocuments.pay, { id, reference: 'ABA 1' });
  await platform('2').ask(settlementDocuments.reconcile, { id });
  expect((await read()).state).toBe('RECONCILED');
  expect(await accountOf(world, 'operator_payable', operatorId)).toBe(0);
  expect(await accountOf(world, 'bank')).toBe(-totals.netPayment!);
  await expectBalancedBooks(world);
});
