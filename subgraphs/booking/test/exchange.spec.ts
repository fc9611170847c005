import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { FARE } from './played-neighbours.js';
import { type Departure, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const START = '2026-11-20T13:00:00+07:00';
let traveller: Traveller;
let other: Departure;
let bought: SeenBooking;
beforeEach(async () => {
  world.clock.set(START);
  world.pricing.surcharge = 0;
  traveller = world.aTraveller();
  other = world.aDeparture({ date: '2026-11-24', operatorId: '8' });
  bought = await traveller.buys(world.aDeparture().leg(), [seat('1A'), seat('1B')]);
  world.clock.advance({ minutes: 61 });
});

const partIds = ({ legs }: SeenBooking, ...positions: number[]): string[] =>
  positions.map((position) => legs[0]!.parts[position]!.id);
async function begins<T = SeenBooking>(ids: string[], legId = other.leg(), more: object = {}): Promise<T> {
  await traveller.isProved();
  return traveller.ask<T>(documents.beginExchange, { id: bought.id, partIds: ids, rides: [{ legId }], ...more });
}
const offered = <T>(ids: string[], legId = other.leg()): Promise<T> =>
  traveller.ask<T>(documents.exchangeOffer, { id: bought.id, partIds: ids, rides: [{ legId }] });
const pays = async (outcome = 'APPROVE'): Promise<void> => {
  const { payment } = await traveller.startsToPay();
  await traveller.decides(payment.reference, outcome);
};
const claims = () =>
  world.rows(
    `select departure = $2 as other, seat_no as seat, state from seat_claim
     where booking_id = $1 and state <> 'released' order by 1, 2`,
    [bought.id, `${other.facts.leg.routeScheduleId}@2026-11-24`],
  );
const tickets = () =>
  world.rows<{ revoked: boolean; other: boolean }>(
    `select t.revoked_at is not null as revoked, l.service_date = '2026-11-24' as other from ticket t
     join leg l on l.id = t.leg_id where l.booking_id = $1 order by 2`,
    [bought.id],
  );
const events = async (type: string): Promise<Record<string, unknown>[]> =>
  (
    await world.rows<{ payload: Record<string, unknown> }>(
      `select payload from outbox_event where type = $1 and payload->>'bookingId' = $2`,
      [type, bought.id],
    )
  ).map(({ payload }) => payload);
const ledger = async (account: string): Promise<number> => {
  const [row] = await world.rows<{ sum: number }>(
    `select coalesce(sum(credit - debit), 0)::int as sum from ledger_entry where booking_id = $1 and account = $2`,
    [bought.id, account],
  );
  return row!.sum;
};

describe('an offer', () => {
  test('says the old and the new fare, the fee, and who would sit where; nothing is held', async () => {
    expect(await offered(partIds(bought, 0, 1))).toEqual({
      __typename: 'ExchangeOffer',
      oldFare: { amount: 2 * FARE.FOREIGN },
      newFare: { amount: 2 * FARE.FOREIGN },
      fee: { amount: 200 },
      kept: { amount: 0 },
      couponKept: { amount: 0 },
      couponLost: { amount: 0 },
      difference: 200,
      collected: false,
      seats: [
        { replaces: partIds(bought, 0)[0], legId: other.leg(), seatNumber: '1A', fare: { amount: 1250 } },
        { replaces: partIds(bought, 1)[0], legId: other.leg(), seatNumber: '1B', fare: { amount: 1250 } },
      ],
      passengers: [
        { position: 0, missing: [] },
        { position: 1, missing: [] },
      ],
    });
    expect(await claims()).toHaveLength(2);
    expect(await traveller.sees()).toEqual({
      ...bought,
      now: expect.anything(),
      exchange: null,
      refundOffer: expect.anything(),
    });
  });

  test('is refused for what leads elsewhere, is confirmed by hand, is the same departure, or comes after the way home', async () => {
    const elsewhere = world.aDeparture({
      change: (facts) => ({ ...facts, toLocationName: { ...facts.toLocationName, en: 'Kampot' } }),
    });
    expect(await offered(partIds(bought, 0), elsewhere.leg())).toMatchObject({
      code: 'NOT_THE_SAME_WAY',
      facts: { from: 'Phnom Penh', to: 'Siem Reap' },
    });
    const byHand = world.aDepartureByHand({ date: '2026-11-24' });
    expect(await offered(partIds(bought, 0), byHand.leg())).toMatchObject({ code: 'OPERATOR_CONFIRMS_BY_HAND' });
    const [{ id }] = (await world.rows<{ id: string }>('select journey_leg_id as id from leg where booking_id = $1', [
      bought.id,
    ])) as [{ id: string }];
    expect(await offered(partIds(bought, 0), id)).toMatchObject({ code: 'SAME_DEPARTURE' });
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
    await traveller.ask(documents.cancel, { id: bought.id, partIds: partIds(bought, 1) });
    expect(await offered(partIds(bought, 0, 1))).toMatchObject({ code: 'SEATS_NOT_EXCHANGEABLE' });
    world.clock.set('2026-11-23T03:31:00+07:00');
    expect(await offered(partIds(bought, 0))).toMatchObject({
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
    expect(await offered(partIds(bought, 0, 1), small.leg())).toMatchObject({
      code: 'NOT_ENOUGH_SEATS',
      facts: { passengers: 2 },
    });
  });
});

describe('an exchange', () => {
  test('holds the new seats while the old tickets stay valid, and is made when the difference is paid', async () => {
    world.pricing.surcharge = 300;
    const begun = await begins(partIds(bought, 0, 1), other.leg(), { expected: 800 });
    expect(begun).toMatchObject({
      status: 'BOOKED',
      paymentStatus: 'PAID',
      due: { amount: 800 },
      legs: [{ parts: [{ state: 'EXCHANGE_ONGOING' }, { state: 'EXCHANGE_ONGOING' }] }],
      exchange: { toPay: { amount: 800 }, legs: [{ parts: [{ state: 'HELD', seatNumber: '1A' }, { state: 'HELD' }] }] },
    });
    expect(await tickets()).toEqual([{ revoked: false, other: false }]);
    await pays();
    const after = (await traveller.sees())!;
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      due: { amount: 0 },
      total: { amount: bought.total.amount + 800 },
      exchange: null,
      legs: [{ journeyLegId: other.leg(), parts: [{ state: 'TICKETED' }, { state: 'TICKETED' }] }],
      exchangedLegs: [{ parts: [{ state: 'EXCHANGED' }, { state: 'EXCHANGED' }] }],
    });
    expect(after.fees).toContainEqual({ name: 'exchange', amount: { amount: 200 } });
    expect(after.legs[0]!.parts.map(({ ticketCode }) => ticketCode)).toEqual([
      expect.stringMatching(/^N8-/),
      expect.stringMatching(/^N8-/),
    ]);
    expect(await tickets()).toEqual([
      { revoked: true, other: false },
      { revoked: false, other: true },
    ]);
    expect(await claims()).toEqual([
      { other: true, seat: '1A', state: 'sold' },
      { other: true, seat: '1B', state: 'sold' },
    ]);
    const [told] = await events('booking.exchanged');
    expect(told).toMatchObject({
      amount: null,
      legs: [{ seatNumbers: ['1A', '1B'] }],
      ticketIds: [expect.any(String)],
    });
    expect(await events('ticket.issued')).toHaveLength(1);
    expect(await ledger('customer')).toBe(0);
    expect(await ledger('operator_payable')).toBe(2 * (FARE.FOREIGN + 300 - 120));
  });

  test('with nothing to pay is made at once, and what is cheaper comes back by the terms less the fee', async () => {
    world.pricing.surcharge = -400;
    const after = await begins(partIds(bought, 0));
    expect(after).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'REFUND_PENDING',
      refunds: [{ amount: { amount: 300 }, reason: 'EXCHANGED' }],
      due: { amount: 0 },
    });
    expect(after.legs).toHaveLength(2);
    expect(await tickets()).toEqual([
      { revoked: false, other: false },
      { revoked: false, other: true },
    ]);
    await world.job('send-refunds');
    expect(await ledger('customer')).toBe(0);
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', refunded: { amount: 300 } });
  });

  test('the last passenger who leaves a ride takes its ticket with him, also when the others gave their seats back', async () => {
    await traveller.ask(documents.cancel, { id: bought.id, partIds: partIds(bought, 0) });
    await begins(partIds(bought, 1));
    await pays();
    expect(await tickets()).toEqual([
      { revoked: true, other: false },
      { revoked: false, other: true },
    ]);
  });

  test('within an hour of the purchase costs nothing, two days before', async () => {
    world.clock.set('2026-11-20T13:30:00+07:00');
    expect(await begins(partIds(bought, 0, 1), other.leg(), { expected: 0 })).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'PAID',
      refunds: [],
    });
  });

  test('gives back no greater share than the old ticket did at that moment', async () => {
    world.clock.set('2026-11-22T13:00:00+07:00');
    await begins(partIds(bought, 0, 1), world.aDeparture({ date: '2026-12-24' }).leg());
    await pays();
    const after = (await traveller.sees())!;
    expect(after.legs[0]!.refundTiers.map(({ percent }) => percent)).toEqual([75, 75, 75, 50, 0]);
  });

  test('of one passenger leaves the others where they are; both can be cancelled afterwards', async () => {
    await begins(partIds(bought, 0));
    await pays();
    const after = (await traveller.sees())!;
    expect(after.legs.map(({ parts }) => parts.map(({ state }) => state))).toEqual([
      ['EXCHANGED', 'TICKETED'],
      ['TICKETED'],
    ]);
    expect(await traveller.does('confirm')).toMatchObject({ status: 'RE_BOOKED' });
    expect(await traveller.does('cancel')).toMatchObject({ status: 'CANCELLED', due: { amount: 0 } });
    await world.job('send-refunds');
    expect(await ledger('customer')).toBe(0);
    expect(await claims()).toEqual([]);
  });

  test('of a ride takes the connecting one along', async () => {
    const [first, second] = [world.aDeparture(), world.aDeparture({ operatorId: '8' })];
    const trip = await traveller.buysLegs([
      { legId: first.leg(0, 1), seats: [seat('1A')] },
      { legId: second.leg(2, 4), direction: 'CONNECTING', seats: [seat('1A')] },
    ]);
    bought = trip;
    const direct = world.aDeparture({ date: '2026-11-24' });
    world.clock.advance({ minutes: 61 });
    expect(await begins(partIds(trip, 0), direct.leg())).toMatchObject({
      status: 'RE_BOOKED',
      legs: [{ direction: 'ONWARD', journeyLegId: direct.leg() }],
      exchangedLegs: [{ journeyLegId: first.leg(0, 1) }, { journeyLegId: second.leg(2, 4) }],
      refunds: [{ amount: { amount: 2 * FARE.FOREIGN - FARE.FOREIGN - 100 }, reason: 'EXCHANGED' }],
    });
    expect(await ledger('customer')).toBe(FARE.FOREIGN - 100);
  });

  test('after one gave the first ride of a connection back, he changes what he still rides', async () => {
    const two = [seat('1A'), seat('1B')];
    bought = await traveller.buysLegs([
      { legId: world.aDeparture().leg(0, 1), seats: two },
      { legId: world.aDeparture({ operatorId: '8' }).leg(2, 4), direction: 'CONNECTING', seats: two },
    ]);
    const [first, second] = bought.legs;
    await traveller.ask(documents.cancel, { id: bought.id, partIds: [first!.parts[0]!.id] });
    world.clock.advance({ minutes: 61 });
    expect((await traveller.sees())!.exchangeableUntil).not.toBeNull();
    const after = await begins([second!.parts[0]!.id], world.aDeparture({ date: '2026-11-24' }).leg(2, 4));
    expect(after.exchange).not.toBeNull();
    await pays();
    expect((await traveller.sees())!.legs.map(({ parts }) => parts.map(({ state }) => state))).toEqual([
      ['REFUNDED', 'TICKETED'],
      ['EXCHANGED', 'TICKETED'],
      ['TICKETED'],
    ]);
  });

  test('of what is paid on boarding changes what the driver collects', async () => {
    bought = await traveller.holds(world.aDeparture().leg(), [seat('3A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    bought = await traveller.does('confirm');
    world.clock.advance({ minutes: 61 });
    expect(await offered(partIds(bought, 0))).toMatchObject({ collected: true, difference: 100 });
    expect(await begins(partIds(bought, 0))).toMatchObject({
      status: 'RE_BOOKED',
      paymentStatus: 'TO_COLLECT',
      due: { amount: bought.due.amount + 100 },
      payments: [{ state: 'PENDING', amount: { amount: bought.due.amount + 100 } }],
    });
  });

  test('of what is paid on boarding goes to rides that are paid so, and to who may still pay so', async () => {
    bought = await traveller.holds(world.aDeparture().leg(), [seat('3A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    bought = await traveller.does('confirm');
    const elsewhere = world.aDeparture({
      date: '2026-11-24',
      operatorId: '8',
      change: (facts) => ({ ...facts, leg: { ...facts.leg, routeId: '9999' } }),
    });
    const refusal = { code: 'NOT_PAID_ON_BOARDING_HERE', facts: { reason: 'NOT_ON_THIS_ROUTE' } };
    expect(await offered(partIds(bought, 0), elsewhere.leg())).toMatchObject(refusal);
    expect(await begins(partIds(bought, 0), elsewhere.leg())).toMatchObject(refusal);
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', due: bought.due });
  });

  test('that was paid is not paid on boarding', async () => {
    await begins(partIds(bought, 0));
    expect(await traveller.startsToPay<SeenRefusal>('PAY_ON_BOARDING')).toMatchObject({ code: 'METHOD_NOT_AVAILABLE' });
  });
});

describe('an exchange that is not made', () => {
  test('ends when its time is over: the old tickets count again, and may be exchanged anew', async () => {
    const begun = await begins(partIds(bought, 0, 1));
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
    expect(await claims()).toHaveLength(2);
    expect(await world.rows('select state from part where id = $1', [begun.exchange!.legs[0]!.parts[0]!.id])).toEqual([
      { state: 'EXPIRED' },
    ]);
    // Money that comes all the same goes back.
    await traveller.decides(payment.reference, 'LATE');
    await world.job('deliver-sandbox-callbacks');
    await begins(partIds(bought, 0, 1));
    expect((await traveller.sees())!.exchange).not.toBeNull();
  });

  test('late money goes back by itself', async () => {
    await begins(partIds(bought, 0));
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
    await begins(partIds(bought, 0));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'RE_BOOKED', paymentStatus: 'PAID' });
  });

  test('late money goes back when somebody else has the seats by then', async () => {
    await begins(partIds(bought, 0));
    const { payment } = await traveller.startsToPay();
    world.clock.advance({ minutes: 16 });
    expect(await world.aTraveller().isRefused(other.leg(), [seat('1A')])).toBeUndefined();
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', exchange: null, paymentStatus: 'REFUND_PENDING' });
  });

  test('is given up by the traveller, as often as he says so', async () => {
    await begins(partIds(bought, 0));
    await traveller.startsToPay();
    const given = await traveller.ask<SeenBooking>(documents.cancelExchange, { id: bought.id });
    expect(given).toMatchObject({
      status: 'BOOKED',
      exchange: null,
      payments: [{ state: 'SETTLED' }, { state: 'CANCELLED' }],
    });
    expect(await traveller.ask(documents.cancelExchange, { id: bought.id })).toEqual(given);
  });

  test('ends when the booking is cancelled', async () => {
    await begins(partIds(bought, 0));
    const offer = (await traveller.sees())!.refundOffer!.amount.amount;
    const after = await traveller.ask<SeenBooking>(documents.cancel, { id: bought.id, expectedRefund: offer });
    expect(after).toMatchObject({ status: 'CANCELLED', exchange: null });
    expect(await claims()).toEqual([]);
  });
});

describe('races and repetitions', () => {
  test('the same call again answers the same, while it is open and when it is made', async () => {
    const begun = await begins(partIds(bought, 0));
    expect(await begins(partIds(bought, 0))).toEqual(begun);
    await pays();
    const made = await traveller.sees();
    expect(await begins(partIds(bought, 0))).toEqual({ __typename: 'Booking', ...made });
  });

  test('one exchange of a booking at a time', async () => {
    await begins(partIds(bought, 0));
    expect(await begins<SeenRefusal>(partIds(bought, 1))).toMatchObject({ code: 'EXCHANGE_OPEN' });
  });

  test('of two for other departures at once one begins', async () => {
    const third = world.aDeparture({ date: '2026-11-24' });
    const answers = await Promise.all([
      begins<{ __typename: string }>(partIds(bought, 0)),
      begins<{ __typename: string }>(partIds(bought, 0), third.leg()),
    ]);
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(['Booking', 'Refused']);
    expect(await claims()).toHaveLength(3);
  });

  test('of an exchange and a cancellation at once, each sees what the other did', async () => {
    await Promise.all([begins(partIds(bought, 0)), traveller.does('cancel')]);
    const after = (await traveller.sees())!;
    expect(after.status).toBe('CANCELLED');
    expect(after.exchange).toBeNull();
    expect(await claims()).toEqual([]);
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
      begins<{ __typename: string }>(partIds(bought, 0), small.leg()),
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
    expect(await begins<SeenRefusal>(partIds(bought, 0), other.leg(), { expected: 100 })).toMatchObject({
      code: 'DIFFERENCE_CHANGED',
      facts: { expected: 100, difference: 110, currency: 'USD' },
    });
  });

  test('nobody else’s booking', async () => {
    const wish = { id: bought.id, partIds: partIds(bought, 0), rides: [{ legId: other.leg() }] };
    for (const document of [documents.exchangeOffer, documents.beginExchange])
      expect(await world.aTraveller().ask(document, wish)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await world.aTraveller().ask(documents.cancelExchange, { id: bought.id })).toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });
});
