import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { Exchanging, partIds } from './exchanging.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

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

describe('an exchange that is not made', () => {
  test('ends when its time is over: the old tickets count again, and may be exchanged anew', async () => {
    const begun = await exchange.begins(exchange.parts(0, 1));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    const after = (await traveller.sees())!;
    expect(after).toMatchObject({
      status: 'BOOKED',
      paymentStatus: 'PAID',
      due: { amount: 0 },
      exchange: null,
      exchangedLegs: [],
      legs: [{ parts: [{ state: 'TICKETED' }, { state: 'TICKETED' }] }],
    });
    expect(await exchange.claims()).toHaveLength(2);
    expect(await world.rows('select state from part where id = $1', [begun.exchange!.legs[0]!.parts[0]!.id])).toEqual([
      { state: 'EXPIRED' },
    ]);
    // Money that comes all the same goes back.
    await traveller.decides(payment.reference, 'LATE');
    await world.job('deliver-sandbox-callbacks');
    await exchange.begins(exchange.parts(0, 1));
    expect((await traveller.sees())!.exchange).not.toBeNull();
  });

  test('late money goes back by itself', async () => {
    await exchange.begins(exchange.parts(0));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    await world.job('expire-exchanges');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({
      status: 'BOOKED',
      paymentStatus: 'REFUND_PENDING',
      // In proportion to what each payment was (rules.md 6).
      refunds: [
        { amount: { amount: 96 }, reason: 'OVERPAID' },
        { amount: { amount: 4 }, reason: 'OVERPAID' },
      ],
    });
  });

  test('late money that comes before anybody looked at the clock makes it, as long as the seats are there', async () => {
    await exchange.begins(exchange.parts(0));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
  });

  test('late money goes back when somebody else has the seats by then', async () => {
    await exchange.begins(exchange.parts(0));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    expect(await world.aTraveller().isRefused(other.leg(), [seat('1A')])).toBeUndefined();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', exchange: null, paymentStatus: 'REFUND_PENDING' });
  });

  test('is given up by the traveller, as often as he says so', async () => {
    await exchange.begins(exchange.parts(0));
    await traveller.startsToPay();
    const given = await traveller.ask<SeenBooking>(documents.cancelExchange, { id: exchange.bought.id });
    expect(given).toMatchObject({
      status: 'BOOKED',
      exchange: null,
      payments: [{ state: 'SETTLED' }, { state: 'CANCELLED' }],
    });
    expect(await traveller.ask(documents.cancelExchange, { id: exchange.bought.id })).toEqual(given);
  });

  test('ends when the booking is cancelled', async () => {
    await exchange.begins(exchange.parts(0));
    const offer = (await traveller.sees())!.refundOffer!.amount.amount;
    const after = await traveller.ask<SeenBooking>(documents.cancel, { id: exchange.bought.id, expectedRefund: offer });
    expect(after).toMatchObject({ status: 'CANCELLED', exchange: null });
    expect(await exchange.claims()).toEqual([]);
  });
});

describe('races and repetitions', () => {
  test('the same call again answers the same, while it is open and when it is made', async () => {
    const begun = await exchange.begins(exchange.parts(0));
    expect(await exchange.begins(exchange.parts(0))).toEqual(begun);
    await exchange.pays();
    const made = await traveller.sees();
    expect(await exchange.begins(exchange.parts(0))).toEqual({ __typename: 'Booking', ...made });
  });

  test('one exchange of a booking at a time', async () => {
    await exchange.begins(exchange.parts(0));
    expect(await exchange.begins<SeenRefusal>(exchange.parts(1))).toMatchObject({ code: 'EXCHANGE_OPEN' });
  });

  test('of two for other departures at once one begins', async () => {
    const third = world.aDeparture({ date: '2026-11-24' });
    const answers = await Promise.all([
      exchange.begins<{ __typename: string }>(exchange.parts(0)),
      exchange.begins<{ __typename: string }>(exchange.parts(0), third.leg()),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'Refused']);
    expect(await exchange.claims()).toHaveLength(3);
  });

  test('of an exchange and a cancellation at once, each sees what the other did', async () => {
    await Promise.all([exchange.begins(exchange.parts(0)), traveller.does('cancel')]);
    const after = (await traveller.sees())!;
    expect(after.status).toBe('CANCELLED');
    expect(after.exchange).toBeNull();
    expect(await exchange.claims()).toEqual([]);
  });

  test('the last seat is taken in exchange once', async () => {
    const small = world.aDeparture({ rows: 1, date: '2026-11-24' });
    const rival = world.aTraveller();
    const theirs = await rival.buys(world.aDeparture().leg(), [seat('2A')]);
    world.clock.advance({ minutes: 61 });
    // Held now, so that one seat is left when both come, whoever is first.
    await world.aTraveller().holds(
      small.leg(),
      ['1A', '1B', '1C', 'L1'].map((number) => seat(number, { title: 'MS' })),
    );
    const answers = await Promise.all([
      exchange.begins<{ __typename: string }>(exchange.parts(0), small.leg()),
      rival.ask<{ __typename: string }>(documents.beginExchange, {
        id: theirs.id,
        partIds: partIds(theirs, 0),
        rides: [{ legId: small.leg() }],
      }),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'Refused']);
  });

  test('never for another amount than was shown', async () => {
    world.pricing.surcharge = 10;
    expect(await exchange.begins<SeenRefusal>(exchange.parts(0), other.leg(), { expected: 100 })).toMatchObject({
      code: 'DIFFERENCE_CHANGED',
      facts: { expected: 100, difference: 110, currency: 'USD' },
    });
  });

  test('nobody else’s booking', async () => {
    const wish = { id: exchange.bought.id, partIds: exchange.parts(0), rides: [{ legId: other.leg() }] };
    for (const document of [documents.exchangeOffer, documents.beginExchange])
      expect(await world.aTraveller().ask(document, wish)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await world.aTraveller().ask(documents.cancelExchange, { id: exchange.bought.id })).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });
});
