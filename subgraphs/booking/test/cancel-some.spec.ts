import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { newsOf } from './staff.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const START = '2026-11-20T13:00:00+07:00';
let traveller: Traveller;
let bought: SeenBooking;
beforeEach(async () => {
  world.clock.set(START);
  traveller = world.aTraveller();
  const [there, back] = [world.aDeparture(), world.aDeparture({ date: '2026-11-25', operatorId: '8' })];
  const seats = [seat('1A'), seat('1B')];
  bought = await traveller.buysLegs([
    { legId: there.leg(), seats },
    { legId: back.leg(), direction: 'RETURN', seats },
  ]);
});

const partOf = ({ legs }: SeenBooking, leg: number, position: number): string => legs[leg]!.parts[position]!.id;
const givesBack = <T = SeenBooking>(partIds: string[], expectedRefund?: number): Promise<T> =>
  traveller.ask<T>(documents.cancel, { id: bought.id, partIds, expectedRefund });
const claims = (bookingId: string) =>
  world.rows(
    `select departure like '%2026-11-25%' as back, seat_no as seat from seat_claim
     where booking_id = $1 and state = 'sold' order by 1, 2`,
    [bookingId],
  );

describe('giving some seats back', () => {
  test('one passenger on one ride: seat, money and fee of that seat only; the others travel', async () => {
    world.clock.advance({ hours: 40 });
    const given = partOf(bought, 0, 1);
    const after = await givesBack([given], 1125);
    expect(after).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      paymentStatus: 'REFUND_PENDING',
      due: { amount: 0 },
      refunds: [{ amount: { amount: 1125 }, reason: 'CANCELLED' }],
      legs: [{ parts: [{ state: 'TICKETED' }, { state: 'REFUNDED' }] }, { parts: [{ state: 'TICKETED' }, {}] }],
    });
    expect(after.fees).toContainEqual({ name: 'cancellation', amount: { amount: 125 } });
    expect(await claims(bought.id)).toEqual([
      { back: false, seat: '1A' },
      { back: true, seat: '1A' },
      { back: true, seat: '1B' },
    ]);
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      paymentStatus: 'PARTIALLY_REFUNDED',
      refunded: { amount: 1125 },
      due: { amount: 0 },
    });
    expect(await world.aTraveller().isRefused(await legAgain(), [seat('1B')])).toBeUndefined();
  });

  const legAgain = async (): Promise<string> => {
    const [row] = await world.rows<{ id: string }>(
      'select journey_leg_id as id from leg where booking_id = $1 order by id',
      [bought.id],
    );
    return row!.id;
  };

  test('the event names who gives back which seats, and the ticket lives until its last passenger', async () => {
    await givesBack([partOf(bought, 0, 0), partOf(bought, 1, 1)]);
    const [event] = await newsOf(world, 'booking.parts_cancelled', bought);
    expect(event).toMatchObject({
      total: null,
      amount: { amount: 2500, currency: 'USD' },
      legs: [{ seatNumbers: ['1A'] }, { seatNumbers: ['1B'] }],
      passengers: [
        { name: 'Sok Dara 1A', seatNumber: '1A' },
        { name: 'Sok Dara 1B', seatNumber: '1B' },
      ],
    });
    const revoked = (): Promise<{ revoked: boolean }[]> =>
      world.rows(
        `select t.revoked_at is not null as revoked from ticket t join leg l on l.id = t.leg_id
         where l.booking_id = $1 order by l.id`,
        [bought.id],
      );
    expect(await revoked()).toEqual([{ revoked: false }, { revoked: false }]);
    await givesBack([partOf(bought, 0, 1)]);
    expect(await revoked()).toEqual([{ revoked: true }, { revoked: false }]);
  });

  test('whoever gives back the last ones has cancelled the booking', async () => {
    await givesBack([partOf(bought, 0, 0), partOf(bought, 0, 1)]);
    expect(await newsOf(world, 'booking.cancelled', bought)).toEqual([]);
    expect(await givesBack([partOf(bought, 1, 0), partOf(bought, 1, 1)])).toMatchObject({ status: 'CANCELLED' });
    expect(await newsOf(world, 'booking.cancelled', bought)).toHaveLength(1);
  });

  test('what was given back is not given back again: the same call answers the same', async () => {
    const given = [partOf(bought, 0, 0)];
    const first = await givesBack(given, 1250);
    expect(await givesBack(given, 1250)).toEqual(first);
    expect(await givesBack<SeenRefusal>([...given, partOf(bought, 0, 1)])).toMatchObject({
      code: 'SEATS_NOT_CANCELLABLE',
    });
    expect(await newsOf(world, 'booking.parts_cancelled', bought)).toHaveLength(1);
  });

  test('two at once give back each seat once', async () => {
    const given = [partOf(bought, 0, 0)];
    const answers = await Promise.all([givesBack(given), givesBack(given), givesBack(given)]);
    for (const { refunds } of answers) expect(refunds).toHaveLength(1);
  });

  test('never for another amount than was shown', async () => {
    expect(await givesBack<SeenRefusal>([partOf(bought, 0, 0)], 1300)).toMatchObject({
      code: 'REFUND_CHANGED',
      facts: { expected: 1300, refund: 1250, currency: 'USD' },
    });
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', refunds: [] });
  });

  test('nobody else’s seats, and none that does not exist', async () => {
    const other = await world.aTraveller().buys(world.aDeparture().leg(), [seat('2A')]);
    for (const id of [partOf(other, 0, 0), '999999999', 'no number'])
      expect(await givesBack<SeenRefusal>([partOf(bought, 0, 0), id])).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED' });
  });

  test('a ride that has left is not given back, the way home is', async () => {
    world.clock.advance({ hours: 96 });
    expect(await givesBack<SeenRefusal>([partOf(bought, 0, 0)])).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
    expect(await givesBack([partOf(bought, 1, 0)])).toMatchObject({ status: 'PARTIALLY_CANCELLED' });
  });

  test('of what is paid on boarding the driver collects the rest only', async () => {
    await traveller.holds(world.aDeparture().leg(), [seat('3A'), seat('3B')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    bought = await traveller.does('confirm');
    const due = bought.due.amount;
    const after = await givesBack([partOf(bought, 0, 0)], 0);
    expect(after).toMatchObject({
      status: 'PARTIALLY_CANCELLED',
      paymentStatus: 'TO_COLLECT',
      due: { amount: due - 1250 },
      payments: [{ state: 'PENDING', amount: { amount: due - 1250 } }],
      refunds: [],
    });
    expect(await givesBack([partOf(bought, 0, 1)], 0)).toMatchObject({
      status: 'CANCELLED',
      due: { amount: 0 },
      payments: [{ state: 'CANCELLED' }],
    });
  });

  test('seats that are only held are given up together', async () => {
    bought = await traveller.holds(world.aDeparture().leg(), [seat('4A'), seat('4B')]);
    expect(await givesBack<SeenRefusal>([partOf(bought, 0, 0)])).toMatchObject({ code: 'SEATS_NOT_CANCELLABLE' });
  });
});
