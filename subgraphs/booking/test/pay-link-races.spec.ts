import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { payLinkDocuments as asking, type SeenLink, tokenOf } from './pay-link-documents.js';
import { seat, SECRET, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set('2026-11-20T13:00:00+07:00'));

const clerk = (): Traveller => world.aUser({ userId: '71', roleId: 7, grants: { 'payment.request': 'all' } });
const INPUT = {
  payerName: 'Chan Sophea',
  payerEmail: 'sophea@example.com',
  amount: 2500,
  currency: 'USD',
  language: 'km',
  reason: 'Extra luggage',
  days: 7,
};
const aLink = (): Promise<SeenLink> => clerk().ask(asking.create, { input: INPUT });
const record = ({ id }: SeenLink): Promise<SeenLink> => clerk().ask(asking.record, { id });
const begins = (link: SeenLink, method = 'CARD'): Promise<{ id: string; reference: string }> =>
  world.aTraveller().ask(asking.pay, { token: tokenOf(link), method });

/** What the provider tells of an attempt, as often as it likes. */
async function callback(charge: string, change: object = {}): Promise<unknown> {
  const [row] = await world.rows<{ reference: string }>('select reference from payment where provider_reference = $1', [
    charge,
  ]);
  const told = { reference: row!.reference, charge, state: 'SETTLED', amount: 2500, currency: 'USD', ...change };
  const body = JSON.stringify(told);
  return world.aTraveller().ask(
    `mutation ($provider: String!, $body: String!, $signature: String!) {
    answer: receivePaymentCallback(provider: $provider, body: $body, signature: $signature) { __typename } }`,
    {
      provider: 'sandbox',
      body,
      signature: signSandbox(body, SECRET),
    },
  );
}
const receipts = ({ id }: SeenLink) =>
  world.rows(`select 1 from outbox_event where type = 'pay_link.paid' and payload->>'linkId' = $1`, [id]);

test('of ten call-backs at once and ten more one counts: paid once, one receipt, nothing goes back', async () => {
  const before = await accountOf(world, 'custom_payments');
  const link = await aLink();
  const { reference } = await begins(link);
  await Promise.all(Array.from({ length: 10 }, () => callback(reference)));
  for (let n = 0; n < 10; n++) await callback(reference);
  expect(await record(link)).toMatchObject({ state: 'PAID', refunded: { amount: 0 }, refundable: { amount: 2500 } });
  expect(await receipts(link)).toHaveLength(1);
  expect((await accountOf(world, 'custom_payments')) - before).toBe(-2500);
  expect(await accountOf(world, 'customer')).toBe(0);
  await expectBalancedBooks(world);
});

test('of four ways that are paid at once one pays the link, and the other three go back', async () => {
  const before = await accountOf(world, 'custom_payments');
  const link = await aLink();
  const charges: string[] = [];
  for (const method of ['CARD', 'KHQR', 'WING', 'PIPAY']) charges.push((await begins(link, method)).reference);
  await Promise.all(charges.flatMap((charge) => [world.aTraveller().decides(charge, 'APPROVE'), callback(charge)]));
  await world.job('send-refunds');
  expect(await record(link)).toMatchObject({ state: 'PAID', surplus: { amount: 7500 }, refundable: { amount: 2500 } });
  expect(await receipts(link)).toHaveLength(1);
  expect((await accountOf(world, 'custom_payments')) - before).toBe(-2500);
  expect(await accountOf(world, 'customer')).toBe(0);
  await expectBalancedBooks(world);
});

test('whoever begins at the same moment goes on with one attempt', async () => {
  const link = await aLink();
  const begun = await Promise.all(Array.from({ length: 8 }, () => begins(link)));
  expect(new Set(begun.map(({ reference }) => reference)).size).toBe(1);
  expect((await record(link)).payments).toHaveLength(1);
});

test.each(['cancelled', 'over'])('paid while it is being %s, it is paid or its money goes back', async (how) => {
  const link = await aLink();
  const { reference } = await begins(link);
  if (how === 'over') world.clock.advance({ days: 8 });
  const ends = (): Promise<unknown> =>
    how === 'over' ? world.job('expire-pay-links') : clerk().ask(asking.cancel, { id: link.id });
  await Promise.all([ends(), callback(reference), ends()]);
  await world.job('send-refunds');
  const { state, surplus } = await record(link);
  expect(['PAID 0', 'CANCELLED 2500', 'EXPIRED 2500']).toContain(`${state} ${surplus.amount}`);
  expect(await accountOf(world, 'customer')).toBe(0);
  await expectBalancedBooks(world);
});

test('given back by two people at once, never more than was paid', async () => {
  const link = await aLink();
  await callback((await begins(link)).reference);
  const gives = (): Promise<SeenRefusal> =>
    clerk().ask(asking.refund, { id: link.id, amount: 1500, reason: 'Paid by mistake' });
  const answers = await Promise.all([gives(), gives(), gives()]);
  expect(answers.filter(({ code }) => code === 'LINK_REFUND_AMOUNT')).toHaveLength(2);
  await Promise.all([world.job('send-refunds'), world.job('send-refunds')]);
  expect(await record(link)).toMatchObject({ refunded: { amount: 1500 }, refundable: { amount: 1000 } });
  expect(await accountOf(world, 'customer')).toBe(0);
  await expectBalancedBooks(world);
});

const sentBack = (paymentId: string) =>
  world.rows('select 1 from sandbox_refund where reference = $1', [`review-${paymentId}`]);

test('another amount: of one who takes it and one who sends it back at once, one does', async () => {
  for (let n = 0; n < 5; n++) {
    const link = await aLink();
    const { id, reference } = await begins(link);
    await callback(reference, { amount: 2400 });
    const decides = (accept: boolean): Promise<unknown> => clerk().ask(asking.review, { id: link.id, accept });
    await Promise.all([decides(false), decides(true), decides(false)]);
    const { state } = await record(link);
    expect([state, await sentBack(id)]).toEqual(state === 'PAID' ? ['PAID', []] : ['OPEN', [expect.anything()]]);
  }
  await expectBalancedBooks(world);
});

test('what was sent back is not looked at again when the provider repeats itself', async () => {
  const link = await aLink();
  const { id, reference } = await begins(link);
  await callback(reference, { amount: 2400 });
  const review = (accept: boolean): Promise<unknown> => clerk().ask(asking.review, { id: link.id, accept });
  await review(false);
  await callback(reference, { amount: 2400 });
  await callback(reference);
  expect(await record(link)).toMatchObject({ state: 'OPEN', payments: [{ state: 'FAILED' }] });
  expect(await review(true)).toMatchObject({ code: 'NOTHING_TO_REVIEW' });
  expect(await sentBack(id)).toHaveLength(1);
  await expectBalancedBooks(world);
});

test('the same of a booking that was paid otherwise than it was asked', async () => {
  for (let n = 0; n < 5; n++) {
    const traveller = world.aTraveller();
    await traveller.holds(world.aDeparture().leg(), [seat('1A')]);
    await traveller.tellsNames();
    const { payment } = await traveller.startsToPay();
    await callback(payment.reference, { amount: 1290 });
    const decides = (what: 'acceptReviewed' | 'sendBackReviewed'): Promise<unknown> =>
      world.aPlatformAdmin().ask(documents[what], { id: payment.id });
    await Promise.all([decides('sendBackReviewed'), decides('acceptReviewed'), decides('sendBackReviewed')]);
    const { status } = (await traveller.sees())!;
    expect([status, await sentBack(payment.id)]).toEqual(
      status === 'BOOKED' ? ['BOOKED', []] : ['BLOCKED', [expect.anything()]],
    );
  }
  await expectBalancedBooks(world);
});

test('the list takes three statements and a link one, whatever their length', async () => {
  const list = () => clerk().ask<{ total: number; rows: unknown[] }>(asking.list, { kind: 'CUSTOM' });
  expect((await list()).rows.length).toBeGreaterThan(10);
  expect(await statementsOf(list)).toHaveLength(3);
  const link = await aLink();
  expect(await statementsOf(() => record(link))).toHaveLength(1);
  const opened = () => world.aTraveller().ask(asking.open, { token: tokenOf(link) });
  expect(await statementsOf(opened)).toHaveLength(1);
});
