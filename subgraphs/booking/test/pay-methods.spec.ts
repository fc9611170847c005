import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { documents } from './documents.js';
import { SECRET, seat, type SeenBooking, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

let traveller: Traveller;
let leg: string;
beforeEach(async () => {
  traveller = world.aTraveller();
  leg = world.aDeparture().leg();
  await traveller.holds(leg, [seat('1A'), seat('1B')]);
  await traveller.tellsNames();
});

const states = async (): Promise<string[]> =>
  (await traveller.sees())!.payments.map(({ method, state }) => `${method} ${state}`);

/** A call-back of this charge, as its provider would send it. */
async function callback(charge: string, change: object = {}, secret = SECRET): Promise<SeenBooking & SeenRefusal> {
  const [row] = await world.rows<{ reference: string }>('select reference from payment where provider_reference = $1', [
    charge,
  ]);
  const told = { reference: row!.reference, charge, state: 'SETTLED', amount: 2550, currency: 'USD', ...change };
  const body = JSON.stringify(told);
  const variables = { provider: 'sandbox', body, signature: signSandbox(body, secret) };
  return world.aTraveller().ask(documents.callback, variables);
}

describe.each(['CARD', 'WING', 'PIPAY', 'KHQR'])('%s', (method) => {
  test('settles, and is the ticket; repeated call-backs change nothing', async () => {
    const { payment, booking } = await traveller.startsToPay(method);
    expect(booking.paymentStatus).toBe('PENDING');
    await traveller.decides(payment.reference, 'APPROVE');
    expect(await traveller.sees()).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID', due: { amount: 0 } });
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paid: { amount: 2550 }, refunds: [] });
    expect(await states()).toEqual([`${method} SETTLED`]);
  });

  test('declined it leaves the seats held, and another way pays', async () => {
    const { payment } = await traveller.startsToPay(method);
    await traveller.decides(payment.reference, 'DECLINE');
    expect(await traveller.sees()).toMatchObject({ status: 'BLOCKED', paymentStatus: 'FAILED' });
    const other = await traveller.startsToPay(method === 'CARD' ? 'KHQR' : 'CARD');
    await traveller.decides(other.payment.reference, 'APPROVE');
    expect((await traveller.sees())!.status).toBe('BOOKED');
  });

  test('the call-back may come before the payer does', async () => {
    const { payment } = await traveller.startsToPay(method);
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
    expect(await traveller.ask(documents.charge, { id: payment.reference })).toMatchObject({ state: 'OPEN' });
  });

  test('money after the hold buys the seats that are still free', async () => {
    const { payment } = await traveller.startsToPay(method);
    world.clock.advance({ minutes: 16 });
    await world.job('expire-payments');
    await world.job('expire-holds');
    expect(await states()).toEqual([`${method} EXPIRED`]);
    expect(await callback(payment.reference)).toMatchObject({ status: 'BOOKED', paymentStatus: 'PAID' });
  });

  test('a wrong amount waits for a person; a wrong signature is an invalid request', async () => {
    const { payment } = await traveller.startsToPay(method);
    const invalid = { __typename: 'Refused', code: 'INVALID_REQUEST', facts: {} };
    expect(await callback(payment.reference, {}, 'somebody else')).toEqual(invalid);
    const told = await callback(payment.reference, { amount: 2549 });
    expect(told).toMatchObject({
      status: 'BLOCKED',
      payments: [{ state: 'REVIEW', received: { amount: 2549, currency: 'USD' } }],
    });
  });
});

describe('KHQR', () => {
  test('shows a code to scan, which lives five minutes', async () => {
    const { payment } = await traveller.startsToPay('KHQR');
    expect(payment.qr).toBe(`http://localhost:4000${payment.payUrl}`);
    expect(Date.parse(payment.expiresAt!) - world.clock.now()).toBe(300_000);
  });

  test('a code that is over is followed by a new one; the seats stay held', async () => {
    const first = await traveller.startsToPay('KHQR');
    world.clock.advance({ minutes: 5 });
    await world.job('expire-payments');
    expect(await traveller.sees()).toMatchObject({
      status: 'BLOCKED',
      payments: [{ state: 'EXPIRED', payUrl: null, qr: null }],
    });
    const second = await traveller.startsToPay('KHQR');
    expect(second.payment.id).not.toBe(first.payment.id);
    await traveller.decides(second.payment.reference, 'APPROVE');
    expect(await states()).toEqual(['KHQR EXPIRED', 'KHQR SETTLED']);
  });

  test('also before the timer has come by', async () => {
    const first = await traveller.startsToPay('KHQR');
    world.clock.advance({ minutes: 5 });
    const second = await traveller.startsToPay('KHQR');
    expect(second.payment.id).not.toBe(first.payment.id);
    expect(await states()).toEqual(['KHQR CANCELLED', 'KHQR PENDING']);
  });
});

test('who was blocked from paying on boarding is so as a guest with his telephone, too', async () => {
  world.users.blockedPhones.add('+855 12 000 111');
  const refusal = { code: 'METHOD_NOT_AVAILABLE', facts: { method: 'PAY_ON_BOARDING', reason: 'BLOCKED' } };
  expect(await traveller.startsToPay('PAY_ON_BOARDING')).toMatchObject(refusal);
  world.users.blockedPhones.clear();
  await traveller.startsToPay('PAY_ON_BOARDING');
  expect(await states()).toEqual(['PAY_ON_BOARDING PENDING']);
});

test('which ways there are is one question', async () => {
  const options = await traveller.ask<{ method: string; flow: string; reason: string | null }[]>(documents.methods, {
    id: traveller.bookingId,
  });
  expect(options.map(({ method, flow, reason }) => `${method} ${flow} ${reason}`)).toEqual([
    'CARD REDIRECT null',
    'KHQR QR null',
    'WING WALLET_APP null',
    'PIPAY REDIRECT null',
    'CASH_COLLECTION CODE null',
    'PAY_ON_BOARDING ON_BOARDING null',
  ]);
  expect(await world.aTraveller().ask(documents.methods, { id: traveller.bookingId })).toBeNull();
});
