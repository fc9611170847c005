import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { documents } from './documents.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Σ debits = Σ credits, of everything ever written. */
async function expectBalancedBooks(): Promise<void> {
  const [sums] = await world.rows(
    'select sum(debit) = sum(credit) as balanced, count(*) > 0 as some from ledger_entry',
  );
  expect(sums).toEqual({ balanced: true, some: true });
}

const events = async (bookingId: string): Promise<string[]> => {
  const sql = `select type from outbox_event where payload->>'bookingId' = $1 order by sequence`;
  return (await world.rows<{ type: string }>(sql, [bookingId])).map(({ type }) => type);
};

const claimsOf = (bookingId: string) =>
  world.rows('select state, count(*)::int from seat_claim where booking_id = $1 group by state order by state', [
    bookingId,
  ]);

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
    expect(await claimsOf(bought.id)).toEqual([{ state: 'sold', count: 2 }]);
    expect(await events(bought.id)).toEqual(['booking.confirmed', 'ticket.issued']);
    const [ticket] = await world.rows<{ id: string }>(
      'select t.id from ticket t join leg l on l.id = t.leg_id where l.booking_id = $1',
      [bought.id],
    );
    expect(ticket!.id).toMatch(/^[0-9a-z]{25}$/);
    await expectBalancedBooks();
  });

  test('confirming what is confirmed answers the same and changes nothing', async () => {
    const bought = await traveller.buys(leg, [seat('1A')]);
    const again = await Promise.all([traveller.does('confirm'), traveller.does('confirm')]);
    for (const same of again) expect({ ...same, __typename: undefined }).toEqual({ ...bought, __typename: undefined });
    expect(await events(bought.id)).toHaveLength(2);
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
    await expectBalancedBooks();
  });
});

describe('call-backs', () => {
  const sendTo = (body: object, secret = SECRET) => {
    const text = JSON.stringify(body);
    const variables = { provider: 'sandbox', body: text, signature: signSandbox(text, secret) };
    return world.aTraveller().ask<SeenBooking & SeenRefusal>(documents.callback, variables);
  };

  const readyToPay = async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    const [row] = await world.rows<{ reference: string }>('select reference from payment where id = $1', [payment.id]);
    return { reference: row!.reference, charge: payment.reference, state: 'SETTLED', amount: 1300, currency: 'USD' };
  };

  test('told ten times at once, money is booked once', async () => {
    const news = await readyToPay();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendTo(news)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'BOOKED', paid: { amount: 1300 } });
    expect(await events(traveller.bookingId)).toEqual(['booking.confirmed', 'ticket.issued']);
  });

  test('a wrong signature, an unknown reference or another charge is an invalid request', async () => {
    const news = await readyToPay();
    const invalid = { __typename: 'Refused', code: 'INVALID_REQUEST', facts: {} };
    expect(await sendTo(news, 'somebody else')).toEqual(invalid);
    expect(await sendTo({ ...news, reference: 'unknown' })).toEqual(invalid);
    expect(await sendTo({ ...news, charge: 'another' })).toEqual(invalid);
    expect(await sendTo({ nonsense: true })).toEqual(invalid);
    const other = { provider: 'nobody', body: '{}', signature: '' };
    expect(await world.aTraveller().ask(documents.callback, other)).toEqual(invalid);
    expect(await traveller.sees()).toMatchObject({ status: 'BLOCKED', paid: { amount: 0 } });
  });

  test.each([
    ['amount', { amount: 1299 }],
    ['currency', { currency: 'KHR' }],
  ])('another %s goes to review and confirms nothing', async (_, change) => {
    const answer = await sendTo({ ...(await readyToPay()), ...change });
    expect(answer.payments.map(({ state }) => state)).toEqual(['REVIEW']);
    expect(answer).toMatchObject({ status: 'BLOCKED', paid: { amount: 0 } });
  });
});

describe('paying late', () => {
  const payingLate = async (): Promise<void> => {
    await traveller.holds(leg, [seat('1A'), seat('1B')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'LATE');
    await world.job('deliver-sandbox-callbacks');
    expect((await traveller.sees())!.paymentStatus).toBe('PENDING');
    world.clock.advance({ minutes: 16 });
  };

  test('tickets, when the same seats are still free', async () => {
    await payingLate();
    await world.job('expire-holds');
    expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'UNPAID' });
    await world.job('deliver-sandbox-callbacks');
    const late = (await traveller.sees())!;
    expect(late).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await claimsOf(late.id)).toContainEqual({ state: 'sold', count: 2 });
  });

  test('tickets too, when the hold has not been expired by the timer yet', async () => {
    await payingLate();
    await world.job('deliver-sandbox-callbacks');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
  });

  test.each([true, false])(
    'goes back in full, when one seat is taken (timer first: %s), and is told',
    async (timer) => {
      await payingLate();
      if (timer) await world.job('expire-holds');
      await world.aTraveller().holds(leg, [seat('1B')]);
      await world.job('deliver-sandbox-callbacks');
      expect(await traveller.sees()).toMatchObject({ status: 'EXPIRED', paymentStatus: 'REFUND_PENDING' });
      expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
      await world.job('send-refunds');
      await world.job('send-refunds');
      expect(await traveller.sees()).toMatchObject({
        paymentStatus: 'REFUNDED',
        refunded: { amount: 2550 },
        refunds: [{ state: 'done', amount: { amount: 2550 }, reason: 'PAID_TOO_LATE' }],
      });
      expect(await events(traveller.bookingId)).toEqual(['payment.refunded_late', 'refund.done']);
      await expectBalancedBooks();
    },
  );

  test('after the traveller cancelled: the money goes back', async () => {
    await payingLate();
    world.clock.advance({ minutes: -16 });
    await traveller.does('cancel');
    await world.job('deliver-sandbox-callbacks');
    expect(await traveller.sees()).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'REFUND_PENDING',
      refunds: [{ reason: 'PAID_AFTER_CANCELLATION', amount: { amount: 2550 } }],
    });
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
    await expectBalancedBooks();
  });
});

describe('cancelling what was bought', () => {
  const boughtFor = async (): Promise<void> => {
    await traveller.buys(leg, [seat('1A')]);
  };

  test('within an hour, two days before: the whole fare, not the fee', async () => {
    await boughtFor();
    expect((await traveller.sees())!.refundOffer).toMatchObject({ amount: { amount: 1250 } });
    const cancelled = await traveller.does('cancel');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_PENDING', refundOffer: null });
    expect((await traveller.does('cancel')).refunds).toHaveLength(1);
    await world.job('send-refunds');
    expect(await traveller.sees()).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED', refunded: { amount: 1250 } });
    expect(await world.aTraveller().isRefused(leg, [seat('1A')])).toBeUndefined();
    const revoked = await world.rows(
      'select revoked_at is not null as revoked from ticket t join leg l on l.id = t.leg_id where booking_id = $1',
      [cancelled.id],
    );
    expect(revoked).toEqual([{ revoked: true }]);
    await expectBalancedBooks();
  });

  test('by the tier of the hour; the rest is a fee', async () => {
    await boughtFor();
    const start = world.clock.now();
    world.clock.set('2026-11-23T01:30:00+07:00');
    expect(await traveller.does('cancel')).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ amount: { amount: 625 } }],
      due: { amount: 0 },
    });
    expect((await traveller.sees())!.fees).toContainEqual({ name: 'cancellation', amount: { amount: 625 } });
    world.clock.set(start);
    await expectBalancedBooks();
  });

  test('too near to departure: the seat comes back, the money does not; after departure nothing', async () => {
    await boughtFor();
    const start = world.clock.now();
    world.clock.set('2026-11-23T05:30:00+07:00');
    expect(await traveller.does('cancel')).toMatchObject({ status: 'CANCELLED', paymentStatus: 'PAID', refunds: [] });
    const other = world.aTraveller();
    world.clock.set(start);
    await other.buys(world.aDeparture().leg(), [seat('2A')]);
    world.clock.set('2026-11-23T08:30:00+07:00');
    expect(await other.does<SeenRefusal>('cancel')).toMatchObject({ code: 'NOTHING_TO_CANCEL' });
    world.clock.set(start);
    await expectBalancedBooks();
  });
});

describe('dying in between', () => {
  test('an attempt whose provider did not answer goes on when the call is repeated, with one charge', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const sandbox = world.test.subgraph.services.providers.get('sandbox')!;
    const open = sandbox.open.bind(sandbox);
    sandbox.open = async (...request) => {
      await open(...request);
      throw new Error('the line broke after the provider had written');
    };
    const { errors } = await traveller.raw(documents.pay, { id: traveller.bookingId, method: 'CARD' });
    sandbox.open = open;
    expect(errors?.[0]?.extensions['code']).toBe('INTERNAL_SERVER_ERROR');
    const { payment, booking } = await traveller.startsToPay();
    expect(booking.payments).toHaveLength(1);
    const charges = await world.rows(
      'select c.id from sandbox_charge c join payment y on y.reference = c.reference where y.booking_id = $1',
      [booking.id],
    );
    expect(charges).toEqual([{ id: payment.reference }]);
    await traveller.decides(payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('BOOKED');
  });

  test('a call-back nobody could take is delivered again until it is', async () => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    const sandbox = world.test.subgraph.services.providers.get('sandbox')!;
    const read = sandbox.read.bind(sandbox);
    sandbox.read = () => {
      throw new Error('down');
    };
    await traveller.decides(payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('BLOCKED');
    sandbox.read = read;
    await world.job('deliver-sandbox-callbacks');
    await world.job('deliver-sandbox-callbacks');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paid: { amount: 1300 } });
  });

  test('a refund left on its way is sent once', async () => {
    const { id } = await traveller.buys(leg, [seat('1A')]);
    await traveller.does('cancel');
    const sandbox = world.test.subgraph.services.providers.get('sandbox')!;
    const refund = sandbox.refund.bind(sandbox);
    sandbox.refund = async (...request) => {
      await refund(...request);
      throw new Error('killed before it was noted');
    };
    await world.job('send-refunds');
    sandbox.refund = refund;
    expect((await traveller.sees())!.refunds).toMatchObject([{ state: 'transit' }]);
    await Promise.all([world.job('send-refunds'), world.job('send-refunds')]);
    expect((await traveller.sees())!.refunds).toMatchObject([{ state: 'done' }]);
    const sent = await world.rows(
      'select count(*)::int from sandbox_refund r join payment y on y.provider_reference = r.charge_id where y.booking_id = $1',
      [id],
    );
    expect(sent).toEqual([{ count: 1 }]);
    expect((await events(id)).filter((type) => type === 'refund.done')).toHaveLength(1);
    await expectBalancedBooks();
  });
});

describe('the log of Wing', () => {
  const log = { step: 'opened' };
  const startsWith = async (method: string): Promise<string> => {
    await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    return (await traveller.startsToPay(method)).payment.id;
  };

  test('is kept with its payment and read by staff alone, ninety days', async () => {
    const id = await startsWith('WING');
    expect(await traveller.ask(documents.wing, { id, log })).toBe(true);
    const support = world.aUser({
      userId: '70',
      roleId: 7,
      grants: { 'booking.view': 'all', 'booking.history': 'all' },
    });
    const reads = () => support.ask(documents.wingLog, { id: traveller.bookingId });
    expect(await reads()).toEqual({ wingLog: [{ paymentId: id, logData: log }] });
    const { errors } = await traveller.raw(documents.wingLog, { id: traveller.bookingId });
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    await world.job('forget-wing-logs');
    expect(await reads()).toMatchObject({ wingLog: [{}] });
    await world.rows(`update wing_log set at = at - interval '91 days'`);
    await world.job('forget-wing-logs');
    expect(await reads()).toEqual({ wingLog: [] });
  });

  test('is not kept for what is no payment with Wing, nor without end', async () => {
    const card = await startsWith('CARD');
    for (const id of [card, '999999999', traveller.bookingId + 'x', '-1', '9'.repeat(30)])
      expect([id, await traveller.ask(documents.wing, { id, log })]).toEqual([id, false]);
    const { id } = (await traveller.startsToPay('WING')).payment;
    await world.rows(
      `insert into wing_log (payment_id, log_data, mode, at) select $1, '{}', 'live', now() from generate_series(1, 99)`,
      [id],
    );
    expect(await traveller.ask(documents.wing, { id, log })).toBe(true);
    expect(await traveller.ask(documents.wing, { id, log })).toBe(false);
    const { errors } = await traveller.raw(documents.wing, { id, log: { nul: '\u0000' } });
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
  });
});
