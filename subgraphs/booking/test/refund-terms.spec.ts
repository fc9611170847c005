import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { actingAsMigration } from '@naga/server-kit/audit/audit-tables.js';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { IN_MINUTES } from '../migrations/steps-are-in-minutes.js';
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
