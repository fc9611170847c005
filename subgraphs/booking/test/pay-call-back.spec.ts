import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { MAY_OVERRULE } from './overrule-desk.js';
import { overruleDocuments } from './overrule-documents.js';
import { claimsOf, toldBy } from './traces.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

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
    expect(await toldBy(world, traveller.bookingId)).toEqual(['booking.confirmed', 'ticket.issued']);
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
    expect(await claimsOf(world, late.id)).toContainEqual({ state: 'sold', count: 2 });
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
      expect(await toldBy(world, traveller.bookingId)).toEqual(['payment.refunded_late', 'refund.done']);
      await expectBalancedBooks(world);
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

  test('a refund that its provider refuses is failed, tells why, and is tried again until it waits for a person', async () => {
    const { pnr } = await traveller.holds(leg, [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await traveller.decides(payment.reference, 'CLOSE');
    await traveller.does('cancel');
    await world.job('send-refunds');
    const refused = async () =>
      world.rows<{ state: string; failure: string; failures: number; minutes: number | null }>(
        `select r.state, r.failure, r.failures, extract(epoch from r.retry_at - to_timestamp($2::float8 / 1000))::int / 60 as minutes
        from refund r where r.booking_id = $1`,
        [traveller.bookingId, world.clock.now()],
      );
    expect(await refused()).toEqual([{ state: 'failed', failure: 'ACCOUNT_CLOSED', failures: 1, minutes: 60 }]);
    const listed = () =>
      world.aPlatformAdmin().ask<{ total: number }>(documents.list, { filter: { refundFailed: true, text: pnr } });
    expect(await listed()).toMatchObject({ total: 1 });
    expect((await traveller.sees())!.paymentStatus).toBe('REFUND_PENDING');
    const inClearing = `select sum(debit - credit)::int as left from ledger_entry where booking_id = $1 and account = 'clearing'`;
    expect(await world.rows(inClearing, [traveller.bookingId])).toEqual([{ left: 1300 }]);

    await world.job('send-refunds');
    expect(await refused()).toMatchObject([{ failures: 1 }]);
    world.clock.advance({ minutes: 61 });
    await world.job('send-refunds');
    expect(await refused()).toEqual([{ state: 'failed', failure: 'ACCOUNT_CLOSED', failures: 2, minutes: null }]);

    expect(await toldBy(world, traveller.bookingId)).toContain('refund.refused');
    await world.rows("update sandbox_charge set state = 'APPROVED' where id = $1", [payment.reference]);
    world.clock.advance({ days: 30 });
    await world.job('send-refunds');
    expect(await refused()).toMatchObject([{ state: 'failed', failures: 2 }]);
    const admin = world.aUser({ userId: '1', roleId: 1, grants: MAY_OVERRULE });
    const [refund] = await world.rows<{ id: string }>('select id::text from refund where booking_id = $1', [
      traveller.bookingId,
    ]);
    await admin.ask(overruleDocuments.tryAgain, { id: refund!.id });
    expect((await traveller.sees())!.refunds).toMatchObject([{ state: 'done' }]);
    expect(await listed()).toMatchObject({ total: 0 });
    await expectBalancedBooks(world);
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
    expect((await toldBy(world, id)).filter((type) => type === 'refund.done')).toHaveLength(1);
    await expectBalancedBooks(world);
  });
});
