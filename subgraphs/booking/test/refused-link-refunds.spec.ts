import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signSandbox } from '../src/sandbox-provider/sandbox-signature.js';
import { accountOf, expectBalancedBooks } from './books.js';
import { documents } from './documents.js';
import { payLinkDocuments as asking, type SeenLink, tokenOf } from './pay-link-documents.js';
import { askedAbout } from './traces.js';
import { expectSoundBooks } from './walks/sound-books.js';
import { SECRET, type SeenRefusal, type Traveller, World } from './world.js';

let world: World;
const START = '2026-11-20T13:00:00+07:00';
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set(START));

const clerk = (userId = '71'): Traveller =>
  world.aUser({ userId, roleId: 7, grants: { 'payment.request': 'all', 'booking.view': 'all' } });

async function begins(amount: number): Promise<{ link: SeenLink; charge: string }> {
  const payer = { payerName: 'Chan Sophea', payerEmail: 'sophea@example.com', language: 'km' };
  const input = { ...payer, amount, currency: 'USD', reason: 'Extra luggage', days: 7 };
  const link = await clerk().ask<SeenLink>(asking.create, { input });
  const wish = { token: tokenOf(link), method: 'CARD' };
  const { reference } = await world.aTraveller().ask<{ reference: string }>(asking.pay, wish);
  return { link, charge: reference };
}
const seen = (link: SeenLink): Promise<SeenLink> => clerk().ask(asking.record, { id: link.id });

async function tried(): Promise<void> {
  await world.job('send-refunds');
  world.clock.advance({ minutes: 61 });
  await world.job('send-refunds');
}

interface About {
  readonly id: string;
  readonly refundId: string;
}
/** A custom payment that somebody gives back to an account that is closed. */
async function refused(amount: number): Promise<About> {
  const { link, charge } = await begins(amount);
  await world.aTraveller().decides(charge, 'CLOSE');
  const back = { amount, reason: 'Paid by mistake' };
  await clerk().ask(asking.refund, { id: link.id, ...back });
  await clerk('72').ask(asking.decide, { id: link.id, approve: true });
  await tried();
  return about(link);
}
async function about(link: SeenLink): Promise<About> {
  const { refusedRefunds } = await seen(link);
  return { id: link.id, refundId: refusedRefunds[0]!.id };
}
const does = (what: 'tryAgain' | 'inCash' | 'handOut', where: About, who = clerk()) =>
  who.ask<SeenLink & SeenRefusal>(asking[what], { ...where });
const told = async ({ id }: About): Promise<string[]> => {
  const rows = await world.rows<{ type: string }>(
    `select type from outbox_event where type in ('pay_link.refund_refused', 'pay_link.refund_in_cash') and payload->>'linkId' = $1 order by sequence`,
    [id],
  );
  return rows.map(({ type }) => type);
};
const listed = async ({ id }: About): Promise<boolean> => {
  const { rows } = await clerk().ask<{ rows: { id: string }[] }>(asking.list, { kind: 'CUSTOM', refundFailed: true });
  return rows.some((row) => row.id === id);
};

test('tries that end are listed and told to the payer once; tried again, it goes', async () => {
  const where = await refused(2500);
  expect(await seen(where as unknown as SeenLink)).toMatchObject({
    refunded: { amount: 0 },
    givenBack: [{ state: 'REFUSED', amount: { amount: 2500 } }],
    refusedRefunds: [{ failures: 2, failure: 'ACCOUNT_CLOSED', ways: ['CASH'], askedWay: null }],
  });
  expect(await listed(where)).toBe(true);
  await does('tryAgain', where);
  expect(await told(where)).toEqual(['pay_link.refund_refused']);
  await world.rows("update sandbox_charge set state = 'APPROVED' where state = 'CLOSED'");
  expect(await does('tryAgain', where)).toMatchObject({
    refusedRefunds: [],
    refunded: { amount: 2500 },
    givenBack: [{ state: 'DONE' }],
  });
  expect(await does('inCash', where)).toMatchObject({ code: 'REFUND_NOT_REFUSED' });
  expect(await listed(where)).toBe(false);
});

describe('in cash', () => {
  test('it waits for whoever hands it out, who is not who decided it, and goes once', async () => {
    const where = await refused(2500);
    const before = await accountOf(world, 'cash_in_hand', 'platform');
    await Promise.all([does('inCash', where), does('inCash', where)]);
    const { cashToHandOut } = await seen(where as unknown as SeenLink);
    expect(cashToHandOut).toMatchObject([{ amount: { amount: 2500 } }]);
    expect(await told(where)).toEqual(['pay_link.refund_refused', 'pay_link.refund_in_cash']);
    expect(await listed(where)).toBe(true);
    await world.job('send-refunds');
    const cash = { id: where.id, refundId: cashToHandOut[0]!.id };
    expect(await does('handOut', cash)).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await does('handOut', where, clerk('72'))).toMatchObject({ code: 'REFUND_NOT_FOUND' });
    await Promise.all([does('handOut', cash, clerk('72')), does('handOut', cash, clerk('73'))]);
    expect(await seen(where as unknown as SeenLink)).toMatchObject({ cashToHandOut: [], refunded: { amount: 2500 } });
    expect((await accountOf(world, 'cash_in_hand', 'platform')) - before).toBe(-2500);
    expect(await listed(where)).toBe(false);
  });

  test('more than a hundred dollars takes two, and a third hands it out', async () => {
    const where = await refused(15_000);
    expect(await does('inCash', where)).toMatchObject({ refusedRefunds: [{ askedWay: 'CASH' }], cashToHandOut: [] });
    expect(await does('inCash', where)).toMatchObject({ code: 'OWN_REQUEST' });
    const asked = { permission: 'payment.request', amount: { amount: 15_000, currency: 'USD' }, way: 'CASH' };
    expect(await askedAbout(world, 'LINK_OTHER_WAY', where.id)).toMatchObject([asked]);
    const { cashToHandOut } = await does('inCash', where, clerk('72'));
    const cash = { id: where.id, refundId: cashToHandOut[0]!.id };
    expect(await does('handOut', cash, clerk('72'))).toMatchObject({ code: 'OWN_REQUEST' });
    expect(await does('handOut', cash, clerk('73'))).toMatchObject({ cashToHandOut: [] });
  });
});

/** Other money than was asked arrives for a link. */
async function arrivesOtherwise(asked: number, amount: number): Promise<{ link: SeenLink; charge: string }> {
  const { link, charge } = await begins(asked);
  const [row] = await world.rows<{ reference: string }>('select reference from payment where provider_reference = $1', [
    charge,
  ]);
  const body = JSON.stringify({ ...row, charge, state: 'SETTLED', amount, currency: 'USD' });
  const news = { provider: 'sandbox', body, signature: signSandbox(body, SECRET) };
  await world.aTraveller().ask(documents.callback, news);
  return { link, charge };
}

test('what arrived otherwise and does not go back is a refund that was refused', async () => {
  const { link, charge } = await arrivesOtherwise(2500, 2400);
  await world.rows("update sandbox_charge set state = 'CLOSED' where id = $1", [charge]);
  await clerk().ask(asking.review, { id: link.id, accept: false });
  expect(await seen(link)).toMatchObject({ state: 'OPEN', refunded: { amount: 0 }, refusedRefunds: [{ failures: 1 }] });
  const where = await about(link);
  const { cashToHandOut } = await does('inCash', where);
  await does('handOut', { id: link.id, refundId: cashToHandOut[0]!.id }, clerk('72'));
  expect(await seen(link)).toMatchObject({ cashToHandOut: [], payments: [{ state: 'FAILED' }] });
});

test('more than a hundred dollars that did not arrive are let go by two: the others are told that it waits', async () => {
  const { link } = await arrivesOtherwise(15_000, 100);
  expect(await clerk().ask(asking.review, { id: link.id, accept: true })).toMatchObject({ state: 'OPEN' });
  const asked = { permission: 'payment.request', amount: { amount: 14_900, currency: 'USD' }, reason: null };
  expect(await askedAbout(world, 'LINK_TAKING', link.id)).toMatchObject([asked]);
  expect(await clerk('72').ask(asking.review, { id: link.id, accept: true })).toMatchObject({ state: 'PAID' });
  expect(await askedAbout(world, 'LINK_TAKING', link.id)).toHaveLength(1);
});

test.each(['tryAgain', 'inCash', 'handOut'] as const)(
  '%s is for who looks after links, in his country',
  async (what) => {
    const where = await refused(2500);
    const elsewhere = world.aUser({
      userId: '911',
      roleId: 11,
      countryCode: 'LA',
      grants: { 'payment.request': 'country' },
    });
    expect(await does(what, where, elsewhere)).toMatchObject({ code: 'PAY_LINK_NOT_FOUND' });
    await expect(does(what, where, world.aTraveller())).rejects.toThrow();
    await expect(does(what, where, world.anOperator())).rejects.toThrow();
  },
);

test('the books of all of it are sound', async () => {
  await expectBalancedBooks(world);
  await expectSoundBooks(world);
});
