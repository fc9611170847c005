import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MAY_OVERRULE, OverruleDesk } from './overrule-desk.js';
import { overruleDocuments as asking } from './overrule-documents.js';
import { type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
let desk: OverruleDesk;
let admin: Traveller;
let second: Traveller;
let asker: Traveller;
let clerk: Traveller;
beforeAll(async () => {
  world = await World.open();
  desk = new OverruleDesk(world);
  ({ admin, second, asker, clerk } = desk);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-20T13:00:00+07:00');
  await desk.sells(2);
});

describe('a second person', () => {
  test('is not who asked under a colleague’s account', async () => {
    await desk.sells(10);
    const colleague = world.aUser({ userId: '3', roleId: 7, grants: MAY_OVERRULE, impersonatorId: '2' });
    await desk.overrules(colleague, { amount: 10_001 });
    const [request] = await desk.requests(second, 'waiting');
    const told = await world.rows<{ payload: object }>(
      `select payload from outbox_event where type = 'second_person.asked' and payload->>'recordId' = $1`,
      [request!.id],
    );
    expect(told).toMatchObject([
      { payload: { kind: 'OVERRULE', askedById: '2', permission: 'refund.overrule', amount: { amount: 10_001 } } },
    ]);
    expect(request).toMatchObject({ askedBy: { id: '2' }, canDecide: false, canWithdraw: true });
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await admin.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({ status: 'CANCELLED' });
  });

  test('approves what one person’s presses come to, not each alone', async () => {
    await desk.sells(9);
    const ids = desk.booked.legs[0]!.parts.map(({ id }) => id);
    expect(await desk.overrules(admin, { partIds: ids.slice(0, 4), amount: 5000 })).toMatchObject({
      refunds: [{ amount: { amount: 5000 } }],
    });
    expect(await desk.terms(admin)).toMatchObject({ alone: { amount: 5000 } });
    await desk.overrules(admin, { partIds: ids.slice(4), amount: 5001 });
    expect(await desk.requests(second, 'waiting')).toMatchObject([{ amount: { amount: 5001 }, canDecide: true }]);
    expect((await desk.traveller.sees())!.legs[0]!.parts.filter(({ state }) => state === 'TICKETED')).toHaveLength(5);
  });

  test('approves what is above a hundred dollars: nothing happens before', async () => {
    await desk.sells(10);
    expect(await desk.overrules(admin, { amount: 10_001 })).toMatchObject({ status: 'BOOKED', refunds: [] });
    const [request] = await desk.requests(second, 'waiting');
    expect(request).toMatchObject({
      amount: { amount: 10_001 },
      askedBy: { id: '700' },
      canDecide: true,
      canWithdraw: false,
    });
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: { amount: 10_001 } }],
    });
    expect(await desk.requests(second)).toMatchObject([{ state: 'done', decidedBy: { id: '2' }, canDecide: false }]);
    await desk.expectBalance();
  });

  test('a hundred dollars need none', async () => {
    await desk.sells(10);
    expect(await desk.overrules(admin, { amount: 10_000 })).toMatchObject({ status: 'CANCELLED' });
  });

  test('approves any amount of those who may only ask, support and operators', async () => {
    for (const by of [asker, clerk]) {
      await desk.sells(1);
      expect(await desk.overrules(by, { amount: 100 })).toMatchObject({ status: 'BOOKED' });
      const [request] = await desk.requests(by, 'waiting');
      expect(request).toMatchObject({ canDecide: false, canWithdraw: true });
      const { errors } = await by.raw(asking.decide, { id: request!.id, approve: true });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'refund.overrule' });
      expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
        status: 'CANCELLED',
      });
    }
  });

  test('is never who asked, nor he in another’s name', async () => {
    await desk.sells(10);
    await desk.overrules(admin, { amount: 11_000 });
    const [request] = await desk.requests(admin, 'waiting');
    expect(request).toMatchObject({ canDecide: false, canWithdraw: true });
    const decides = (by: Traveller) => by.ask(asking.decide, { id: request!.id, approve: true });
    expect(await decides(admin)).toMatchObject({ code: 'OWN_REQUEST' });
    const inAnothersName = world.aUser({ userId: '2', roleId: 1, grants: MAY_OVERRULE, impersonatorId: '700' });
    expect(await decides(inAnothersName)).toMatchObject({ code: 'OWN_REQUEST' });
    for (const by of [admin, inAnothersName]) expect(await desk.listed(by, { toDecide: true })).toEqual([]);
    expect(await desk.listed(second, { toDecide: true })).toMatchObject([{ id: request!.id }]);
    expect(await second.ask(asking.decide, { id: request!.id, approve: false })).toMatchObject({ status: 'BOOKED' });
    expect(await desk.requests(second)).toMatchObject([{ state: 'refused', decidedBy: { id: '2' } }]);
    expect(await desk.listed(second, { toDecide: true })).toEqual([]);
    expect(await decides(second)).toMatchObject({ code: 'OVERRULE_DECIDED', facts: { state: 'refused' } });
  });

  test('finds the booking changed meanwhile: what is gone is not given back twice', async () => {
    await desk.overrules(asker, { amount: 2000 });
    const [request] = await desk.requests(second, 'waiting');
    await desk.traveller.does('cancel');
    expect(await second.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      code: 'SEATS_NOT_CANCELLABLE',
    });
    expect(await desk.requests(second)).toMatchObject([{ state: 'waiting' }]);
  });

  test('is asked once for a seat, and no more once it is withdrawn', async () => {
    await desk.overrules(asker, { amount: 2000 });
    const [request] = await desk.requests(asker);
    expect(await desk.overrules<SeenRefusal>(asker, { amount: 1 })).toMatchObject({
      code: 'OVERRULE_WAITS',
      facts: { overruleId: request!.id },
    });
    expect(await clerk.ask(asking.withdraw, { id: request!.id })).toMatchObject({ code: 'OVERRULE_NOT_FOUND' });
    await asker.ask(asking.withdraw, { id: request!.id });
    expect(await desk.requests(second, 'waiting')).toEqual([]);
    expect(await desk.overrules(asker, { amount: 1 })).toMatchObject({ status: 'BOOKED' });
  });

  test('two who decide at once decide once', async () => {
    await desk.overrules(asker, { amount: 2000 });
    const [request] = await desk.requests(second, 'waiting');
    const third = world.aUser({ userId: '3', roleId: 1, grants: MAY_OVERRULE });
    const answers = await Promise.all(
      [second, third].map((by) => by.ask<SeenBooking | SeenRefusal>(asking.decide, { id: request!.id, approve: true })),
    );
    expect(answers.filter((one) => 'code' in one && one.code === 'OVERRULE_DECIDED')).toHaveLength(1);
    expect(await world.rows('select 1 from refund where booking_id = $1', [desk.booked.id])).toHaveLength(1);
  });

  test('sees the requests within reach only', async () => {
    await desk.overrules(asker, { amount: 2000 });
    const [request] = await desk.requests(clerk, 'waiting');
    expect(request?.id).toMatch(/^\d+$/);
    const other = world.aUser({ userId: '48', roleId: 4, operatorId: '8', grants: { 'refund.ask': 'operator' } });
    expect(await desk.requests(other)).toEqual([]);
    const abroad = world.aUser({
      userId: '5',
      roleId: 11,
      countryCode: 'LA',
      grants: { 'refund.ask': 'country', 'refund.overrule': 'country' },
    });
    expect(await abroad.ask(asking.decide, { id: request!.id, approve: true })).toMatchObject({
      code: 'OVERRULE_NOT_FOUND',
    });
  });

  test('the database knows it too: nobody is the second person of himself', async () => {
    await desk.overrules(asker, { amount: 2000 });
    const [request] = await desk.requests(asker, 'waiting');
    await expect(
      world.rows(`update overrule set state = 'done', decided_by_id = asked_by_id where id = $1`, [request!.id]),
    ).rejects.toThrow('overrule_two_people_check');
  });
});
