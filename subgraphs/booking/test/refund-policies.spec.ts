import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { IN_MINUTES } from '../migrations/steps-are-in-minutes.js';
import { seat, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.clock.set('2026-11-20T13:00:00+07:00');
});
afterAll(() => world.close());

const POLICY = `... on RefundPolicy { id operatorId routeId routeScheduleId class currency version state soldFrom
  tiers { minutesBefore percent fixedFee } exchange { fee minutesBefore } createdAt } ... on Refused { code facts }`;
const asking = {
  set: `mutation ($input: RefundPolicyInput!) { answer: setRefundPolicy(input: $input) { __typename ${POLICY} } }`,
  list: `query ($operatorId: ID, $class: RefundClass) { answer: refundPolicies(operatorId: $operatorId, class: $class) {
    total rows { id operatorId routeId routeScheduleId class version state } } }`,
  versions: `query ($id: ID!) { answer: refundPolicyVersions(id: $id) { id version class state soldFrom } }`,
};

interface SeenPolicy {
  readonly id: string;
  readonly operatorId: string | null;
  readonly version: number;
  readonly class: string;
  readonly state: string;
}

const ONE_STEP = (percent: number) => [{ minutesBefore: 0, percent, fixedFee: 0 }];
const wish = (operatorId: string | null, percent: number, more: object = {}) => ({
  input: { operatorId, class: 'SAVER', currency: 'USD', expectedVersion: 0, tiers: ONE_STEP(percent), ...more },
});

const platform = (): Traveller =>
  world.aUser({ userId: '1', roleId: 1, grants: { 'pricing.edit': 'all', 'refund.policy': 'all' } });

let operator = 300;
/** An operator nobody has sold for yet, and who looks after its terms. */
function anOperator(): { operatorId: string; keeper: Traveller } {
  const operatorId = String(++operator);
  world.catalogue.routes.set(operatorId, [{ id: '51', schedules: [{ id: '900' }, { id: '910' }] }, { id: '52' }]);
  const grants = { 'pricing.edit': 'operator', 'refund.policy': 'operator' } as const;
  return { operatorId, keeper: world.aUser({ userId: `6${operatorId}`, roleId: 4, operatorId, grants }) };
}

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

describe('terms to the minute', () => {
  const FLEX = { class: 'FLEX', tiers: [{ minutesBefore: 15, percent: 100, fixedFee: 0 }] };
  const CHANGE = { fee: 50, minutesBefore: 30 };

  test('Flex gives everything until a quarter of an hour before, and nothing later', async () => {
    const { operatorId, keeper } = anOperator();
    expect(await keeper.ask(asking.set, wish(operatorId, 0, FLEX))).toMatchObject({
      tiers: [
        { minutesBefore: 15, percent: 100, fixedFee: 0 },
        { minutesBefore: 0, percent: 0, fixedFee: 0 },
      ],
      exchange: { fee: 100, minutesBefore: 240 },
    });
    const traveller = world.aTraveller();
    const booked = await traveller.buys(world.aDeparture({ operatorId }).leg(), [seat('1A')]);
    const leaves = Date.parse(booked.legs[0]!.departureTime);
    const fare = booked.legs[0]!.parts[0]!.fare.amount;
    for (const [minutes, back] of [
      [16, fare],
      [15, fare],
      [14, 0],
    ] as const) {
      world.clock.set(new Date(leaves - minutes * 60_000).toISOString());
      expect((await traveller.sees())!.refundOffer).toMatchObject({ amount: { amount: back } });
    }
    world.clock.set('2026-11-20T13:00:00+07:00');
  });

  test('what changing costs and until when is a part of the version, which a ticket carries and shows', async () => {
    const { operatorId, keeper } = anOperator();
    const first = await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 80, { exchange: CHANGE }));
    expect(first).toMatchObject({ version: 1, exchange: CHANGE });
    expect(await keeper.ask(asking.set, wish(operatorId, 80, { exchange: CHANGE }))).toEqual(first);
    const traveller = world.aTraveller();
    const booked = await traveller.buys(world.aDeparture({ operatorId }).leg(), [seat('1A')]);
    const leaves = Date.parse(booked.legs[0]!.departureTime);
    const until = new Date(leaves - 30 * 60_000).toISOString();
    expect(booked.legs[0]).toMatchObject({ exchangeTerms: { fee: { amount: 50 }, minutesBefore: 30, until } });
    expect(booked.exchangeableUntil).toBe(until);
    const dearer = { expectedVersion: 1, exchange: { fee: 500, minutesBefore: 1440 } };
    expect(await keeper.ask(asking.set, wish(operatorId, 80, dearer))).toMatchObject({
      version: 2,
      exchange: dearer.exchange,
    });
    expect(await keeper.ask(asking.set, wish(operatorId, 70, { expectedVersion: 2 }))).toMatchObject({
      version: 3,
      exchange: dearer.exchange,
    });
    expect((await traveller.sees())!.legs[0]).toMatchObject({ exchangeTerms: { fee: { amount: 50 } } });
  });

  test.each([
    ['fee', { fee: -1, minutesBefore: 0 }],
    ['fee', { fee: 10_001, minutesBefore: 0 }],
    ['minutesBefore', { fee: 0, minutesBefore: 525_601 }],
  ])('a %s beyond its limits is refused at its field: %j', async (field, exchange) => {
    const { operatorId, keeper } = anOperator();
    const { errors } = await keeper.raw(asking.set, wish(operatorId, 20, { exchange }));
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: `input.exchange.${field}`, code: 'RANGE' }] });
  });

  test('policies and sold tickets that count hours are brought to minutes, once', async () => {
    const { operatorId, keeper } = anOperator();
    const made = await keeper.ask<SeenPolicy>(asking.set, wish(operatorId, 80, { exchange: CHANGE }));
    const { id } = await world.aTraveller().buys(world.aDeparture({ operatorId }).leg(), [seat('1A'), seat('1B')]);
    const database = world.test.subgraph.database;
    const inHours = {
      tiers: [
        { hoursBefore: 48, percent: 100, fixedFee: 100 },
        { hoursBefore: 0, percent: 0, fixedFee: 0 },
      ],
      exchange: { fee: 100, hoursBefore: 4 },
    };
    const inMinutes = {
      tiers: [
        { minutesBefore: 2880, percent: 100, fixedFee: 100 },
        { minutesBefore: 0, percent: 0, fixedFee: 0 },
      ],
      exchange: { fee: 100, minutesBefore: 240 },
    };
    const old = [
      JSON.stringify({ class: 'FLEX', version: 3, ...inHours }),
      JSON.stringify({ ...inHours, exchange: null }),
    ];
    const seen = async () => ({
      policies: await world.rows('select tiers, exchange from refund_policy where id = $1', [made.id]),
      parts: await world.rows('select refund_policy as policy from part where booking_id = $1 order by id', [id]),
    });
    await inRowTransaction(database, async (transaction) => {
      await transaction.rows(actingAsMigration('test'));
      await transaction.rows(
        `update part set refund_policy = case when seat_number = '1A' then $2::jsonb else $3::jsonb end where booking_id = $1`,
        [id, ...old],
      );
      await transaction.rows('update refund_policy set tiers = $2::jsonb, exchange = null where id = $1', [
        made.id,
        JSON.stringify(inHours.tiers),
      ]);
    });
    for (let time = 0; time < 2; time += 1) {
      await inRowTransaction(database, async (transaction) => {
        for (const query of IN_MINUTES) await transaction.rows(query);
      });
      expect(await seen()).toEqual({
        policies: [{ tiers: inMinutes.tiers, exchange: null }],
        parts: [{ policy: { class: 'FLEX', version: 3, ...inMinutes } }, { policy: { ...inMinutes, exchange: null } }],
      });
    }
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

describe('before anybody buys', () => {
  const TERMS = `query ($r: [_Any!]!) { answer: _entities(representations: $r) {
    ... on JourneyLeg { refundTerms { currency tiers { minutesBefore percent fixedFee } exchange { fee minutesBefore } } }
    ... on Journey { refundToday { percent fixedFee { amount currency } until } } } }`;
  const legOf = (operatorId: string, routeScheduleId: string, time = '2026-11-23T07:30:00+07:00') => ({
    __typename: 'JourneyLeg',
    id: `${routeScheduleId}@2026-11-23:1-5`,
    routeScheduleId,
    routeId: '51',
    operator: { id: operatorId },
    boarding: { time },
  });
  interface SeenTerms {
    refundTerms?: { currency: string; tiers: { percent: number }[] }[];
    refundToday?: { percent: number; fixedFee: { amount: number; currency: string }; until: string }[];
  }
  const termsOf = (...r: object[]) => world.aTraveller().ask<SeenTerms[]>(TERMS, { r });

  test('a ride says what it is sold with in each currency, rides of a page in one statement', async () => {
    const { operatorId, keeper } = anOperator();
    await keeper.ask(asking.set, wish(operatorId, 40));
    await keeper.ask(asking.set, wish(operatorId, 20, { routeScheduleId: '900' }));
    const legs = ['900', '901', '902'].map((schedule) => legOf(operatorId, schedule));
    const seen = await termsOf(...legs);
    const dollars = seen.map(({ refundTerms }) => refundTerms!.find(({ currency }) => currency === 'USD')!);
    expect(dollars.map(({ tiers }) => tiers[0]!.percent)).toEqual([20, 40, 40]);
    expect(seen[0]!.refundTerms!.map(({ currency }) => currency)).toEqual(['USD', 'KHR', 'LAK', 'THB', 'VND']);
    expect(seen[0]!.refundTerms!.find(({ currency }) => currency === 'KHR')!.tiers[0]).toMatchObject({ percent: 100 });
    expect(await statementsOf(() => termsOf(...legs))).toHaveLength(1);
  });

  test('a journey says what comes back today: no more than the worst of its rides gives', async () => {
    const { operatorId, keeper } = anOperator();
    await keeper.ask(asking.set, wish(operatorId, 40, { routeScheduleId: '910' }));
    const legs = [legOf(operatorId, '910'), legOf(operatorId, '911', '2026-11-23T12:00:00+07:00')];
    const [both, second] = await termsOf(
      { __typename: 'Journey', id: 'x', legs },
      { __typename: 'Journey', id: 'y', legs: legs.slice(1) },
    );
    const inDollars = ({ refundToday }: SeenTerms) => refundToday!.find(({ fixedFee }) => fixedFee.currency === 'USD');
    expect(inDollars(both!)).toMatchObject({
      percent: 40,
      fixedFee: { amount: 100 },
      until: '2026-11-21T05:00:00.000Z',
    });
    expect(inDollars(second!)).toMatchObject({ percent: 100, fixedFee: { amount: 100 } });
  });
});
