import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { overruleDocuments } from './overrule-documents.js';
import { support } from './staff.js';
import { askedAbout } from './traces.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let paymentId: string;
beforeEach(async () => {
  traveller = world.aTraveller();
  await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
  await traveller.tellsNames();
});

/** A payment that arrives otherwise than it was asked for. */
async function arrives(change: object): Promise<SeenBooking & SeenRefusal> {
  const { payment } = await traveller.startsToPay();
  paymentId = payment.id;
  const [row] = await world.rows<{ reference: string }>('select reference from payment where id = $1', [payment.id]);
  const told = {
    reference: row!.reference,
    charge: payment.reference,
    state: 'SETTLED',
    amount: 1300,
    currency: 'USD',
  };
  const body = JSON.stringify({ ...told, ...change });
  const variables = { provider: 'sandbox', body, signature: signSandbox(body, SECRET) };
  return traveller.ask(documents.callback, variables);
}

const does = (what: 'acceptReviewed' | 'sendBackReviewed', who = world.aPlatformAdmin()) =>
  who.ask<SeenBooking & SeenRefusal>(documents[what], { id: paymentId });

test('less than was asked, accepted: the booking is paid, the rest is let go', async () => {
  const before = await accountOf(world, 'write_off');
  await arrives({ amount: 1290 });
  expect(await does('acceptReviewed')).toMatchObject({
    status: 'BOOKED',
    paymentStatus: 'PAID',
    paid: { amount: 1290 },
    forgiven: { amount: 10 },
    due: { amount: 0 },
    payments: [{ state: 'SETTLED', amount: { amount: 1290 }, forgiven: { amount: 10 }, received: { amount: 1290 } }],
  });
  expect((await accountOf(world, 'write_off')) - before).toBe(10);
  expect(await does('acceptReviewed')).toMatchObject({ code: 'NOTHING_TO_REVIEW' });
  await expectBalancedBooks(world);
});

describe('what was let go never arrived, and is no money that goes back:', () => {
  const arrivedAndWentBack = (bookingId: string) =>
    world.rows<{ arrived: number; back: number }>(
      `select (select sum(amount)::int from payment where booking_id = $1 and state = 'SETTLED') as arrived,
        (select coalesce(sum(amount), 0)::int from refund where booking_id = $1) as back`,
      [bookingId],
    );

  test('cancelled, what arrived goes back less what is kept, and nothing is written off', async () => {
    const before = await accountOf(world, 'write_off');
    await arrives({ amount: 100 });
    await does('acceptReviewed');
    const { id, refundOffer } = (await traveller.sees())!;
    expect(refundOffer).toMatchObject({ amount: { amount: 50 } });
    expect(await traveller.ask(documents.cancel, { id, expectedRefund: 50 })).toMatchObject({
      status: 'CANCELLED',
      due: { amount: 0 },
      paid: { amount: 100 },
      forgiven: { amount: 0 },
      refunds: [{ amount: { amount: 50 } }],
    });
    await world.job('send-refunds');
    expect(await arrivedAndWentBack(id)).toEqual([{ arrived: 100, back: 50 }]);
    expect((await accountOf(world, 'write_off')) - before).toBe(0);
    await expectBalancedBooks(world);
  });

  test('by the operator’s fault all that arrived goes back, and no more', async () => {
    await arrives({ amount: 100 });
    const admin = support(world, { 'refund.ask': 'all', 'refund.overrule': 'all' });
    const { id } = await does('acceptReviewed');
    const wish = { bookingId: id, code: 'OPERATOR_CANCELLED', reason: 'The bus broke down' };
    expect(await admin.ask(overruleDocuments.cancel, wish)).toMatchObject({
      status: 'CANCELLED',
      due: { amount: 0 },
      refunds: [{ reason: 'CANCELLED' }, { reason: 'OVERRULED' }],
    });
    expect(await arrivedAndWentBack(id)).toEqual([{ arrived: 100, back: 100 }]);
    await expectBalancedBooks(world);
  });
});

test('a settled payment never changes, whoever writes it; what it forgives only becomes less', async () => {
  await arrives({ amount: 1290 });
  await does('acceptReviewed');
  const writes = (change: string) =>
    world.test.outside.change(`update payment set ${change} where id = $1`, [paymentId]);
  for (const change of ['amount = 1300', `state = 'FAILED', forgiven = 0`, 'forgiven = 11', `party = '7'`])
    await expect(writes(change)).rejects.toThrow(`payment ${paymentId} is settled`);
  await expect(writes('forgiven = -1')).rejects.toThrow('payment_forgiven_check');
});

test('more than was asked, accepted: what is over goes back by itself', async () => {
  await arrives({ amount: 1500 });
  expect(await does('acceptReviewed')).toMatchObject({
    status: 'BOOKED',
    refunds: [{ amount: { amount: 200 }, reason: 'OVERPAID' }],
  });
  await world.job('send-refunds');
  await expectBalancedBooks(world);
});

test('another currency can only be sent back, and is', async () => {
  await arrives({ currency: 'KHR', amount: 5_000_000 });
  expect(await does('acceptReviewed')).toMatchObject({ code: 'RECEIVED_OTHER_CURRENCY', facts: { currency: 'KHR' } });
  const back = await does('sendBackReviewed');
  expect(back).toMatchObject({ status: 'BLOCKED', paymentStatus: 'FAILED', payments: [{ state: 'FAILED' }] });
  expect(await does('sendBackReviewed')).toMatchObject({ code: 'NOTHING_TO_REVIEW' });
  const [sent] = await world.rows('select amount::int, currency from sandbox_refund where reference = $1', [
    `review-${paymentId}`,
  ]);
  expect(sent).toEqual({ amount: 5_000_000, currency: 'KHR' });
  await expectBalancedBooks(world);
});

test('after a payment was sent back another may follow', async () => {
  await arrives({ amount: 1 });
  await does('sendBackReviewed');
  const { payment } = await traveller.startsToPay('WING');
  await traveller.decides(payment.reference, 'APPROVE');
  expect((await traveller.sees())!.status).toBe('BOOKED');
});

test.each([{ amount: 0 }, { amount: -5 }, { currency: 'XXXXXXXXXX' }, { currency: '' }])(
  'what can be no money is an invalid request: %j',
  async (change) => {
    expect(await arrives(change)).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((await traveller.sees())!.payments).toMatchObject([{ state: 'PENDING' }]);
  },
);

test('declined is declined, whatever amount stands there', async () => {
  expect(await arrives({ state: 'DECLINED', amount: 0 })).toMatchObject({ payments: [{ state: 'DECLINED' }] });
  expect(await does('acceptReviewed')).toMatchObject({ code: 'NOTHING_TO_REVIEW' });
});

test('nothing that was kept as received is nobody’s to take, and sending it back ends it', async () => {
  await arrives({ amount: 1 });
  await world.test.outside.change('update payment set received_amount = 0 where id = $1', [paymentId]);
  expect(await does('acceptReviewed')).toMatchObject({ code: 'NOTHING_TO_REVIEW' });
  expect(await does('sendBackReviewed')).toMatchObject({ payments: [{ state: 'FAILED' }] });
  await expectBalancedBooks(world);
});

describe('more than a hundred dollars that are let go', () => {
  const OTHERS = { userId: '92', roleId: 1, grants: { 'booking.view': 'all', 'booking.edit': 'all' } } as const;
  beforeEach(async () => {
    traveller = world.aTraveller();
    const seats = Array.from({ length: 9 }, (_, row) => seat(`${row + 1}A`));
    await traveller.holds(world.aDeparture().leg(), seats);
    await traveller.tellsNames();
  });

  test('a second person takes it as paid, not the one who asked', async () => {
    await arrives({ amount: 1 });
    const asked = await does('acceptReviewed');
    expect(asked).toMatchObject({ status: 'BLOCKED', payments: [{ state: 'REVIEW', takingAsked: true }] });
    expect(await does('acceptReviewed')).toMatchObject({ code: 'OWN_REQUEST' });
    const letGo = { amount: asked.payments[0]!.amount.amount - 1, currency: 'USD' };
    expect(await askedAbout(world, 'TAKING', asked.id)).toMatchObject([
      { permission: 'booking.edit', countryCode: 'KH', operatorId: null, amount: letGo, pnr: asked.pnr },
    ]);
    expect(await does('acceptReviewed', world.aUser(OTHERS))).toMatchObject({
      status: 'BOOKED',
      payments: [{ state: 'SETTLED', takingAsked: false }],
    });
    await expectBalancedBooks(world);
  });

  test('who is asked may send it back instead', async () => {
    await arrives({ amount: 1 });
    await does('acceptReviewed');
    expect(await does('sendBackReviewed', world.aUser(OTHERS))).toMatchObject({ payments: [{ state: 'FAILED' }] });
  });
});

test('is found among the bookings and counted, until somebody has decided', async () => {
  await arrives({ amount: 1290 });
  const staff = world.aUser({ userId: '1', roleId: 1, grants: { 'booking.view': 'all', 'report.view': 'all' } });
  const found = async () => {
    const filter = { inReview: true, text: (await traveller.sees())!.pnr };
    return (await staff.ask<{ total: number }>(documents.list, { filter })).total;
  };
  const counted = async () =>
    (await staff.ask<{ inReview: number }>(documents.summary, { date: '2026-11-20' })).inReview;
  const before = await counted();
  expect(await found()).toBe(1);
  await does('sendBackReviewed');
  expect([await found(), await counted()]).toEqual([0, before - 1]);
});

test('people of the platform alone look at it', async () => {
  await arrives({ amount: 1 });
  expect(await world.anOperator().raw(documents.acceptReviewed, { id: paymentId })).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});

interface ReviewTold {
  readonly type: string;
  readonly payload: { readonly heldUntil?: string; readonly amount: { readonly amount: number } };
}
const told = (): Promise<ReviewTold[]> =>
  world.rows<ReviewTold>(
    `select type, payload from outbox_event where type in ('payment.in_review', 'payment.sent_back')
       and payload->>'bookingId' = $1 order by type`,
    [traveller.bookingId],
  );

test('the traveller is told that it is looked at, once, and that it was sent back', async () => {
  await arrives({ amount: 1290 });
  await does('sendBackReviewed');
  expect(await told()).toMatchObject([
    { type: 'payment.in_review', payload: { amount: { amount: 1290 } } },
    { type: 'payment.sent_back', payload: { amount: { amount: 1290 } } },
  ]);
});

test('seats are kept two hours for it, and ten minutes once it went back', async () => {
  const now = world.clock.now();
  await arrives({ amount: 1290 });
  const until = async (): Promise<number> => Date.parse((await traveller.sees())!.expiresAt!) - now;
  expect(await until()).toBe(120 * 60_000);
  world.clock.advance({ minutes: 100 });
  await world.job('expire-holds');
  await does('sendBackReviewed');
  expect(await until()).toBe(110 * 60_000);
  expect(Date.parse(String((await told())[1]!.payload.heldUntil)) - now).toBe(110 * 60_000);
});

test('taken as paid after an hour it still buys the seats', async () => {
  await arrives({ amount: 1290 });
  world.clock.advance({ minutes: 60 });
  await world.job('expire-holds');
  expect(await does('acceptReviewed')).toMatchObject({ status: 'BOOKED' });
});

test('a job finishes what somebody decided to send back and died over', async () => {
  await arrives({ amount: 1290 });
  await world.test.outside.change(`update payment set sent_back_at = to_timestamp($2::float8 / 1000) where id = $1`, [
    paymentId,
    world.clock.now(),
  ]);
  await world.job('finish-send-backs');
  expect((await traveller.sees())!.payments).toMatchObject([{ state: 'REVIEW' }]);
  world.clock.advance({ minutes: 2 });
  await world.job('finish-send-backs');
  await world.job('finish-send-backs');
  expect((await traveller.sees())!.payments).toMatchObject([{ state: 'FAILED' }]);
  expect((await told()).map(({ type }) => type)).toEqual(['payment.in_review', 'payment.sent_back']);
  await expectBalancedBooks(world);
});

test('nothing else is begun to be paid while one is looked at, the same way or another', async () => {
  await arrives({ amount: 1290 });
  for (const method of ['CARD', 'KHQR', 'CASH_COLLECTION'])
    expect(await traveller.startsToPay<SeenRefusal>(method)).toMatchObject({
      code: 'PAYMENT_IN_REVIEW',
      facts: { paymentId },
    });
  expect((await traveller.sees())!.payments).toMatchObject([{ state: 'REVIEW' }]);
});

test('whose money is looked at is not told to pay it again', async () => {
  await arrives({ amount: 1290 });
  world.clock.advance({ minutes: 4 });
  await world.job('tell-left-unpaid');
  expect(
    await world.rows(`select 1 from outbox_event where type = 'booking.left_unpaid' and payload->>'bookingId' = $1`, [
      traveller.bookingId,
    ]),
  ).toEqual([]);
});
