import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { Exchanging, partIds } from './exchanging.js';
import { FARE } from './played-neighbours.js';
import { type Departure, seat, type Traveller, World } from './world.js';

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

describe('an offer', () => {
  test('says the old and the new fare, the fee, and who would sit where; nothing is held', async () => {
    expect(await exchange.offered(exchange.parts(0, 1))).toEqual({
      __typename: 'ExchangeOffer',
      oldFare: { amount: 2 * FARE.FOREIGN },
      newFare: { amount: 2 * FARE.FOREIGN },
      fee: { amount: 200 },
      kept: { amount: 0 },
      credits: { promotions: { amount: 0 }, coupon: { amount: 0 }, points: { amount: 0 } },
      savingLost: { amount: 0 },
      difference: 200,
      collected: false,
      seats: [
        { replaces: exchange.parts(0)[0], legId: other.leg(), seatNumber: '1A', fare: { amount: 1250 } },
        { replaces: exchange.parts(1)[0], legId: other.leg(), seatNumber: '1B', fare: { amount: 1250 } },
      ],
      passengers: [
        { position: 0, missing: [] },
        { position: 1, missing: [] },
      ],
    });
    expect(await exchange.claims()).toHaveLength(2);
    expect(await traveller.sees()).toEqual({
      ...exchange.bought,
      now: expect.anything(),
      exchange: null,
      refundOffer: expect.anything(),
    });
  });

  test('is refused for what leads elsewhere, is confirmed by hand, is the same departure, or comes after the way home', async () => {
    const elsewhere = world.aDeparture({
      change: (facts) => ({ ...facts, toLocationName: { ...facts.toLocationName, en: 'Kampot' } }),
    });
    expect(await exchange.offered(exchange.parts(0), elsewhere.leg())).toMatchObject({
      code: 'NOT_THE_SAME_WAY',
      facts: { from: 'Phnom Penh', to: 'Siem Reap' },
    });
    const byHand = world.aDepartureByHand({ date: '2026-11-24' });
    expect(await exchange.offered(exchange.parts(0), byHand.leg())).toMatchObject({
      code: 'OPERATOR_CONFIRMS_BY_HAND',
    });
    const [{ id }] = (await world.rows<{ id: string }>('select journey_leg_id as id from leg where booking_id = $1', [
      exchange.bought.id,
    ])) as [{ id: string }];
    expect(await exchange.offered(exchange.parts(0), id)).toMatchObject({ code: 'SAME_DEPARTURE' });
    const back = world.aDeparture({ date: '2026-11-24' });
    const trip = await traveller.buysLegs([
      { legId: world.aDeparture().leg(), seats: [seat('5A')] },
      { legId: back.leg(), direction: 'RETURN', seats: [seat('5A')] },
    ]);
    const rides = [{ legId: world.aDeparture({ date: '2026-11-25' }).leg() }];
    expect(
      await traveller.ask(documents.exchangeOffer, { id: trip.id, partIds: partIds(trip, 0), rides }),
    ).toMatchObject({ code: 'RIDES_OUT_OF_ORDER', facts: { legId: back.leg() } });
  });

  test('is refused in the last hours, and for what is given back already', async () => {
    await traveller.ask(documents.cancel, { id: exchange.bought.id, partIds: exchange.parts(1) });
    expect(await exchange.offered(exchange.parts(0, 1))).toMatchObject({ code: 'SEATS_NOT_EXCHANGEABLE' });
    world.clock.set('2026-11-23T03:31:00+07:00');
    expect(await exchange.offered(exchange.parts(0))).toMatchObject({
      code: 'EXCHANGE_TOO_LATE',
      facts: { until: '2026-11-23T03:30:00+07:00' },
    });
    expect(await traveller.sees()).toMatchObject({ exchangeableUntil: null });
  });

  test('is refused when there are not enough seats', async () => {
    const small = world.aDeparture({ rows: 1, date: '2026-11-24' });
    await world.aTraveller().holds(
      small.leg(),
      ['1A', '1B', '1C', 'L1'].map((number) => seat(number)),
    );
    expect(await exchange.offered(exchange.parts(0, 1), small.leg())).toMatchObject({
      code: 'NOT_ENOUGH_SEATS',
      facts: { passengers: 2 },
    });
  });
});
