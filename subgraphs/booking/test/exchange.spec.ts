import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountIn } from './books.js';
import { documents } from './documents.js';
import { Exchanging, partIds } from './exchanging.js';
import { FARE } from './played-neighbours.js';
import { MAY_OVERRULE } from './overrule-desk.js';
import { newsOf, support } from './staff.js';
import { type Departure, seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let exchange: Exchanging;
let other: Departure;
let traveller: Traveller;
beforeEach(async () => {
  exchange = await Exchanging.begin(world);
  ({ other, traveller } = exchange);
});

describe('an exchange', () => {
  test('holds the new seats while the old tickets stay valid, and is made when the difference is paid', async () => {
    world.pricing.surcharge = 300;
    const begun = await exchange.begins(exchange.parts(0, 1), other.leg(), { expected: 800 });
    expect(begun).toMatchObject({
      status: 'BOOKED',
      paymentStatus: 'PAID',
      due: { amount: 800 },
      legs: [{ parts: [{ state: 'EXCHANGE_ONGOING' }, { state: 'EXCHANGE_ONGOING' }] }],
      exchange: {
        toPay: { amount: 800 },
        oldFare: { amount: 2 * FARE.FOREIGN },
        newFare: { amount: 2 * (FARE.FOREIGN + 300) },
        fee: { amount: 200 },
        kept: { amount: 0 },
        legs: [{ parts: [{ state: 'HELD', seatNumber: '1A' }, { state: 'HELD' }] }],
      },
    });
    expect(await exchange.tickets()).toEqual([{ revoked: false, other: false }]);
    await exchange.pays();
    const after = (await traveller.sees())!;
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      due: { amount: 0 },
      total: { amount: exchange.bought.total.amount + 800 },
      exchange: null,
      legs: [{ journeyLegId: other.leg(), parts: [{ state: 'TICKETED' }, { state: 'TICKETED' }] }],
      exchangedLegs: [{ parts: [{ state: 'EXCHANGED' }, { state: 'EXCHANGED' }] }],
    });
    expect(after.fees).toContainEqual({ name: 'exchange', amount: { amount: 200 } });
    expect(after.legs[0]!.parts.map(({ ticketCode }) => ticketCode)).toEqual([
      expect.stringMatching(/^N8-/),
      expect.stringMatching(/^N8-/),
    ]);
    expect(await exchange.tickets()).toEqual([
      { revoked: true, other: false },
      { revoked: false, other: true },
    ]);
    expect(await exchange.claims()).toEqual([
      { other: true, seat: '1A', state: 'sold' },
      { other: true, seat: '1B', state: 'sold' },
    ]);
    const [told] = await newsOf(world, 'booking.exchanged', exchange.bought);
    expect(told).toMatchObject({
      amount: null,
      added: { amount: 800, currency: 'USD' },
      changeFee: { amount: 200, currency: 'USD' },
      legs: [{ seatNumbers: ['1A', '1B'] }],
      ticketIds: [expect.any(String)],
    });
    expect(await newsOf(world, 'ticket.issued', exchange.bought)).toHaveLength(1);
    expect(await accountIn(world, exchange.bought.id, 'customer')).toBe(0);
    expect(await accountIn(world, exchange.bought.id, 'operator_payable')).toBe(-2 * (FARE.FOREIGN + 300 - 120));
  });

  test('with nothing to pay is made at once, and what is cheaper comes back by the terms less the fee', async () => {
    world.pricing.surcharge = -400;
    const after = await exchange.begins(exchange.parts(0));
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'REFUND_PENDING',
      refunds: [{ amount: { amount: 300 }, reason: 'EXCHANGED' }],
      due: { amount: 0 },
    });
    expect(after.legs).toHaveLength(2);
    expect(await exchange.tickets()).toEqual([
      { revoked: false, other: false },
      { revoked: false, other: true },
    ]);
    await world.job('send-refunds');
    expect(await accountIn(world, exchange.bought.id, 'customer')).toBe(0);
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', refunded: { amount: 300 } });
    const told = `select payload->'legs' as rides from outbox_event where type = 'refund.done' and payload->>'bookingId' = $1`;
    const [mail] = await world.rows<{ rides: object[] }>(told, [exchange.bought.id]);
    expect(mail!.rides).toMatchObject([
      { departureTime: expect.stringMatching(/^2026-11-24/), seatNumbers: [after.legs[1]!.parts[0]!.seatNumber] },
    ]);
  });

  test('keeps of each of several seats what can be paid: an odd riel is not halved', async () => {
    world.pricing.currency = 'KHR';
    const inRiel = await Exchanging.begin(world);
    world.clock.set('2026-11-22T13:00:00+07:00');
    world.pricing.surcharge = -403;
    const { fees } = await inRiel.begins(inRiel.parts(0, 1));
    world.pricing.currency = 'USD';
    const [kept, changed] = [8261_00, 8000_00];
    expect(fees).toContainEqual({ name: 'exchange', amount: { amount: changed } });
    expect(fees).toContainEqual({ name: 'exchange_kept', amount: { amount: kept } });
    const sql =
      'select (fare - given_back)::int as kept from part where booking_id = $1 and given_back is not null order by id';
    expect(await world.rows(sql, [inRiel.bought.id])).toEqual([{ kept: 4131_00 }, { kept: 4130_00 }]);
  });

  test('keeps of a lower fare for the old operator, also when the new one fails: that is no fee of ours', async () => {
    world.clock.set('2026-11-22T13:00:00+07:00');
    world.pricing.surcharge = -400;
    const { id, fees } = await exchange.begins(exchange.parts(0, 1));
    const kept = fees.find(({ name }) => name === 'exchange_kept')!.amount.amount;
    expect(kept).toBeGreaterThan(0);
    const wish = `mutation ($id: ID!) { answer: overruleCancel(bookingId: $id, code: OPERATOR_CANCELLED, reason: "No bus") {
      __typename } }`;
    expect(await support(world, MAY_OVERRULE).ask(wish, { id })).toMatchObject({ __typename: 'Booking' });
    expect(await accountIn(world, id, 'fees')).toBe(0);
    const ofSeats = (await accountIn(world, id, 'operator_payable')) + (await accountIn(world, id, 'commission'));
    expect(ofSeats).toBe(-kept);
  });

  test('the last passenger who leaves a ride takes its ticket with him, also when the others gave their seats back', async () => {
    await traveller.ask(documents.cancel, { id: exchange.bought.id, partIds: exchange.parts(0) });
    await exchange.begins(exchange.parts(1));
    await exchange.pays();
    expect(await exchange.tickets()).toEqual([
      { revoked: true, other: false },
      { revoked: false, other: true },
    ]);
  });

  test('within an hour of the purchase costs nothing, two days before', async () => {
    world.clock.set('2026-11-20T13:30:00+07:00');
    expect(await exchange.begins(exchange.parts(0, 1), other.leg(), { expected: 0 })).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      refunds: [],
    });
  });

  test('gives back no greater share than the old ticket did at that moment', async () => {
    world.clock.set('2026-11-22T13:00:00+07:00');
    await exchange.begins(exchange.parts(0, 1), world.aDeparture({ date: '2026-12-24' }).leg());
    await exchange.pays();
    const after = (await traveller.sees())!;
    expect(after.legs[0]!.refundTiers.map(({ percent }) => percent)).toEqual([75, 75, 75, 50, 0]);
  });

  test('of one passenger leaves the others where they are; both can be cancelled afterwards', async () => {
    await exchange.begins(exchange.parts(0));
    await exchange.pays();
    const after = (await traveller.sees())!;
    expect(after.legs.map(({ parts }) => parts.map(({ state }) => state))).toEqual([
      ['EXCHANGED', 'TICKETED'],
      ['TICKETED'],
    ]);
    expect(await traveller.does('confirm')).toMatchObject({ status: 'RE_BOOKED' });
    expect(await traveller.does('cancel')).toMatchObject({ status: 'CANCELLED', due: { amount: 0 } });
    await world.job('send-refunds');
    expect(await accountIn(world, exchange.bought.id, 'customer')).toBe(0);
    expect(await exchange.claims()).toEqual([]);
  });

  test('of a ride takes the connecting one along', async () => {
    const [first, second] = [world.aDeparture(), world.aDeparture({ operatorId: '8' })];
    const trip = await traveller.buysLegs([
      { legId: first.leg(0, 1), seats: [seat('1A')] },
      { legId: second.leg(2, 4), direction: 'CONNECTING', seats: [seat('1A')] },
    ]);
    exchange.bought = trip;
    const direct = world.aDeparture({ date: '2026-11-24' });
    world.clock.advance({ minutes: 61 });
    expect(await exchange.begins(partIds(trip, 0), direct.leg())).toMatchObject({
      status: 'RE_BOOKED',
      legs: [{ direction: 'ONWARD', journeyLegId: direct.leg() }],
      exchangedLegs: [{ journeyLegId: first.leg(0, 1) }, { journeyLegId: second.leg(2, 4) }],
      refunds: [{ amount: { amount: 2 * FARE.FOREIGN - FARE.FOREIGN - 100 }, reason: 'EXCHANGED' }],
    });
    expect(await accountIn(world, exchange.bought.id, 'customer')).toBe(100 - FARE.FOREIGN);
  });

  test('after one gave the first ride of a connection back, he changes what he still rides', async () => {
    const two = [seat('1A'), seat('1B')];
    exchange.bought = await traveller.buysLegs([
      { legId: world.aDeparture().leg(0, 1), seats: two },
      { legId: world.aDeparture({ operatorId: '8' }).leg(2, 4), direction: 'CONNECTING', seats: two },
    ]);
    const [first, second] = exchange.bought.legs;
    await traveller.ask(documents.cancel, { id: exchange.bought.id, partIds: [first!.parts[0]!.id] });
    world.clock.advance({ minutes: 61 });
    expect((await traveller.sees())!.exchangeableUntil).not.toBeNull();
    const after = await exchange.begins([second!.parts[0]!.id], world.aDeparture({ date: '2026-11-24' }).leg(2, 4));
    expect(after.exchange).not.toBeNull();
    await exchange.pays();
    expect((await traveller.sees())!.legs.map(({ parts }) => parts.map(({ state }) => state))).toEqual([
      ['REFUNDED', 'TICKETED'],
      ['EXCHANGED', 'TICKETED'],
      ['TICKETED'],
    ]);
  });

  test('of what is paid on boarding changes what the driver collects', async () => {
    exchange.bought = await traveller.holds(world.aDeparture().leg(), [seat('3A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    exchange.bought = await traveller.does('confirm');
    world.clock.advance({ minutes: 61 });
    expect(await exchange.offered(exchange.parts(0))).toMatchObject({ collected: true, difference: 100 });
    expect(await exchange.begins(exchange.parts(0))).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'TO_COLLECT',
      due: { amount: exchange.bought.due.amount + 100 },
      payments: [{ state: 'PENDING', amount: { amount: exchange.bought.due.amount + 100 } }],
    });
  });

  test('of what is paid on boarding goes to rides that are paid so, and to who may still pay so', async () => {
    exchange.bought = await traveller.holds(world.aDeparture().leg(), [seat('3A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    exchange.bought = await traveller.does('confirm');
    const elsewhere = world.aDeparture({
      date: '2026-11-24',
      operatorId: '8',
      change: (facts) => ({ ...facts, leg: { ...facts.leg, routeId: '9999' } }),
    });
    const refusal = { code: 'NOT_PAID_ON_BOARDING_HERE', facts: { reason: 'NOT_ON_THIS_ROUTE' } };
    expect(await exchange.offered(exchange.parts(0), elsewhere.leg())).toMatchObject(refusal);
    expect(await exchange.begins(exchange.parts(0), elsewhere.leg())).toMatchObject(refusal);
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', due: exchange.bought.due });
  });

  test('that was paid is not paid on boarding', async () => {
    await exchange.begins(exchange.parts(0));
    expect(await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
  });
});
