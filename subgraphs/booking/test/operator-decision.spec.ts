import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DecisionWorld, legOf, TWO_SEATS_PAID } from './decision-world.js';
import { documents } from './documents.js';
import { seat, type SeenRefusal } from './world.js';

let decision: DecisionWorld;
beforeAll(async () => {
  decision = await DecisionWorld.open();
});
afterAll(() => decision.close());
beforeEach(() => decision.begin());

describe('accepted', () => {
  test('→ TICKETED: tickets, codes, the sale in the books, and only now the mail with the tickets', async () => {
    const asked = await decision.asks();
    const accepted = await decision.operator.accepts(asked.id, legOf(asked).id);
    expect(accepted).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(legOf(accepted)).toMatchObject({ confirmBy: null, awaitsOperator: false });
    expect(accepted.legs[0]!.parts.every(({ ticketCode }) => /^N7-\d{6}$/.test(ticketCode!))).toBe(true);
    expect(await decision.typesOf(asked.id)).toEqual([
      'booking.pending_operator',
      'booking.confirmed',
      'ticket.issued',
    ]);
    expect((await decision.accountsOf(asked.id)).map(({ account }) => account)).toEqual([
      'clearing',
      'commission',
      'fees',
      'operator_payable',
    ]);
    expect(await decision.traveller.sees()).toMatchObject({
      status: 'BOOKED',
      refundOffer: { amount: { amount: 2500 } },
    });
  });

  test('twice, at once and again, is once', async () => {
    const asked = await decision.asks();
    const { id } = legOf(asked);
    const colleague = decision.world.anOperator();
    const answers = await Promise.all([decision.operator.accepts(asked.id, id), colleague.accepts(asked.id, id)]);
    const again = await decision.operator.accepts(asked.id, id);
    for (const answer of answers) expect(answer).toEqual(again);
    expect(await decision.typesOf(asked.id)).toEqual([
      'booking.pending_operator',
      'booking.confirmed',
      'ticket.issued',
    ]);
    expect(await decision.ticketsOf(asked.id)).toBe(1);
    expect(await decision.operator.refuses<SeenRefusal>(asked.id, id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'TICKETED' },
    });
  });

  test('until the last moment, and not at it', async () => {
    const [asked, overdue] = [await decision.asks(), await decision.asks()];
    decision.world.clock.set(Date.parse(legOf(asked).confirmBy!) - 1);
    expect(await decision.operator.accepts(asked.id, legOf(asked).id)).toMatchObject({ status: 'BOOKED' });
    decision.world.clock.set(Date.parse(legOf(overdue).confirmBy!));
    expect(await decision.operator.accepts<SeenRefusal>(overdue.id, legOf(overdue).id)).toMatchObject({
      code: 'DECISION_OVERDUE',
      facts: { confirmBy: expect.any(String) },
    });
  });

  test('a ride that waits for nobody is not answered for', async () => {
    const bought = await decision.traveller.buys(decision.world.aDeparture().leg(), [seat('1A')]);
    const held = await decision.world.aTraveller().holds(decision.world.aDepartureByHand().leg(), [seat('1A')]);
    for (const [booking, state] of [
      [bought, 'TICKETED'],
      [held, 'HELD'],
    ] as const) {
      const answers = [
        await decision.operator.accepts<SeenRefusal>(booking.id, legOf(booking).id),
        await decision.operator.refuses<SeenRefusal>(booking.id, legOf(booking).id),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ code: 'LEG_NOT_WAITING', facts: { state } });
    }
  });
});

describe('refused', () => {
  test('→ REJECTED: everything back with fees, seats free, books balanced, one event with the reason', async () => {
    const asked = await decision.asks();
    const rejected = await decision.operator.refuses(asked.id, legOf(asked).id, '  The van is at the garage ');
    expect(rejected).toMatchObject({
      status: 'REJECTED',
      paymentStatus: 'REFUND_PENDING',
      refunds: [{ amount: { amount: TWO_SEATS_PAID }, reason: 'REJECTED' }],
    });
    expect(await decision.claimsOf(asked.id)).toEqual([{ state: 'released', count: 2 }]);
    await decision.world.job('send-refunds');
    expect(await decision.traveller.sees()).toMatchObject({ status: 'REJECTED', paymentStatus: 'REFUNDED' });
    expect(await decision.accountsOf(asked.id)).toEqual([]);
    const events = await decision.eventsOf(asked.id);
    expect(events.map(({ type }) => type)).toEqual(['booking.pending_operator', 'booking.rejected', 'refund.done']);
    expect(events[1]!.payload).toMatchObject({
      cause: 'REFUSED',
      reason: 'The van is at the garage',
      amount: { amount: TWO_SEATS_PAID, currency: 'USD' },
    });
  });

  test('twice is once; after it nothing can be accepted, and the seats are sold to others', async () => {
    const departure = decision.world.aDepartureByHand();
    const asked = await decision.traveller.buys(departure.leg(), [seat('1A')]);
    const { id } = legOf(asked);
    const answers = await Promise.all([
      decision.operator.refuses(asked.id, id),
      decision.operator.refuses(asked.id, id),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await decision.typesOf(asked.id)).toEqual(['booking.pending_operator', 'booking.rejected']);
    expect(await decision.operator.accepts<SeenRefusal>(asked.id, id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'REJECTED' },
    });
    expect(await decision.world.aTraveller().isRefused(departure.leg(), [seat('1A')])).toBeUndefined();
  });

  test('what would have been paid on boarding is not collected', async () => {
    await decision.traveller.holds(decision.world.aDepartureByHand().leg(), [seat('1A')]);
    await decision.traveller.tellsNames();
    await decision.traveller.startsToPay('PAY_ON_BOARDING');
    const asked = await decision.traveller.does('confirm');
    expect(await decision.operator.refuses(asked.id, legOf(asked).id)).toMatchObject({
      status: 'REJECTED',
      paymentStatus: 'UNPAID',
      due: { amount: 0 },
      payments: [{ state: 'CANCELLED' }],
      refunds: [],
    });
    expect(await decision.accountsOf(asked.id)).toEqual([]);
  });

  test('what was promised on boarding for both ways is promised for the one that is left', async () => {
    const { world, traveller, operator } = decision;
    const seats = [seat('1A')];
    await traveller.holdsLegs([
      { legId: world.aDepartureByHand().leg(), seats },
      { legId: world.aDepartureByHand({ date: '2026-11-25' }).leg(), seats, direction: 'RETURN' },
    ]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    const asked = await traveller.does('confirm');
    const left = await operator.refuses(asked.id, legOf(asked, 'RETURN').id);
    const { due } = left;
    expect(left).toMatchObject({ paymentStatus: 'TO_COLLECT', payments: [{ state: 'PENDING', amount: due }] });
    expect(due.amount).toBe(asked.due.amount / 2);
  });

  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['x'.repeat(501), 'MAX_LENGTH'],
  ])('wants a reason: %#', async (reason, code) => {
    const asked = await decision.asks();
    const { errors } = await decision.operator.raw(documents.refuseLeg, {
      id: asked.id,
      legId: legOf(asked).id,
      reason,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'reason', code }] });
  });
});

test("a vehicle's name is told in the reader's language, whatever the buyer's was", async () => {
  const bought = await decision.traveller.buys(decision.world.aDeparture().leg(), [seat('1A')]);
  expect(bought.legs[0]!.vehicleName).toBe('VIP coach');
  decision.traveller.viewer = { ...decision.traveller.viewer, language: 'km' };
  expect((await decision.traveller.sees())!.legs[0]!.vehicleName).toBe('ឡានក្រុង');
  decision.traveller.viewer = { ...decision.traveller.viewer, language: 'es' };
  expect((await decision.traveller.sees())!.legs[0]!.vehicleName).toBe('VIP coach');
  const [issued] = (await decision.eventsOf(bought.id)).filter(({ type }) => type === 'ticket.issued');
  expect(issued!.payload).toMatchObject({ legs: [{ vehicleName: { en: 'VIP coach', km: 'ឡានក្រុង' } }] });
});
