import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DecisionWorld, legOf, START, TWO_SEATS_PAID } from './decision-world.js';
import { documents } from './documents.js';
import { seat, type SeenRefusal } from './world.js';

let decision: DecisionWorld;
beforeAll(async () => {
  decision = await DecisionWorld.open();
});
afterAll(() => decision.close());
beforeEach(() => decision.begin());

describe('HELD → PENDING_OPERATOR', () => {
  test('paid, the booking waits: seats taken, no ticket, no sale in the books, one event with the deadline', async () => {
    const asked = await decision.asks({ change: (facts) => ({ ...facts, ticketEmail: 'desk@mekong.example' }) });
    expect(asked).toMatchObject({
      status: 'PENDING_OPERATOR',
      paymentStatus: 'PAID',
      expiresAt: null,
      due: { amount: 0 },
      refundOffer: null,
    });
    expect(legOf(asked)).toMatchObject({ confirmBy: '2026-11-21T10:00:00+07:00', awaitsOperator: true });
    expect(await decision.claimsOf(asked.id)).toEqual([{ state: 'sold', count: 2 }]);
    expect(await decision.ticketsOf(asked.id)).toBe(0);
    expect(await decision.accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: TWO_SEATS_PAID },
      { account: 'customer', balance: -TWO_SEATS_PAID },
    ]);
    const [event, ...more] = await decision.eventsOf(asked.id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      type: 'booking.pending_operator',
      payload: {
        legs: [{ answerEmail: 'desk@mekong.example' }],
        confirmBy: '2026-11-21T10:00:00+07:00',
        ticketIds: [],
        total: { amount: TWO_SEATS_PAID },
      },
    });
  });

  test('the answer comes three hours before departure at the latest', async () => {
    decision.world.clock.set('2026-11-23T03:00:00+07:00');
    expect(legOf(await decision.asks()).confirmBy).toBe('2026-11-23T04:30:00+07:00');
  });

  test('nothing is sold less than four hours before departure', async () => {
    decision.world.clock.set('2026-11-23T03:30:00+07:00');
    expect(await decision.traveller.isRefused(decision.world.aDepartureByHand().leg(), [seat('1A')])).toBeUndefined();
    decision.world.clock.advance({ minutes: 1 });
    expect(
      await decision.world.aTraveller().isRefused(decision.world.aDepartureByHand().leg(), [seat('1B')]),
    ).toMatchObject({
      code: 'OPERATOR_CONFIRMS_BY_HAND',
      facts: { operatorId: '7' },
    });
  });

  test('a connection by hand is not sold when its first ride leaves too soon', async () => {
    decision.world.clock.set('2026-11-23T05:00:00+07:00');
    const legs = [
      { legId: decision.world.aDeparture().leg(0, 1), seats: [seat('1A')] },
      {
        legId: decision.world.aDepartureByHand({ operatorId: '8' }).leg(2, 4),
        seats: [seat('1A')],
        direction: 'CONNECTING',
      },
    ];
    expect(await decision.traveller.ask<SeenRefusal>(documents.hold, { input: { legs } })).toMatchObject({
      code: 'OPERATOR_CONFIRMS_BY_HAND',
      facts: { operatorId: '8', legId: legs[1]!.legId },
    });
  });

  test('pay on boarding waits in the same way, and repeating the confirmation changes nothing', async () => {
    await decision.traveller.holds(decision.world.aDepartureByHand().leg(), [seat('1A')]);
    await decision.traveller.tellsNames();
    await decision.traveller.startsToPay('PAY_ON_BOARDING');
    const asked = await decision.traveller.does('confirm');
    expect(asked).toMatchObject({ status: 'PENDING_OPERATOR', paymentStatus: 'TO_COLLECT' });
    expect(await decision.traveller.does('confirm')).toEqual(asked);
    expect(await decision.typesOf(asked.id)).toEqual(['booking.pending_operator']);
  });

  test('money that came after the hold asks while there is time, else it goes back', async () => {
    const pays = async (leg: string, chosen: string) => {
      const late = decision.world.aTraveller();
      await late.holds(leg, [seat(chosen)]);
      await late.tellsNames();
      const { payment } = await late.startsToPay();
      return { late, payment };
    };
    const leg = decision.world.aDepartureByHand().leg();
    const inTime = await pays(leg, '1A');
    const tooLate = await pays(leg, '2A');
    decision.world.clock.advance({ minutes: 30 });
    await decision.world.job('expire-holds');
    await inTime.late.decides(inTime.payment.reference, 'APPROVE');
    expect(await inTime.late.sees()).toMatchObject({ status: 'PENDING_OPERATOR', paymentStatus: 'PAID' });
    decision.world.clock.set('2026-11-23T05:00:00+07:00');
    await tooLate.late.decides(tooLate.payment.reference, 'APPROVE');
    expect(await tooLate.late.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUND_PENDING' });
  });

  test('cannot be cancelled before the answer', async () => {
    const asked = await decision.asks();
    expect(await decision.traveller.does<SeenRefusal>('cancel')).toMatchObject({
      code: 'WAITS_FOR_OPERATOR',
      facts: { bookingId: asked.id, confirmBy: '2026-11-21T10:00:00+07:00' },
    });
    expect(await decision.traveller.sees()).toMatchObject({ status: 'PENDING_OPERATOR' });
  });
});

describe('overdue', () => {
  test('the job rejects what nobody answered, once, and nothing before its time', async () => {
    const asked = await decision.asks();
    decision.world.clock.set(Date.parse(legOf(asked).confirmBy!) - 1);
    await decision.world.job('reject-overdue');
    expect(await decision.traveller.sees()).toMatchObject({ status: 'PENDING_OPERATOR' });
    decision.world.clock.advance({ minutes: 1 });
    await Promise.all([decision.world.job('reject-overdue'), decision.world.job('reject-overdue')]);
    await decision.world.job('reject-overdue');
    expect(await decision.traveller.sees()).toMatchObject({ status: 'REJECTED', paymentStatus: 'REFUND_PENDING' });
    const events = await decision.eventsOf(asked.id);
    expect(events.map(({ type }) => type)).toEqual(['booking.pending_operator', 'booking.rejected']);
    expect(events[1]!.payload).toMatchObject({ cause: 'OVERDUE', reason: null, amount: { amount: TWO_SEATS_PAID } });
  });

  test('accepting against the clock: tickets or money back, never both', async () => {
    for (let round = 0; round < 6; round++) {
      decision.world.clock.set(START);
      const asked = await decision.world
        .aTraveller()
        .buys(decision.world.aDepartureByHand().leg(), [seat('1A'), seat('1B')]);
      decision.world.clock.set(Date.parse(legOf(asked).confirmBy!) - (round % 2));
      const decide = decision.operator.accepts(asked.id, legOf(asked).id);
      decision.world.clock.advance({ minutes: round % 2 });
      await Promise.all([decide, decision.world.job('reject-overdue')]);
      const [now] = await decision.world.rows<{ status: string; refunds: number; tickets: number }>(
        `select status, (select count(*)::int from refund r where r.booking_id = b.id) as refunds,
           (select count(*)::int from ticket t join leg l on l.id = t.leg_id where l.booking_id = b.id) as tickets
         from booking b where id = $1`,
        [asked.id],
      );
      expect([
        { status: 'BOOKED', refunds: 0, tickets: 1 },
        { status: 'REJECTED', refunds: 1, tickets: 0 },
      ]).toContainEqual(now);
    }
  });
});
