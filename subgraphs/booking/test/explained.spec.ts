import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { DecisionWorld, legOf } from './decision-world.js';
import { Exchanging } from './exchanging.js';
import { OverruleDesk } from './overrule-desk.js';
import { COMMISSION, COMMISSION_RATE, FARE, FEE, FEE_VERSION } from './played-neighbours.js';
import { support } from './staff.js';
import { seat, type SeenBooking, type Traveller, type World } from './world.js';

let decisions: DecisionWorld;
let world: World;
beforeAll(async () => {
  decisions = await DecisionWorld.open();
  world = decisions.world;
});
beforeEach(() => {
  decisions.begin();
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
});
afterAll(() => world.close());

const asking = `query ($id: ID!) { answer: booking(id: $id) {
  fees { name amount { amount } percent fixed { amount } version method policies { class version } }
  legs { parts { commission { rate source base { amount } amount { amount } }
    givenBack { as amount { amount } percent fixedFee { amount } policy { class version } unpaid { amount } } } } } }`;

interface Explained {
  readonly fees: readonly object[];
  readonly legs: readonly {
    readonly parts: readonly { readonly commission: object | null; givenBack: object | null }[];
  }[];
}
const explained = (by: Traveller, { id }: SeenBooking): Promise<Explained> => by.ask(asking, { id });
const partsOf = async (by: Traveller, booking: SeenBooking) =>
  (await explained(by, booking)).legs.flatMap(({ parts }) => parts);

const ours = { amount: { amount: COMMISSION }, rate: COMMISSION_RATE, source: 'zone A to B' };
const STANDARD = { class: 'STANDARD', version: 1 };
const reads = (scope: 'all' | 'operator', operatorId?: string): Traveller =>
  world.aUser({
    userId: `9${operatorId ?? ''}`,
    roleId: 3,
    ...(operatorId !== undefined && { operatorId }),
    grants: { 'booking.view': scope, 'report.view': scope },
  });

describe('a sale keeps how it was worked out', () => {
  test('the fee its terms, also when a code lowers it, and when that is taken off again', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300 });
    const { traveller } = decisions;
    const held = await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    const terms = { version: FEE_VERSION, method: null, policies: [] };
    const fee = { name: 'transaction', percent: 0, fixed: { amount: FEE }, ...terms };
    expect((await explained(traveller, held)).fees).toEqual([{ ...fee, amount: { amount: FEE } }]);
    await traveller.ask(documents.applyCoupon, { id: held.id, code: 'SUMMER' });
    expect((await explained(traveller, held)).fees).toEqual([{ ...fee, amount: { amount: FEE } }]);
    await traveller.ask(documents.removeCoupon, { id: held.id });
    expect((await explained(traveller, held)).fees).toEqual([{ ...fee, amount: { amount: FEE } }]);
  });

  test('the fee of a method whose own it is, when it is paid so', async () => {
    world.pricing.byMethod = [{ method: 'CARD', percent: 300, fixed: 30 }];
    const { traveller } = decisions;
    const sold = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
    world.pricing.byMethod = [];
    expect((await explained(traveller, sold)).fees).toMatchObject([
      { percent: 300, fixed: { amount: 30 }, version: FEE_VERSION, method: 'CARD' },
    ]);
  });

  test('the commission its rate, of the price before a code: for the platform and the operator that drives', async () => {
    world.pricing.coupons.set('SUMMER', { saves: 300 });
    const { traveller } = decisions;
    const sold = await traveller.buys(world.aDeparture().leg(), [seat('1A')], { couponCode: 'SUMMER' });
    const commission = { ...ours, base: { amount: FARE.FOREIGN } };
    for (const reader of [reads('all'), reads('operator', '7')])
      expect((await partsOf(reader, sold))[0]).toMatchObject({ commission });
    for (const other of [traveller, support(world)])
      expect((await partsOf(other, sold))[0]).toMatchObject({ commission: null });
  });

  test('of two operators each sees its own alone', async () => {
    const [there, back] = [world.aDeparture(), world.aDeparture({ date: '2026-11-25', operatorId: '8' })];
    const sold = await decisions.traveller.buysLegs([
      { legId: there.leg(), seats: [seat('1A')] },
      { legId: back.leg(), direction: 'RETURN', seats: [seat('1A')] },
    ]);
    const commissions = (await partsOf(reads('operator', '8'), sold)).map(({ commission }) => commission);
    expect(commissions).toEqual([null, expect.objectContaining(ours)]);
  });
});

describe('what was given back says by which terms', () => {
  test('by the step of the hour; the seat that stays says nothing', async () => {
    const { traveller } = decisions;
    const sold = await traveller.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
    world.clock.set('2026-11-23T01:30:00+07:00');
    await traveller.ask(documents.cancel, { id: sold.id, partIds: [sold.legs[0]!.parts[1]!.id] });
    const given = {
      as: 'CANCELLED',
      amount: { amount: 625 },
      percent: 50,
      fixedFee: { amount: 0 },
      policy: STANDARD,
      unpaid: { amount: 0 },
    };
    expect((await partsOf(traveller, sold)).map(({ givenBack }) => givenBack)).toEqual([null, given]);
    expect((await explained(traveller, sold)).fees).toMatchObject([
      { name: 'transaction', policies: [] },
      { name: 'cancellation', amount: { amount: 625 }, version: null, policies: [STANDARD] },
    ]);
  });

  test('all of it, where its operator refuses', async () => {
    const { traveller, operator } = decisions;
    const sold = await traveller.buys(world.aDepartureByHand().leg(), [seat('1A')]);
    await operator.ask(documents.refuseLeg, { id: sold.id, legId: legOf(sold).id, reason: 'The road is flooded' });
    expect(await partsOf(traveller, sold)).toMatchObject([
      { givenBack: { as: 'REJECTED', amount: { amount: FARE.FOREIGN }, percent: null, policy: null } },
    ]);
  });

  test('what somebody decided beside the terms says so, and no share', async () => {
    const desk = new OverruleDesk(world);
    await desk.sells(1);
    await desk.overrules(desk.admin, { amount: 1000 });
    expect(await partsOf(desk.traveller, desk.booked)).toMatchObject([
      {
        givenBack: {
          as: 'GOODWILL',
          amount: { amount: 1000 },
          percent: null,
          fixedFee: null,
          policy: null,
          unpaid: { amount: 0 },
        },
      },
    ]);
  });
});

test('what an exchange costs says by which policies', async () => {
  const exchanging = await Exchanging.begin(world);
  await exchanging.begins(exchanging.parts(0, 1));
  await exchanging.pays();
  expect((await explained(exchanging.traveller, exchanging.bought)).fees).toMatchObject([
    { name: 'transaction', policies: [] },
    { name: 'exchange', amount: { amount: 200 }, version: null, policies: [STANDARD] },
  ]);
});
