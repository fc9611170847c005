import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { claimsOf, toldBy } from './traces.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(() => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
});

describe('paying by card', () => {
  test('settled money confirms by itself: tickets, codes, sold seats, books, one event each', async () => {
    await traveller.holds(leg, [seat('1A'), seat('1B')]);
    await traveller.tellsNames();
    const { payment, booking } = await traveller.startsToPay();
    expect(booking).toMatchObject({ paymentStatus: 'PENDING' });
    expect(payment).toMatchObject({ state: 'PENDING', payUrl: `/sandbox/pay/${payment.reference}` });
    expect(await traveller.ask(documents.charge, { id: payment.reference })).toMatchObject({
      state: 'OPEN',
      amount: { amount: 2550 },
      description: booking.pnr,
      returnUrl: `/bookingresponse?payment_id=${payment.id}`,
    });
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.ask(documents.charge, { id: payment.reference })).toMatchObject({
      returnUrl: `/bookingresponse?payment_id=${payment.id}&messages=settled`,
    });
    const bought = (await traveller.sees())!;
    expect(bought).toMatchObject({
      status: 'BOOKED',
      paymentStatus: 'PAID',
      expiresAt: null,
      paid: { amount: 2550 },
      due: { amount: 0 },
    });
    const codes = bought.legs[0]!.parts.map(({ ticketCode }) => ticketCode);
    expect(codes[0]).toMatch(/^N7-\d{6}$/);
    expect(Number(codes[1]!.slice(3))).toBe(Number(codes[0]!.slice(3)) + 1);
    expect(await claimsOf(world, bought.id)).toEqual([{ state: 'sold', count: 2 }]);
    expect(await toldBy(world, bought.id)).toEqual(['booking.confirmed', 'ticket.issued']);
    const [ticket] = await world.rows<{ id: string }>(
      'select t.id from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1',
      [bought.id],
    );
    expect(ticket!.id).toMatch(/^[0-9a-z]{25}$/);
    await expectBalancedBooks(world);
  });

  test('confirming what is confirmed answers the same and changes nothing', async () => {
    const bought = await traveller.buys(leg, [seat('1A')]);
    const again = await Promise.all([traveller.does('confirm'), traveller.does('confirm')]);
    for (const same of again) expect({ ...same, __typename: undefined }).toEqual({ ...bought, __typename: undefined });
    expect(await toldBy(world, bought.id)).toHaveLength(2);
  });

  test('a started payment lengthens the hold; starting again answers the same attempt', async () => {
    const { expiresAt } = await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const first = await traveller.startsToPay();
    expect(Date.parse(first.booking.expiresAt!) - Date.parse(expiresAt!)).toBe(300_000);
    const second = await traveller.startsToPay();
    expect(second.payment).toEqual(first.payment);
    expect(second.booking.expiresAt).toBe(first.booking.expiresAt);
  });

  test('names come before payment, money before confirmation', async () => {
    await traveller.holds(leg, [seat('1A')]);
    expect(await traveller.startsToPay<SeenRefusal>()).toMatchObject({
      code: 'PASSENGERS_INCOMPLETE',
      facts: { seats: ['1A'], contact: false },
    });
    expect(await traveller.does<SeenRefusal>('confirm')).toMatchObject({ code: 'PASSENGERS_INCOMPLETE' });
    await traveller.tellsNames();
    expect(await traveller.does<SeenRefusal>('confirm')).toMatchObject({
      code: 'NOT_PAID',
      facts: { due: 1300, currency: 'USD' },
    });
  });

  test('a declined attempt leaves the seats held, and another may follow', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'DECLINE');
    expect(await traveller.sees()).toMatchObject({ status: 'BLOCKED', paymentStatus: 'FAILED' });
    const next = await traveller.startsToPay();
    expect(next.payment.id).not.toBe(payment.id);
    await traveller.decides(next.payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
  });

  test('a charge is decided once', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { reference } = (await traveller.startsToPay()).payment;
    await traveller.decides(reference, 'CANCEL');
    expect((await traveller.decides(reference, 'CANCEL')).state).toBe('CANCELLED');
    expect(await traveller.decides(reference, 'APPROVE')).toMatchObject({
      code: 'CHARGE_ALREADY_DECIDED',
      facts: { state: 'CANCELLED' },
    });
    expect(await traveller.decides('unknown', 'APPROVE')).toMatchObject({ code: 'CHARGE_NOT_FOUND' });
  });

  test.each(['AGENT_BALANCE', 'WALLET_CREDIT'])('%s is nothing for a guest', async (method) => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    expect(await traveller.startsToPay<SeenRefusal>(method)).toMatchObject({
      code: 'METHOD_NOT_AVAILABLE',
      facts: { method },
    });
  });

  test('what costs nothing needs no payment', async () => {
    const free = world.aDeparture({ change: (facts) => ({ ...facts, fareKey: 'free' }) }).leg();
    expect(await traveller.holds(free, [seat('1A')])).toMatchObject({
      paymentStatus: 'NO_PAYMENT',
      due: { amount: 0 },
    });
    await traveller.tellsNames();
    expect(await traveller.startsToPay<SeenRefusal>()).toMatchObject({ code: 'NOTHING_TO_PAY' });
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED', paymentStatus: 'NO_PAYMENT' });
  });
});

describe('pay on boarding', () => {
  test('tickets now, money to collect; cancelled it owes nothing and gets nothing back', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { payment, booking } = await traveller.startsToPay('PAY_ON_BOARDING');
    expect(payment).toMatchObject({ state: 'PENDING', payUrl: null });
    expect(booking).toMatchObject({ status: 'BLOCKED', paymentStatus: 'TO_COLLECT' });
    const confirmed = await traveller.does('confirm');
    expect(confirmed).toMatchObject({ status: 'BOOKED', paymentStatus: 'TO_COLLECT', due: { amount: 1300 } });
    const cancelled = await traveller.does('cancel');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', due: { amount: 0 }, refunds: [] });
    const [owed] = await world.rows(
      `select sum(debit - credit)::int as owed from ledger_entry where booking_id = $1 and account = 'customer'`,
      [cancelled.id],
    );
    expect(owed).toEqual({ owed: 0 });
    await expectBalancedBooks(world);
  });
});

describe('paying twice', () => {
  test('an attempt given up for another that settles all the same is refunded', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const card = await traveller.startsToPay();
    await traveller.startsToPay('PAY_ON_BOARDING');
    await traveller.does('confirm');
    await traveller.decides(card.payment.reference, 'APPROVE');
    const paid = (await traveller.sees())!;
    expect(paid).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', refunds: [] });
    expect(paid.payments.map(({ method, state }) => `${method} ${state}`)).toEqual([
      'CARD SETTLED',
      'PAY_ON_BOARDING CANCELLED',
    ]);
    await expectBalancedBooks(world);
  });
});
