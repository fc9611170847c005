import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { told } from './customers.js';
import { asking, PolicyDesk, type SeenPolicy, wish } from './policy-desk.js';
import { seat, World } from './world.js';

let world: World;
let desk: PolicyDesk;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
  desk = new PolicyDesk(world);
});
afterAll(() => world.close());

const anOperator = () => desk.anOperator();
const platform = () => desk.platform();

const percentsOf = (rows: readonly { policy: { tiers: { percent: number }[] } }[]) =>
  rows.map(({ policy }) => policy.tiers[0]!.percent);
/** The percent of the first step that the newest ticket of an operator was sold with. */
async function soldPercents(operatorId: string): Promise<number[]> {
  return percentsOf(
    await world.rows(
      `select p.refund_policy as policy from part p join leg l on l.id = p.leg_id where l.operator_id = $1 order by p.id`,
      [operatorId],
    ),
  );
}

describe('a new version', () => {
  test('is what is sold from then on; what was sold keeps its own', async () => {
    const { operatorId, keeper } = anOperator();
    const departure = world.aDeparture({ operatorId });
    await keeper.ask(asking.set, wish(operatorId, 80));
    await world.aTraveller().buys(departure.leg(), [seat('1A')]);
    const second = await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 30, { expectedVersion: 1 }));
    expect(second).toMatchObject({ version: 2, state: 'SOLD', class: 'SAVER', operatorId });
    await world.aTraveller().buys(departure.leg(), [seat('1B')]);
    expect(await soldPercents(operatorId)).toEqual([80, 30]);
    const versions = await keeper.ask<SeenPolicy[]>(asking.versions, { id: second.id });
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'SOLD'],
      [1, 'PAST'],
    ]);
  });

  test('of a schedule goes before one of its route, that before the operator’s, that before everybody’s', async () => {
    const { operatorId, keeper } = anOperator();
    const departure = world.aDeparture({ operatorId });
    const buys = (seatNumber: string) => world.aTraveller().buys(departure.leg(), [seat(seatNumber)]);
    await buys('1A');
    const sold = await world.rows<{ id: string }>(
      `select distinct route_schedule_id::text as id from leg where operator_id = $1`,
      [operatorId],
    );
    world.catalogue.routes.set(operatorId, [{ id: '51', schedules: sold }, { id: '52' }]);
    await keeper.ask(asking.set, wish(operatorId, 70));
    await buys('1B');
    await keeper.ask(asking.set, wish(operatorId, 60, { routeId: '51' }));
    await keeper.ask(asking.set, wish(operatorId, 10, { routeId: '52' }));
    await buys('1C');
    await keeper.ask(asking.set, wish(operatorId, 50, { routeScheduleId: sold[0]!.id }));
    await buys('1D');
    expect(await soldPercents(operatorId)).toEqual([100, 70, 60, 50]);
  });

  test('goes on with the schedule that a change of the line made in place of one, until that has its own', async () => {
    const { operatorId, keeper } = anOperator();
    const [was, is, next, other] = Array.from({ length: 4 }, () => world.aDeparture({ operatorId }));
    const ids = [was!, is!, next!, other!].map(({ facts }) => facts.leg.routeScheduleId);
    world.catalogue.routes.set(operatorId, [{ id: '51', schedules: ids.map((id) => ({ id })) }]);
    await keeper.ask(asking.set, wish(operatorId, 90));
    await keeper.ask(asking.set, wish(operatorId, 50, { routeScheduleId: ids[0] }));
    await keeper.ask(
      asking.set,
      wish(operatorId, 20, { routeScheduleId: ids[0], expectedVersion: 1, soldFrom: '2026-11-21' }),
    );
    const follow = (...schedules: [number, ...number[]][]) =>
      told(world, 'schedules.followed', {
        ...{ operatorId, savedById: '44' },
        schedules: schedules.map(([at, ...of]) => ({
          ...{ routeScheduleId: ids[at], insteadOf: of.map((one) => ids[one]) },
          ...{ days: { daysOfWeek: [] }, lastPosition: 4, seats: [] },
        })),
      });
    // The second of two changes may be heard of first.
    await follow([2, 1, 0]);
    await follow([1, 0], [3, 2]);
    const buys = (departure: typeof was, seatNumber: string) =>
      world.aTraveller().buys(departure!.leg(), [seat(seatNumber)]);
    for (const departure of [was, is, next, other]) await buys(departure, '1A');
    expect(await soldPercents(operatorId)).toEqual([50, 50, 50, 50]);
    const own = wish(operatorId, 70, { routeScheduleId: ids[1], expectedVersion: 2 });
    expect(await keeper.ask(asking.set, own)).toMatchObject({ version: 3 });
    await follow([1, 0]);
    world.clock.set('2026-11-21T00:00:00+07:00');
    for (const departure of [was, is, next]) await buys(departure, '1B');
    expect((await soldPercents(operatorId)).slice(4)).toEqual([20, 70, 20]);
    world.clock.set('2026-11-20T13:00:00+07:00');
    const [audited] = await world.rows<{ by: string }>(
      `select on_behalf_of as by from audit_entry where entity = 'RefundPolicy' and changes ->> 'route_schedule_id' = $1 order by id limit 1`,
      [ids[2]],
    );
    expect(audited).toEqual({ by: '44' });
  });

  test('from a later day on: until then the one before is sold, and both are shown', async () => {
    const { operatorId, keeper } = anOperator();
    const buys = (seatNumber: string) =>
      world.aTraveller().buys(world.aDeparture({ operatorId }).leg(), [seat(seatNumber)]);
    await keeper.ask(asking.set, wish(operatorId, 80));
    const later = wish(operatorId, 30, { expectedVersion: 1, soldFrom: '2026-11-21' });
    const coming = await keeper.ask<SeenPolicy>(asking.set, later);
    expect(coming).toMatchObject({ version: 2, state: 'COMING', soldFrom: '2026-11-21T00:00:00+07:00' });
    expect(await keeper.ask(asking.set, later)).toEqual(coming);
    const listed = await keeper.ask<{ rows: SeenPolicy[] }>(asking.list, { operatorId });
    expect(listed.rows.map(({ version, state }) => [version, state])).toEqual([
      [2, 'COMING'],
      [1, 'SOLD'],
    ]);
    await buys('1A');
    world.clock.set('2026-11-20T23:59:59+07:00');
    await buys('1B');
    world.clock.set('2026-11-21T00:00:00+07:00');
    await buys('1C');
    expect(await soldPercents(operatorId)).toEqual([80, 80, 30]);
    world.clock.set('2026-11-20T13:00:00+07:00');
  });

  test('written after one that is coming is sold instead of it, also when its day has come', async () => {
    const { operatorId, keeper } = anOperator();
    await keeper.ask(asking.set, wish(operatorId, 30, { soldFrom: '2026-11-21' }));
    const third = await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 60, { expectedVersion: 1 }));
    const versions = await keeper.ask<SeenPolicy[]>(asking.versions, { id: third.id });
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [2, 'SOLD'],
      [1, 'PAST'],
    ]);
    world.clock.set('2026-11-21T08:00:00+07:00');
    await world.aTraveller().buys(world.aDeparture({ operatorId }).leg(), [seat('1A')]);
    expect(await soldPercents(operatorId)).toEqual([60]);
    world.clock.set('2026-11-20T13:00:00+07:00');
  });

  test('two at once: one is written, the other is told', async () => {
    const { operatorId, keeper } = anOperator();
    const answers = await Promise.all(
      [20, 40].map((percent) => keeper.ask<{ __typename: string }>(asking.set, wish(operatorId, percent))),
    );
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['RefundPolicy', 'Refused']);
    expect(answers.find(({ __typename }) => __typename === 'Refused')).toMatchObject({
      code: 'REFUND_POLICY_CHANGED',
      facts: { version: 1 },
    });
  });

  test('sent twice is written once', async () => {
    const { operatorId, keeper } = anOperator();
    const [one, again] = [
      await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 20)),
      await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 20)),
    ];
    expect(again).toEqual(one);
  });

  test('that is none: refused, field by field', async () => {
    const { operatorId, keeper } = anOperator();
    const wrong = async (more: object) =>
      (await keeper.raw(asking.set, wish(operatorId, 20, more))).errors?.[0]?.extensions;
    expect(await wrong({ tiers: [] })).toMatchObject({ fields: [{ path: 'input.tiers', code: 'REQUIRED' }] });
    expect(await wrong({ routeId: '1', routeScheduleId: '1' })).toMatchObject({
      fields: [{ path: 'input.routeScheduleId' }],
    });
    expect(await wrong({ soldFrom: '2026-11-19' })).toMatchObject({ fields: [{ path: 'input.soldFrom' }] });
    expect(await wrong({ currency: 'XXX' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('whose terms they are', () => {
  test('another operator’s, and everybody’s, are written by the platform alone', async () => {
    const [of, other] = [anOperator(), anOperator()];
    const made = await of.keeper.ask<SeenPolicy>(asking.set, wish(of.operatorId, 20));
    expect(await other.keeper.ask(asking.set, wish(of.operatorId, 90, { expectedVersion: 1 }))).toMatchObject({
      code: 'REFUND_POLICY_NOT_FOUND',
    });
    expect(await other.keeper.ask(asking.set, wish(null, 90, { currency: 'LAK' }))).toMatchObject({
      code: 'REFUND_POLICY_NOT_FOUND',
    });
    expect(await other.keeper.ask(asking.versions, { id: made.id })).toEqual([]);
    expect(
      await platform().ask(asking.set, wish(of.operatorId, 90, { expectedVersion: 1, class: 'STANDARD' })),
    ).toMatchObject({ version: 2 });
    expect(await platform().ask(asking.set, wish(null, 90, { currency: 'THB' }))).toMatchObject({ operatorId: null });
  });

  test('people of a country write and see those of its operators, and see everybody’s', async () => {
    const [here, abroad] = [anOperator(), anOperator()];
    world.catalogue.abroad.set(here.operatorId, 'KH').set(abroad.operatorId, 'LA');
    const grants = { 'pricing.edit': 'country', 'refund.policy': 'country' } as const;
    const admin = world.aUser({ userId: '11', roleId: 11, countryCode: 'KH', grants });
    expect(await admin.ask(asking.set, wish(here.operatorId, 20))).toMatchObject({ version: 1 });
    for (const operatorId of [abroad.operatorId, null])
      expect(await admin.ask(asking.set, wish(operatorId, 20, { currency: 'VND' }))).toMatchObject({
        code: 'REFUND_POLICY_NOT_FOUND',
      });
    const hidden = await abroad.keeper.ask<SeenPolicy>(asking.set, wish(abroad.operatorId, 20));
    expect(await admin.ask(asking.versions, { id: hidden.id })).toEqual([]);
    expect(await admin.ask(asking.list, { operatorId: here.operatorId })).toMatchObject({ total: 1 });
    expect(await admin.ask(asking.list, { operatorId: abroad.operatorId })).toMatchObject({ total: 0 });
  });

  test.each([
    [{ routeId: '59' }, 'ROUTE_NOT_FOUND', 'routeId'],
    [{ routeScheduleId: '999' }, 'SCHEDULE_NOT_FOUND', 'routeScheduleId'],
  ])(
    'of a place that the operator does not serve (%j) is refused at its field, and nothing is written',
    async (place, code, field) => {
      const { operatorId, keeper } = anOperator();
      expect(await keeper.ask(asking.set, wish(operatorId, 20, place))).toMatchObject({ code, facts: { field } });
      expect(await keeper.ask(asking.list, { operatorId })).toMatchObject({ total: 0 });
    },
  );

  test('whoever may only look is told which right is missing', async () => {
    const { operatorId } = anOperator();
    const clerk = world.aUser({ userId: '61', roleId: 4, operatorId, grants: { 'refund.policy': 'operator' } });
    const { errors } = await clerk.raw(asking.set, wish(operatorId, 20));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'pricing.edit' });
    const buyer = world.aUser({ userId: '62', grants: { 'refund.policy': 'own' } });
    expect((await buyer.raw(asking.list)).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('the list says what is sold now, by operator and class, in two statements', async () => {
    const { operatorId, keeper } = anOperator();
    await keeper.ask(asking.set, wish(operatorId, 20));
    await keeper.ask(asking.set, wish(operatorId, 10, { expectedVersion: 1, class: 'STANDARD' }));
    await keeper.ask(asking.set, wish(operatorId, 30, { routeId: '51' }));
    const own = await keeper.ask<{ total: number; rows: SeenPolicy[] }>(asking.list, { operatorId });
    expect(own.total).toBe(2);
    expect(own.rows.map(({ class: name, version }) => [version, name])).toEqual([
      [2, 'STANDARD'],
      [1, 'SAVER'],
    ]);
    expect(await keeper.ask(asking.list, { operatorId, class: 'SAVER' })).toMatchObject({ total: 1 });
    const seen = await keeper.ask<{ rows: SeenPolicy[] }>(asking.list);
    expect(seen.rows.every((row) => row.operatorId === null || row.operatorId === operatorId)).toBe(true);
    expect((await statementsOf(() => keeper.ask(asking.list))).length).toBe(2);
  });
});
