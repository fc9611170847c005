import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { documents } from './documents.js';
import { seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const START = '2026-11-20T10:00:00+07:00';
const TWO_SEATS_PAID = 2550;

let traveller: Traveller;
let operator: Traveller;
beforeEach(() => {
  world.clock.set(START);
  traveller = world.aTraveller();
  operator = world.anOperator();
});

const eventsOf = async (bookingId: string) =>
  world.rows<{ type: string; payload: Record<string, unknown> }>(
    `select type, payload from outbox_event where payload->>'bookingId' = $1 order by sequence`,
    [bookingId],
  );
const typesOf = async (bookingId: string): Promise<string[]> => (await eventsOf(bookingId)).map(({ type }) => type);
const claimsOf = (bookingId: string) =>
  world.rows('select state, count(*)::int from seat_claim where booking_id = $1 group by state order by state', [
    bookingId,
  ]);
const ticketsOf = async (bookingId: string): Promise<number> =>
  (await world.rows('select 1 from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1', [bookingId]))
    .length;
/** What every account of a booking holds in the end: Σ debit − Σ credit. */
const accountsOf = (bookingId: string) =>
  world.rows(
    `select account, sum(debit - credit)::int as balance from ledger_entry where booking_id = $1
     group by account having sum(debit - credit) <> 0 order by account`,
    [bookingId],
  );
const legOf = ({ legs }: SeenBooking, direction = 'ONWARD') => legs.find((leg) => leg.direction === direction)!;
/** Of the day's sales, minor units of USD. */
async function soldToday(): Promise<number> {
  const boss = world.aUser({ userId: '1', roleId: 1, grants: { 'report.view': 'all' } });
  const { sold } = await boss.ask<{ sold: { amount: number }[] }>(documents.summary, { date: '2026-11-20' });
  return sold[0]?.amount ?? 0;
}
const statesOf = ({ legs }: SeenBooking) =>
  legs.map(({ direction, parts }) => [direction, ...new Set(parts.map(({ state }) => state))].join(' '));

/** Two seats with an operator that confirms by hand, paid by card. */
const asks = (wish: Parameters<World['aDepartureByHand']>[0] = {}): Promise<SeenBooking> =>
  traveller.buys(world.aDepartureByHand(wish).leg(), [seat('1A'), seat('1B')]);

/** There, with a change of operators on the way: 7 by hand, then 8, and back with 7. */
async function asksForThereAndBack(byHand: { onward: boolean; connecting: boolean; back: boolean }) {
  const ride = (isByHand: boolean, wish: object) => (isByHand ? world.aDepartureByHand(wish) : world.aDeparture(wish));
  const there = ride(byHand.onward, { operatorId: '7' }).leg(0, 1);
  const on = ride(byHand.connecting, { operatorId: '8' }).leg(2, 4);
  const back = ride(byHand.back, { operatorId: '7', date: '2026-11-25' }).leg();
  return traveller.buysLegs([
    { legId: there, seats: [seat('1A')] },
    { legId: on, seats: [seat('1A')], direction: 'CONNECTING' },
    { legId: back, seats: [seat('1A')], direction: 'RETURN' },
  ]);
}

describe('HELD → PENDING_OPERATOR', () => {
  test('paid, the booking waits: seats taken, no ticket, no sale in the books, one event with the deadline', async () => {
    const asked = await asks({ change: (facts) => ({ ...facts, ticketEmail: 'desk@mekong.example' }) });
    expect(asked).toMatchObject({
      status: 'PENDING_OPERATOR',
      paymentStatus: 'PAID',
      expiresAt: null,
      due: { amount: 0 },
      refundOffer: null,
    });
    expect(legOf(asked)).toMatchObject({ confirmBy: '2026-11-21T10:00:00+07:00', awaitsOperator: true });
    expect(await claimsOf(asked.id)).toEqual([{ state: 'sold', count: 2 }]);
    expect(await ticketsOf(asked.id)).toBe(0);
    expect(await accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: TWO_SEATS_PAID },
      { account: 'customer', balance: -TWO_SEATS_PAID },
    ]);
    const [event, ...more] = await eventsOf(asked.id);
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
    world.clock.set('2026-11-23T03:00:00+07:00');
    expect(legOf(await asks()).confirmBy).toBe('2026-11-23T04:30:00+07:00');
  });

  test('nothing is sold less than four hours before departure', async () => {
    world.clock.set('2026-11-23T03:30:00+07:00');
    expect(await traveller.isRefused(world.aDepartureByHand().leg(), [seat('1A')])).toBeUndefined();
    world.clock.advance({ minutes: 1 });
    expect(await world.aTraveller().isRefused(world.aDepartureByHand().leg(), [seat('1B')])).toMatchObject({
      code: 'OPERATOR_CONFIRMS_BY_HAND',
      facts: { operatorId: '7' },
    });
  });

  test('a connection by hand is not sold when its first ride leaves too soon', async () => {
    world.clock.set('2026-11-23T05:00:00+07:00');
    const legs = [
      { legId: world.aDeparture().leg(0, 1), seats: [seat('1A')] },
      { legId: world.aDepartureByHand({ operatorId: '8' }).leg(2, 4), seats: [seat('1A')], direction: 'CONNECTING' },
    ];
    expect(await traveller.ask<SeenRefusal>(documents.hold, { input: { legs } })).toMatchObject({
      code: 'OPERATOR_CONFIRMS_BY_HAND',
      facts: { operatorId: '8', legId: legs[1]!.legId },
    });
  });

  test('pay on boarding waits in the same way, and repeating the confirmation changes nothing', async () => {
    await traveller.holds(world.aDepartureByHand().leg(), [seat('1A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    const asked = await traveller.does('confirm');
    expect(asked).toMatchObject({ status: 'PENDING_OPERATOR', paymentStatus: 'TO_COLLECT' });
    expect(await traveller.does('confirm')).toEqual(asked);
    expect(await typesOf(asked.id)).toEqual(['booking.pending_operator']);
  });

  test('money that came after the hold asks while there is time, else it goes back', async () => {
    const pays = async (leg: string, chosen: string) => {
      const late = world.aTraveller();
      await late.holds(leg, [seat(chosen)]);
      await late.tellsNames();
      const { payment } = await late.startsToPay();
      return { late, payment };
    };
    const leg = world.aDepartureByHand().leg();
    const inTime = await pays(leg, '1A');
    const tooLate = await pays(leg, '2A');
    world.clock.advance({ minutes: 30 });
    await world.job('expire-holds');
    await inTime.late.decides(inTime.payment.reference, 'APPROVE');
    expect(await inTime.late.sees()).toMatchObject({ status: 'PENDING_OPERATOR', paymentStatus: 'PAID' });
    world.clock.set('2026-11-23T05:00:00+07:00');
    await tooLate.late.decides(tooLate.payment.reference, 'APPROVE');
    expect(await tooLate.late.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUND_PENDING' });
  });

  test('cannot be cancelled before the answer', async () => {
    const asked = await asks();
    expect(await traveller.does<SeenRefusal>('cancel')).toMatchObject({
      code: 'WAITS_FOR_OPERATOR',
      facts: { bookingId: asked.id, confirmBy: '2026-11-21T10:00:00+07:00' },
    });
    expect(await traveller.sees()).toMatchObject({ status: 'PENDING_OPERATOR' });
  });
});

describe('accepted', () => {
  test('→ TICKETED: tickets, codes, the sale in the books, and only now the mail with the tickets', async () => {
    const asked = await asks();
    const accepted = await operator.accepts(asked.id, legOf(asked).id);
    expect(accepted).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(legOf(accepted)).toMatchObject({ confirmBy: null, awaitsOperator: false });
    expect(accepted.legs[0]!.parts.every(({ ticketCode }) => /^N7-\d{6}$/.test(ticketCode!))).toBe(true);
    expect(await typesOf(asked.id)).toEqual(['booking.pending_operator', 'booking.confirmed', 'ticket.issued']);
    expect((await accountsOf(asked.id)).map(({ account }) => account)).toEqual([
      'clearing',
      'commission',
      'fees',
      'operator_payable',
    ]);
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', refundOffer: { amount: { amount: 2500 } } });
  });

  test('twice, at once and again, is once', async () => {
    const asked = await asks();
    const { id } = legOf(asked);
    const colleague = world.anOperator();
    const answers = await Promise.all([operator.accepts(asked.id, id), colleague.accepts(asked.id, id)]);
    const again = await operator.accepts(asked.id, id);
    for (const answer of answers) expect(answer).toEqual(again);
    expect(await typesOf(asked.id)).toEqual(['booking.pending_operator', 'booking.confirmed', 'ticket.issued']);
    expect(await ticketsOf(asked.id)).toBe(1);
    expect(await operator.refuses<SeenRefusal>(asked.id, id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'TICKETED' },
    });
  });

  test('until the last moment, and not at it', async () => {
    const [asked, overdue] = [await asks(), await asks()];
    world.clock.set(Date.parse(legOf(asked).confirmBy!) - 1);
    expect(await operator.accepts(asked.id, legOf(asked).id)).toMatchObject({ status: 'BOOKED' });
    world.clock.set(Date.parse(legOf(overdue).confirmBy!));
    expect(await operator.accepts<SeenRefusal>(overdue.id, legOf(overdue).id)).toMatchObject({
      code: 'DECISION_OVERDUE',
      facts: { confirmBy: expect.any(String) },
    });
  });

  test('a ride that waits for nobody is not answered for', async () => {
    const bought = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
    const held = await world.aTraveller().holds(world.aDepartureByHand().leg(), [seat('1A')]);
    for (const [booking, state] of [
      [bought, 'TICKETED'],
      [held, 'HELD'],
    ] as const) {
      const answers = [
        await operator.accepts<SeenRefusal>(booking.id, legOf(booking).id),
        await operator.refuses<SeenRefusal>(booking.id, legOf(booking).id),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ code: 'LEG_NOT_WAITING', facts: { state } });
    }
  });
});

describe('refused', () => {
  test('→ REJECTED: everything back with fees, seats free, books balanced, one event with the reason', async () => {
    const asked = await asks();
    const rejected = await operator.refuses(asked.id, legOf(asked).id, '  The van is at the garage ');
    expect(rejected).toMatchObject({
      status: 'REJECTED',
      paymentStatus: 'REFUND_PENDING',
      refunds: [{ amount: { amount: TWO_SEATS_PAID }, reason: 'REJECTED' }],
    });
    expect(await claimsOf(asked.id)).toEqual([{ state: 'released', count: 2 }]);
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ status: 'REJECTED', paymentStatus: 'REFUNDED' });
    expect(await accountsOf(asked.id)).toEqual([]);
    const events = await eventsOf(asked.id);
    expect(events.map(({ type }) => type)).toEqual(['booking.pending_operator', 'booking.rejected', 'refund.done']);
    expect(events[1]!.payload).toMatchObject({
      cause: 'REFUSED',
      reason: 'The van is at the garage',
      amount: { amount: TWO_SEATS_PAID, currency: 'USD' },
    });
  });

  test('twice is once; after it nothing can be accepted, and the seats are sold to others', async () => {
    const departure = world.aDepartureByHand();
    const asked = await traveller.buys(departure.leg(), [seat('1A')]);
    const { id } = legOf(asked);
    const answers = await Promise.all([operator.refuses(asked.id, id), operator.refuses(asked.id, id)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await typesOf(asked.id)).toEqual(['booking.pending_operator', 'booking.rejected']);
    expect(await operator.accepts<SeenRefusal>(asked.id, id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'REJECTED' },
    });
    expect(await world.aTraveller().isRefused(departure.leg(), [seat('1A')])).toBeUndefined();
  });

  test('what would have been paid on boarding is not collected', async () => {
    await traveller.holds(world.aDepartureByHand().leg(), [seat('1A')]);
    await traveller.tellsNames();
    await traveller.startsToPay('PAY_ON_BOARDING');
    const asked = await traveller.does('confirm');
    expect(await operator.refuses(asked.id, legOf(asked).id)).toMatchObject({
      status: 'REJECTED',
      paymentStatus: 'UNPAID',
      due: { amount: 0 },
      payments: [{ state: 'CANCELLED' }],
      refunds: [],
    });
    expect(await accountsOf(asked.id)).toEqual([]);
  });

  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['x'.repeat(501), 'MAX_LENGTH'],
  ])('wants a reason: %#', async (reason, code) => {
    const asked = await asks();
    const { errors } = await operator.raw(documents.refuseLeg, { id: asked.id, legId: legOf(asked).id, reason });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'reason', code }] });
  });
});

describe('overdue', () => {
  test('the job rejects what nobody answered, once, and nothing before its time', async () => {
    const asked = await asks();
    world.clock.set(Date.parse(legOf(asked).confirmBy!) - 1);
    await world.job('reject-overdue');
    expect(await traveller.sees()).toMatchObject({ status: 'PENDING_OPERATOR' });
    world.clock.advance({ minutes: 1 });
    await Promise.all([world.job('reject-overdue'), world.job('reject-overdue')]);
    await world.job('reject-overdue');
    expect(await traveller.sees()).toMatchObject({ status: 'REJECTED', paymentStatus: 'REFUND_PENDING' });
    const events = await eventsOf(asked.id);
    expect(events.map(({ type }) => type)).toEqual(['booking.pending_operator', 'booking.rejected']);
    expect(events[1]!.payload).toMatchObject({ cause: 'OVERDUE', reason: null, amount: { amount: TWO_SEATS_PAID } });
  });

  test('accepting against the clock: tickets or money back, never both', async () => {
    for (let round = 0; round < 6; round++) {
      world.clock.set(START);
      const asked = await world.aTraveller().buys(world.aDepartureByHand().leg(), [seat('1A'), seat('1B')]);
      world.clock.set(Date.parse(legOf(asked).confirmBy!) - (round % 2));
      const decide = operator.accepts(asked.id, legOf(asked).id);
      world.clock.advance({ minutes: round % 2 });
      await Promise.all([decide, world.job('reject-overdue')]);
      const [now] = await world.rows<{ status: string; refunds: number; tickets: number }>(
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

describe('who answers', () => {
  const grants = (scope: string) => ({ 'booking.view': scope, 'booking.edit': scope }) as never;

  test('for everybody else the booking does not exist, and nothing happens to it', async () => {
    const asked = await asks();
    const { id } = legOf(asked);
    const others = [
      world.anOperator('8'),
      world.aUser({ userId: '51', roleId: 10, operatorId: '7', branchId: '72', grants: grants('branch') }),
      world.aUser({ userId: '52', roleId: 11, countryCode: 'LA', grants: grants('country') }),
      world.aUser({ userId: '53', roleId: 2, agencyId: '3', grants: grants('agency') }),
      world.aUser({ userId: '54', roleId: 6, grants: grants('own'), bookingToken: traveller.viewer.bookingToken! }),
      world.aUser({ userId: '55', roleId: 4, operatorId: '7', mode: 'sandbox', grants: grants('operator') }),
    ];
    for (const other of others) {
      const refusal = { code: 'BOOKING_NOT_FOUND', facts: { bookingId: asked.id } };
      expect(await other.accepts<SeenRefusal>(asked.id, id)).toMatchObject(refusal);
      expect(await other.refuses<SeenRefusal>(asked.id, id)).toMatchObject(refusal);
    }
    expect(await traveller.sees()).toEqual(asked);
  });

  test('the booking says to each whether it waits for him', async () => {
    const asked = await asksForThereAndBack({ onward: true, connecting: true, back: false });
    const seenBy = async (staff: Traveller): Promise<boolean[]> => {
      const seen = await staff.ask<SeenBooking>(documents.booking, { id: asked.id });
      return seen.legs.map(({ awaitsViewer }) => awaitsViewer);
    };
    expect(asked.legs.map(({ awaitsViewer }) => awaitsViewer)).toEqual([false, false, false]);
    expect(await seenBy(operator)).toEqual([true, false, false]);
    expect(await seenBy(world.anOperator('8'))).toEqual([false, true, false]);
  });

  test('ids that are none are unknown', async () => {
    const asked = await asks();
    const unknown = [
      [asked.id, '0'],
      [asked.id, "1' or true"],
      ['x', legOf(asked).id],
      [asked.id, '9'.repeat(30)],
    ] as const;
    for (const [bookingId, legId] of unknown)
      expect(await operator.accepts<SeenRefusal>(bookingId, legId)).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('the permission is asked for at the door', async () => {
    const asked = await asks();
    const variables = { id: asked.id, legId: legOf(asked).id };
    const guest = await traveller.raw(documents.acceptLeg, variables);
    expect(guest.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const finance = world.aUser({
      userId: '9',
      roleId: 9,
      operatorId: '7',
      grants: { 'booking.view': 'operator' },
    });
    const refused = await finance.raw(documents.acceptLeg, variables);
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    ['its branch', { roleId: 5, operatorId: '7', branchId: '71', grants: grants('branch') }],
    ["its country's admin", { roleId: 11, countryCode: 'KH', grants: grants('country') }],
    ['the platform', { roleId: 1, grants: grants('all') }],
  ])('%s may', async (_, user) => {
    const asked = await asks();
    const staff = world.aUser({ userId: '60', ...user });
    expect(await staff.accepts(asked.id, legOf(asked).id)).toMatchObject({ status: 'BOOKED' });
  });
});

describe('a connection is decided together', () => {
  test('a ride that needs no answer waits with the one that does', async () => {
    const asked = await asksForThereAndBack({ onward: false, connecting: true, back: false });
    expect(asked.status).toBe('PENDING_OPERATOR');
    expect(statesOf(asked)).toEqual(['ONWARD PENDING_OPERATOR', 'CONNECTING PENDING_OPERATOR', 'RETURN TICKETED']);
    expect(asked.legs.map(({ awaitsOperator }) => awaitsOperator)).toEqual([false, true, false]);
    expect(await typesOf(asked.id)).toEqual(['booking.pending_operator', 'booking.confirmed', 'ticket.issued']);
    const foreign = await operator.accepts<SeenRefusal>(asked.id, legOf(asked, 'CONNECTING').id);
    expect(foreign).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    expect(await operator.accepts<SeenRefusal>(asked.id, legOf(asked).id)).toMatchObject({ code: 'LEG_NOT_WAITING' });
    const accepted = await world.anOperator('8').accepts(asked.id, legOf(asked, 'CONNECTING').id);
    expect(accepted).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(new Set(accepted.legs.flatMap(({ parts }) => parts.map(({ ticketCode }) => ticketCode))).size).toBe(3);
    const issued = (await eventsOf(asked.id)).filter(({ type }) => type === 'ticket.issued');
    expect(issued.map(({ payload }) => (payload['ticketIds'] as string[]).length)).toEqual([1, 2]);
    expect(await accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: asked.total.amount },
      { account: 'commission', balance: -360 },
      { account: 'fees', balance: -50 },
      { account: 'operator_payable', balance: -3390 },
    ]);
  });

  test('two operators: the first yes waits for the second', async () => {
    const asked = await asksForThereAndBack({ onward: true, connecting: true, back: false });
    const half = await operator.accepts(asked.id, legOf(asked).id);
    expect(half.status).toBe('PENDING_OPERATOR');
    expect(legOf(half)).toMatchObject({ awaitsOperator: false, confirmBy: legOf(asked).confirmBy });
    expect(await operator.accepts(asked.id, legOf(asked).id)).toEqual(half);
    const whole = await world.anOperator('8').accepts(asked.id, legOf(asked, 'CONNECTING').id);
    expect(statesOf(whole)).toEqual(['ONWARD TICKETED', 'CONNECTING TICKETED', 'RETURN TICKETED']);
  });

  test('one refuses: both rides are rejected, the way back stays, and its share of the fee', async () => {
    const asked = await asksForThereAndBack({ onward: true, connecting: true, back: false });
    await operator.accepts(asked.id, legOf(asked).id);
    const before = await soldToday();
    const rejected = await world.anOperator('8').refuses(asked.id, legOf(asked, 'CONNECTING').id);
    expect(statesOf(rejected)).toEqual(['ONWARD REJECTED', 'CONNECTING REJECTED', 'RETURN TICKETED']);
    expect(rejected).toMatchObject({ status: 'BOOKED', refunds: [{ amount: { amount: 2534 } }] });
    expect(await soldToday()).toBe(before - 2534);
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PARTIALLY_REFUNDED' });
    expect(await accountsOf(asked.id)).toEqual([
      { account: 'clearing', balance: 1266 },
      { account: 'commission', balance: -120 },
      { account: 'fees', balance: -16 },
      { account: 'operator_payable', balance: -1130 },
    ]);
    const told = (await eventsOf(asked.id)).find(({ type }) => type === 'booking.rejected')!;
    expect(told.payload).toMatchObject({ total: null, legs: [{ direction: 'ONWARD' }, { direction: 'CONNECTING' }] });
    expect(await operator.accepts<SeenRefusal>(asked.id, legOf(asked).id)).toMatchObject({
      code: 'LEG_NOT_WAITING',
      facts: { state: 'REJECTED' },
    });
    expect(await traveller.does('confirm')).toMatchObject({ status: 'BOOKED' });
    expect(await traveller.does('cancel')).toMatchObject({ status: 'CANCELLED' });
  });

  test('out and back are decided each for themselves', async () => {
    const asked = await asksForThereAndBack({ onward: true, connecting: false, back: true });
    const accepted = await operator.accepts(asked.id, legOf(asked, 'RETURN').id);
    expect(statesOf(accepted)).toEqual(['ONWARD PENDING_OPERATOR', 'CONNECTING PENDING_OPERATOR', 'RETURN TICKETED']);
    world.clock.advance({ hours: 24, minutes: 1 });
    await world.job('reject-overdue');
    const ended = (await traveller.sees())!;
    expect(statesOf(ended)).toEqual(['ONWARD REJECTED', 'CONNECTING REJECTED', 'RETURN TICKETED']);
    expect(ended.refundOffer).not.toBeNull();
  });
});

test("a vehicle's name is told in the reader's language, whatever the buyer's was", async () => {
  const bought = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
  expect(bought.legs[0]!.vehicleName).toBe('VIP coach');
  traveller.viewer = { ...traveller.viewer, language: 'km' };
  expect((await traveller.sees())!.legs[0]!.vehicleName).toBe('ឡានក្រុង');
  traveller.viewer = { ...traveller.viewer, language: 'es' };
  expect((await traveller.sees())!.legs[0]!.vehicleName).toBe('VIP coach');
  const [issued] = (await eventsOf(bought.id)).filter(({ type }) => type === 'ticket.issued');
  expect(issued!.payload).toMatchObject({ legs: [{ vehicleName: { en: 'VIP coach', km: 'ឡានក្រុង' } }] });
});
