import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn, expectBalancedBooks } from './books.js';
import { DecisionWorld, legOf, statesOf } from './decision-world.js';
import { documents } from './documents.js';
import { OverruleDesk } from './overrule-desk.js';
import { ADD_ONS, FARE, FEE } from './played-neighbours.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, type World } from './world.js';

let decision: DecisionWorld;
let world: World;
let traveller: Traveller;
let held: SeenBooking;
let departure: Departure;
beforeAll(async () => {
  decision = await DecisionWorld.open();
  world = decision.world;
});
beforeEach(async () => {
  decision.begin();
  traveller = decision.traveller;
  held = await holds();
});
afterEach(async () => {
  world.pricing.currency = 'USD';
  world.pricing.addOns = ADD_ONS;
  world.pricing.coupons.clear();
  world.pricing.taken.clear();
  await expectBalancedBooks(world);
});
afterAll(() => world.close());

const [INSURANCE, FLEX, BAG, BAG_OF_8] = ['1', '2', '3', '4'] as const;
const SOLD = 2 * FARE.FOREIGN + FEE;

async function holds(operatorId = '7', date = '2026-11-24'): Promise<SeenBooking> {
  departure = world.aDeparture({ operatorId, date });
  const booking = await traveller.holds(departure.leg(), [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
  return booking;
}
const partsOf = ({ legs }: SeenBooking): string[] => legs.flatMap(({ parts }) => parts.map(({ id }) => id));
const both = (addOnId: string, of = held) => partsOf(of).map((partId) => [addOnId, partId] as const);
const pays = async (): Promise<SeenBooking> => {
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, 'APPROVE');
  return (await traveller.sees())!;
};
const accounts = async (...names: string[]) =>
  Promise.all(names.map(async (name) => 0 - (await accountIn(world, traveller.bookingId, name))));
const beside = ({ fees }: SeenBooking) =>
  fees.filter(({ name }) => name.startsWith('add_on')).map(({ name, amount }) => [name, amount.amount]);
/** Of the terms that each add-on was sold by. */
const versions = async () => {
  const question = `query ($id: ID!) { answer: booking(id: $id) { fees { addOn { version } } } }`;
  const { fees } = await traveller.ask<{ fees: { addOn: { version: number | null } | null }[] }>(question, {
    id: traveller.bookingId,
  });
  return fees.flatMap(({ addOn }) => (addOn === null ? [] : [addOn.version]));
};
const back = ({ refunds }: SeenBooking) => refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
const offers = (who = traveller) =>
  who.ask<
    { id: string; kind: string; seats: { partId: string; quantity: number; unit: { amount: number } }[] }[] | null
  >(documents.addOnOffers, { id: traveller.bookingId });
const nameOf = ({ facts }: Departure) => ({
  routeScheduleId: facts.leg.routeScheduleId,
  date: facts.leg.date,
});
const fields = async (...wanted: readonly (readonly [string, string, number?])[]) => {
  const addOns = wanted.map(([addOnId, partId, quantity = 1]) => ({ addOnId, partId, quantity }));
  const { errors } = await traveller.raw(documents.setAddOns, { id: traveller.bookingId, addOns });
  return errors?.[0]?.extensions?.['fields'];
};
const policies = async () =>
  (
    await world.rows<{ class: string }>(
      `select refund_policy->>'class' as class from part where booking_id = $1 and state <> 'EXCHANGED' order by id`,
      [traveller.bookingId],
    )
  ).map((row) => row.class);

describe('while seats are held', () => {
  test('each is offered beside the seats of its operator, of its kind of ride, at its price', async () => {
    const seats = (unit: number) =>
      partsOf(held).map((partId) => ({ partId, quantity: 0, unit: { amount: unit, currency: 'USD' } }));
    expect(await offers()).toEqual([
      expect.objectContaining({ id: INSURANCE, kind: 'INSURANCE', mostPerSeat: 1, seats: seats(100) }),
      expect.objectContaining({ id: FLEX, kind: 'FLEX', seats: seats(125) }),
      expect.objectContaining({ id: BAG, kind: 'LUGGAGE', operatorId: '7', mostPerSeat: 3, seats: seats(200) }),
    ]);
    expect(await offers(world.aTraveller())).toBeNull();
  });

  test('they are taken, changed and left, with a line each; repeated, nothing happens', async () => {
    const [first] = partsOf(held) as [string];
    const wanted = [...both(INSURANCE), [BAG, first, 2]] as const;
    const taken = await traveller.takes(...wanted);
    expect(taken.total.amount).toBe(SOLD + 2 * 100 + 2 * 200);
    expect(beside(taken)).toEqual([
      ['add_on', 100],
      ['add_on', 100],
      ['add_on', 400],
    ]);
    await traveller.takes(...wanted);
    expect((await offers())!.map(({ id, seats }) => [id, ...seats.map(({ quantity }) => quantity)])).toEqual([
      [INSURANCE, 1, 1],
      [FLEX, 0, 0],
      [BAG, 2, 0],
    ]);
    expect(beside(await traveller.takes([BAG, first]))).toEqual([['add_on', 200]]);
    for (const _ of [1, 2]) expect(await traveller.takes()).toMatchObject({ total: { amount: SOLD } });
    const told = await world.rows<{ addOns: object[] }>(
      `select facts->'addOns' as "addOns" from booking_event where booking_id = $1 and type = 'add_ons.set' order by id`,
      [traveller.bookingId],
    );
    expect(told.map(({ addOns }) => addOns)).toMatchObject([
      [
        { names: { en: 'Add-on INSURANCE' }, quantity: 2, amount: 200 },
        { names: { en: 'Add-on LUGGAGE' }, quantity: 2, amount: 400 },
      ],
      [{ names: { en: 'Add-on LUGGAGE' }, quantity: 1, amount: 200 }],
      [],
    ]);
  });

  test('holding the same seats again costs what they cost without', async () => {
    await traveller.takes(...both(FLEX), ...both(INSURANCE));
    const question = `query ($id: ID!) { answer: booking(id: $id) { total { amount } standardTotal { amount } } }`;
    const { total, standardTotal } = await traveller.ask<Record<'total' | 'standardTotal', { amount: number }>>(
      question,
      { id: traveller.bookingId },
    );
    expect([total.amount > SOLD, standardTotal.amount]).toEqual([true, SOLD]);
  });

  test('what is chosen keeps its price, and the version it is of, when the market’s changes', async () => {
    const [first, second] = partsOf(held) as [string, string];
    await traveller.takes([BAG, first]);
    world.pricing.addOns = ADD_ONS.map((one) => ({ ...one, version: 2, fixed: one.fixed * 3 }));
    const taken = await traveller.takes([BAG, first, 2], [BAG, second]);
    expect(beside(taken)).toEqual([
      ['add_on', 400],
      ['add_on', 600],
    ]);
    expect(await versions()).toEqual([1, 2]);
  });

  test('of what was sold before its version was kept none is told', async () => {
    await traveller.takes(...both(INSURANCE));
    await world.test.outside.change(`update booking_fee set add_on = add_on - 'version' where booking_id = $1`, [
      traveller.bookingId,
    ]);
    expect(await versions()).toEqual([null, null]);
    await traveller.takes(...both(INSURANCE), [BAG, partsOf(held)[0]!]);
    expect(await versions()).toEqual([null, null, 1]);
  });

  test('what is chosen stays as it is though nobody sells it any more', async () => {
    const [first] = partsOf(held) as [string];
    await traveller.takes([BAG, first, 2]);
    world.pricing.addOns = ADD_ONS.filter(({ addOnId }) => addOnId !== BAG);
    expect((await offers())!.map(({ id }) => id)).toEqual([INSURANCE, FLEX, BAG]);
    expect(beside(await traveller.takes([BAG, first, 2], ...both(INSURANCE)))).toHaveLength(3);
    expect(await fields([BAG, first, 3])).toEqual([{ path: 'addOns.0.quantity', code: 'RANGE' }]);
    expect(beside(await traveller.takes([BAG, first]))).toEqual([['add_on', 200]]);
    await traveller.takes();
    expect(await traveller.takes<SeenRefusal>([BAG, first])).toMatchObject({ code: 'ADD_ON_NOT_OFFERED' });
  });

  test('a ride that is flexible says so in its terms, and has its own again without', async () => {
    const tiers = async () => {
      const { legs } = await traveller.ask<{ legs: { refundTiers: { minutesBefore: number; percent: number }[] }[] }>(
        `query ($id: ID!) { answer: booking(id: $id) { legs { refundTiers { minutesBefore percent } } } }`,
        { id: traveller.bookingId },
      );
      return legs[0]!.refundTiers;
    };
    const standard = await tiers();
    await traveller.takes(...both(FLEX));
    expect(await tiers()).toEqual([
      { minutesBefore: 15, percent: 100 },
      { minutesBefore: 0, percent: 0 },
    ]);
    expect(await policies()).toEqual(['FLEX', 'FLEX']);
    await traveller.takes(...both(INSURANCE));
    expect(await tiers()).toEqual(standard);
    expect(await policies()).toEqual(['STANDARD', 'STANDARD']);
  });

  test('neither a code nor points lower them, and the fee is of the fares', async () => {
    world.pricing.coupons.set('HALF', { saves: 600 });
    await traveller.takes(...both(INSURANCE), ...both(FLEX));
    const lowered = await traveller.appliesCoupon('HALF');
    expect(lowered.total.amount).toBe(SOLD - 1200 + 200 + 250);
    expect(beside(lowered)).toHaveLength(4);
    expect(await policies()).toEqual(['FLEX', 'FLEX']);
    expect(await traveller.removesCoupon()).toMatchObject({ total: { amount: SOLD + 450 } });
  });

  test('in riel each costs what can be paid', async () => {
    world.pricing.currency = 'KHR';
    held = await holds();
    const taken = await traveller.takes(...both(FLEX));
    for (const [, amount] of beside(taken)) expect((amount as number) % 100).toBe(0);
    expect(beside(taken)).toHaveLength(2);
  });

  test('what is not offered beside a seat, or not so, is refused by what is wrong', async () => {
    const [first, second] = partsOf(held) as [string, string];
    for (const wanted of [
      [BAG_OF_8, first],
      ['5', first],
      ['99', first],
      [BAG, '999999'],
    ] as const)
      expect(await traveller.takes<SeenRefusal>(wanted)).toMatchObject({
        code: 'ADD_ON_NOT_OFFERED',
        facts: { addOnId: wanted[0], partId: wanted[1] },
      });
    expect(await fields([BAG, first], [BAG, second, 4])).toEqual([{ path: 'addOns.1.quantity', code: 'RANGE' }]);
    expect(await fields([BAG, first, 0])).toEqual([{ path: 'addOns.0.quantity', code: 'RANGE' }]);
    expect(await fields([BAG, first], [BAG, first])).toEqual([{ path: 'addOns.1.addOnId', code: 'TWICE' }]);
    expect(await fields([FLEX, first])).toEqual([{ path: 'addOns.0.partId', code: 'WHOLE_RIDE' }]);
    expect(beside((await traveller.sees())!)).toEqual([]);
  });

  test('only who has its key takes any, while it is held and nobody pays', async () => {
    const other = world.aTraveller();
    const [first] = partsOf(held) as [string];
    const addOns = [{ addOnId: BAG, partId: first, quantity: 1 }];
    expect(await other.ask(documents.setAddOns, { id: held.id, addOns })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    const { payment } = await traveller.startsToPay();
    expect(await traveller.takes<SeenRefusal>([BAG, first])).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    await traveller.decides(payment.reference, 'DECLINE');
    await traveller.takes([BAG, first]);
    world.clock.advance({ hours: 2 });
    expect(await traveller.takes<SeenRefusal>()).toMatchObject({ code: 'HOLD_EXPIRED' });
    expect(await offers()).toEqual([]);
  });

  test('nobody collects them on boarding', async () => {
    await traveller.takes(...both(INSURANCE));
    expect(await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { reason: 'WITH_ADD_ONS' },
    });
    await traveller.takes();
    await traveller.startsToPay('PAY_ON_BOARDING');
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED' });
  });
});

const OPERATORS = 2 * (FARE.FOREIGN - 120);

describe('once they are sold', () => {
  test('whose they are has them, and who travels is told of them', async () => {
    const before = await decision.soldToday();
    const [first] = partsOf(held) as [string];
    await traveller.takes(...both(INSURANCE), ...both(FLEX), [BAG, first, 2]);
    const sold = await pays();
    expect(sold).toMatchObject({ status: 'BOOKED', due: { amount: 0 }, paid: { amount: SOLD + 200 + 250 + 400 } });
    expect(await accounts('insurance', 'fees', 'operator_payable', 'customer')).toEqual([
      200,
      FEE,
      OPERATORS + 250 + 400,
      0,
    ]);
    expect(await decision.soldToday()).toBe(before + SOLD + 850);
    const [{ addOns, rides }] = (await world.rows(
      `select payload->'addOns' as "addOns", payload->'legs' as rides from outbox_event where type = 'ticket.issued' and payload->>'bookingId' = $1`,
      [held.id],
    )) as [{ addOns: { kind: string; quantity: number; amount: object }[]; rides: object[] }];
    expect(addOns.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
      ['INSURANCE', 2, { amount: 200, currency: 'USD' }],
      ['FLEX', 2, { amount: 250, currency: 'USD' }],
      ['LUGGAGE', 2, { amount: 400, currency: 'USD' }],
    ]);
    // For the copy of who drives: each ride's own.
    expect(rides).toMatchObject([{ addOns: [INSURANCE, FLEX, BAG].map((id) => ({ id, quantity: 2 })) }]);
  });

  test('a cancellation by the terms: insurance whole, a bag as the fare, who was flexible has his fare', async () => {
    const [first] = partsOf(held) as [string];
    await traveller.takes(...both(INSURANCE), [BAG, first, 2]);
    await pays();
    world.clock.set('2026-11-24T01:30:00+07:00');
    const cancelled = (await traveller.does('cancel'), (await traveller.sees())!);
    expect(beside(cancelled).filter(([name]) => name === 'add_on_back')).toEqual([
      ['add_on_back', -100],
      ['add_on_back', -200],
      ['add_on_back', -100],
    ]);
    expect(back(cancelled)).toBe(FARE.FOREIGN + 200 + 200);
    await world.job('send-refunds');
    expect(await accounts('insurance', 'customer')).toEqual([0, 0]);
  });

  test('one of two: what the other has stays', async () => {
    await traveller.takes(...both(INSURANCE), ...both(BAG));
    const sold = await pays();
    const [first] = partsOf(sold) as [string];
    await traveller.ask(documents.cancel, { id: sold.id, partIds: [first] });
    expect(await accounts('insurance')).toEqual([100]);
    const { legs } = await traveller.ask<{ legs: { parts: { addOns: { kind: string }[] }[] }[] }>(
      `query ($id: ID!) { answer: booking(id: $id) { legs { parts { addOns { kind } } } } }`,
      { id: sold.id },
    );
    expect(legs[0]!.parts.map(({ addOns }) => addOns.map(({ kind }) => kind))).toEqual([[], ['INSURANCE', 'LUGGAGE']]);
  });

  test.each([
    ['sixteen minutes before', '2026-11-24T07:14:00+07:00', 2 * FARE.FOREIGN],
    ['fourteen minutes before', '2026-11-24T07:16:00+07:00', 0],
  ])('a flexible ticket %s', async (_, at, amount) => {
    await traveller.takes(...both(FLEX));
    await pays();
    world.clock.set(at);
    await traveller.does('cancel');
    expect(back((await traveller.sees())!)).toBe(amount);
    expect(await accounts('fees')).toEqual([FEE]);
  });

  test('by the operator’s fault everything goes back with its seat', async () => {
    const desk = new OverruleDesk(world);
    await traveller.takes(...both(INSURANCE), ...both(FLEX), ...both(BAG));
    desk.booked = await pays();
    await desk.overrules(desk.admin, { code: 'OPERATOR_CANCELLED' });
    expect(back((await traveller.sees())!)).toBe(SOLD + 200 + 250 + 400);
    expect(await accounts('insurance', 'fees', 'operator_payable')).toEqual([0, 0, 0]);
  });

  test('staff that gives back what the terms give takes of nobody what they do not', async () => {
    const desk = new OverruleDesk(world);
    await traveller.takes(...both(INSURANCE));
    desk.booked = await pays();
    world.clock.set('2026-11-24T05:00:00+07:00');
    await desk.overrules(desk.admin, { code: 'GOODWILL', amount: 200 });
    expect(await accounts('insurance', 'operator_payable', 'commission')).toEqual([0, OPERATORS, 240]);
  });

  test('of a way that is refused everything goes back, of the other nothing', async () => {
    await traveller.holdsLegs([
      { legId: world.aDepartureByHand({ operatorId: '7' }).leg(), seats: [seat('1A')] },
      {
        legId: world.aDepartureByHand({ operatorId: '8', date: '2026-11-25' }).leg(),
        seats: [seat('1A')],
        direction: 'RETURN',
      },
    ]);
    await traveller.tellsNames();
    const [there, home] = partsOf((await traveller.sees())!) as [string, string];
    await traveller.takes([INSURANCE, there], [INSURANCE, home], [BAG, there], [BAG_OF_8, home, 2]);
    const asked = await pays();
    await world.anOperator('8').refuses(asked.id, legOf(asked, 'RETURN').id);
    const accepted = await decision.operator.accepts(asked.id, legOf(asked).id);
    expect(statesOf(accepted)).toEqual(['ONWARD TICKETED', 'RETURN REJECTED']);
    expect(back(accepted)).toBe(FARE.FOREIGN + FEE / 2 + 100 + 400);
    expect(await accounts('insurance', 'operator_payable')).toEqual([100, FARE.FOREIGN - 120 + 200]);
  });
});

describe('an exchange', () => {
  /** What its payer reads of what goes along. */
  const WAITING = `query ($id: ID!) { answer: booking(id: $id) { exchange { addOns { id partId goesAlong } } } }`;
  let waiting: { id: string; goesAlong: boolean }[] | undefined;
  const exchanges = async (operatorId: string): Promise<SeenBooking> => {
    const sold = await pays();
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    const other = world.aDeparture({ date: '2026-11-25', operatorId });
    const wish = { id: sold.id, partIds: partsOf(sold), rides: [{ legId: other.leg() }] };
    await traveller.ask(documents.beginExchange, wish);
    const begun = (await traveller.sees())!;
    waiting = (await traveller.ask<{ exchange: { addOns: never[] } | null }>(WAITING, { id: sold.id })).exchange
      ?.addOns;
    if (begun.due.amount > 0) {
      const { payment } = await traveller.startsToPay('CARD');
      await traveller.decides(payment.reference, 'APPROVE');
    } else await traveller.does('confirm');
    return (await traveller.sees())!;
  };

  test('to another ride of the operator takes everything along', async () => {
    await traveller.takes(...both(INSURANCE), ...both(BAG));
    const exchanged = await exchanges('7');
    expect(beside(exchanged)).toHaveLength(4);
    expect(waiting!.map(({ goesAlong }) => goesAlong)).toEqual([true, true, true, true]);
    expect(await accounts('insurance', 'customer')).toEqual([200, 0]);
    const [first] = await world.rows<{ seats: number }>(
      `select count(distinct p.id)::int as seats from booking_fee f join part p on p.id = f.part_id
       where f.booking_id = $1 and p.state = 'TICKETED'`,
      [exchanged.id],
    );
    expect(first!.seats).toBe(2);
  });

  test('there and back: each stays with its way', async () => {
    const day = (date: string) => world.aDeparture({ date, operatorId: '7' }).leg();
    const ways = (there: string, home: string) => [
      { legId: day(there), seats: [seat('1A')] },
      { legId: day(home), seats: [seat('1A')], direction: 'RETURN' },
    ];
    await traveller.holdsLegs(ways('2026-11-24', '2026-11-25'));
    await traveller.tellsNames();
    const [there, home] = partsOf((await traveller.sees())!) as [string, string];
    await traveller.takes([INSURANCE, there], [INSURANCE, home], [BAG, there], [BAG, home, 2], [FLEX, home]);
    const sold = await pays();
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    const rides = ways('2026-11-26', '2026-11-27').map(({ seats: _seats, ...ride }) => ride);
    await traveller.ask(documents.beginExchange, { id: sold.id, partIds: partsOf(sold), rides });
    const begun = (await traveller.sees())!;
    if (begun.due.amount > 0) {
      const { payment } = await traveller.startsToPay('CARD');
      await traveller.decides(payment.reference, 'APPROVE');
    }
    const had = await world.rows<{ had: string }>(
      `select l.direction || ' ' || (f.add_on->>'kind') || ' ' || (f.add_on->>'quantity') || ' ' || (p.refund_policy->>'class') as had
       from booking_fee f join part p on p.id = f.part_id join leg l on l.id = p.leg_id
       where f.booking_id = $1 and p.state = 'TICKETED' order by 1`,
      [sold.id],
    );
    expect(had.map((row) => row.had)).toEqual([
      'ONWARD INSURANCE 1 STANDARD',
      'ONWARD LUGGAGE 1 STANDARD',
      'RETURN FLEX 1 FLEX',
      'RETURN INSURANCE 1 FLEX',
      'RETURN LUGGAGE 2 FLEX',
    ]);
  });

  test('to another operator: who was flexible is so no more, and was told', async () => {
    await traveller.takes(...both(FLEX), ...both(INSURANCE));
    const sold = await pays();
    world.clock.advance({ minutes: 61 });
    await traveller.isProved();
    const rides = [{ legId: world.aDeparture({ date: '2026-11-25', operatorId: '8' }).leg() }];
    const wish = { id: sold.id, partIds: partsOf(sold), rides };
    const offer = await traveller.ask<{ addOns: { kind: string; goesAlong: boolean }[] }>(
      `query ($id: ID!, $partIds: [ID!]!, $rides: [ExchangeRideInput!]!) {
        answer: exchangeOffer(bookingId: $id, partIds: $partIds, rides: $rides) {
          ... on ExchangeOffer { addOns { kind goesAlong } } } }`,
      wish,
    );
    expect(offer.addOns).toEqual([
      { kind: 'INSURANCE', goesAlong: true },
      { kind: 'INSURANCE', goesAlong: true },
      { kind: 'FLEX', goesAlong: false },
      { kind: 'FLEX', goesAlong: false },
    ]);
    await traveller.ask(documents.beginExchange, wish);
    expect(await policies()).toEqual(['STANDARD', 'STANDARD']);
    expect(back((await traveller.sees())!)).toBe(250);
  });

  test('staff moves people to another operator, who carries and promises what is his', async () => {
    await traveller.takes(...both(FLEX), ...both(BAG));
    const sold = await pays();
    const other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
    other.leg();
    const wish = { from: nameOf(departure), to: nameOf(other), reason: 'The coach broke down' };
    const rows = await world.aPlatformAdmin().ask<{ problem: string | null }[]>(documents.movePassengers, wish);
    expect(rows.map(({ problem }) => problem)).toEqual([null, null]);
    expect(await policies()).toEqual(['STANDARD', 'STANDARD']);
    expect(back((await traveller.sees())!)).toBe(2 * 125 + 2 * 200);
    expect((await traveller.sees())!.id).toBe(sold.id);
  });

  test('to another operator: what he does not carry goes back', async () => {
    await traveller.takes(...both(INSURANCE), ...both(BAG));
    const exchanged = await exchanges('8');
    expect(waiting!.map(({ id, goesAlong }) => [id, goesAlong])).toEqual([
      ...both(INSURANCE).map(() => [INSURANCE, true]),
      ...both(BAG).map(() => [BAG, false]),
    ]);
    expect(beside(exchanged).filter(([name]) => name === 'add_on_back')).toEqual([
      ['add_on_back', -200],
      ['add_on_back', -200],
    ]);
    expect(back(exchanged)).toBe(400);
    const told = await world.rows<{ costs: number }>(
      `select (payload->'total'->>'amount')::int as costs from outbox_event
       where type = 'booking.exchanged' and payload->>'bookingId' = $1`,
      [exchanged.id],
    );
    expect(told).toEqual([{ costs: exchanged.total.amount - 400 }]);
    await world.job('send-refunds');
    expect(await accounts('insurance', 'customer')).toEqual([200, 0]);
  });
});

test('an operator’s statement has a line that names what he carries beside each seat, less what went back', async () => {
  await traveller.takes(...both(INSURANCE), ...both(BAG));
  const sold = await pays();
  world.clock.set('2026-11-26T09:00:00+07:00');
  await world.job('end-rides');
  await world.job('settle');
  const lines = await world.rows<{ kind: string; named: string | null; amount: number }>(
    `select l.kind, l.add_on->'names'->>'en' as named, l.amount::float8 as amount from settlement_line l
    join settlement s on s.id = l.settlement_id where l.booking_id = $1 and s.payee = 'OPERATOR' order by l.kind`,
    [sold.id],
  );
  const ofEach = [
    { kind: 'ADD_ON', named: 'Add-on LUGGAGE', amount: 200 },
    { kind: 'COMMISSION', named: null, amount: -120 },
    { kind: 'FARE', named: null, amount: FARE.FOREIGN },
  ];
  expect(lines).toEqual(ofEach.flatMap((line) => [line, line]));
});
