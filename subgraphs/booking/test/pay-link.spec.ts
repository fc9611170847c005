import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountOf, expectBalancedBooks } from './books.js';
import { payLinkDocuments as asking, type SeenLink, tokenOf } from './pay-link-documents.js';
import { seat, type SeenRefusal, type Traveller, World } from './world.js';
import { documents } from './documents.js';

let world: World;
const START = '2026-11-20T13:00:00+07:00';
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(() => void world.clock.set(START));

const clerk = (userId = '71', more: object = {}): Traveller =>
  world.aUser({ userId, roleId: 7, grants: { 'payment.request': 'all', 'booking.view': 'all' }, ...more });
const inCountry = (countryCode: string): Traveller =>
  world.aUser({
    userId: String(900 + countryCode.charCodeAt(0)),
    roleId: 11,
    countryCode,
    grants: { 'payment.request': 'country' },
  });

const INPUT = {
  payerName: 'Chan Sophea',
  payerEmail: 'sophea@example.com',
  amount: 2500,
  currency: 'USD',
  language: 'km',
  reason: 'Extra luggage',
  days: 7,
};
const asks = (who = clerk(), change: object = {}): Promise<SeenLink> =>
  who.ask(asking.create, { input: { ...INPUT, ...change } });
const record = (id: string): Promise<SeenLink> => clerk().ask(asking.record, { id });
const begins = <T = { payUrl: string; reference: string; qr: string | null }>(
  token: string,
  method = 'CARD',
): Promise<T> => world.aTraveller().ask<T>(asking.pay, { token, method, returnUrl: '/pay/x' });
async function pays(token: string, method = 'CARD', outcome = 'APPROVE'): Promise<void> {
  const { reference } = await begins(token, method);
  await world.aTraveller().decides(reference, outcome);
}
const told = async (id: string): Promise<string[]> =>
  (
    await world.rows<{ type: string }>(
      `select type from outbox_event where type like 'pay_link.%' and payload->>'linkId' = $1 order by sequence`,
      [id],
    )
  ).map(({ type }) => type);

describe('a custom payment', () => {
  test('is a link that is mailed, opened without an account and paid by any of the four ways', async () => {
    for (const method of ['CARD', 'KHQR', 'WING', 'PIPAY']) {
      const link = await asks();
      expect(link).toMatchObject({
        kind: 'CUSTOM',
        state: 'OPEN',
        url: expect.stringMatching(/\/kh\/pay\/[a-z0-9]{31}$/),
      });
      const stranger = world.aTraveller();
      expect(await stranger.ask(asking.open, { token: tokenOf(link) })).toEqual({
        kind: 'CUSTOM',
        state: 'OPEN',
        reason: 'Extra luggage',
        payerName: 'Chan Sophea',
        amount: { amount: 2500, currency: 'USD' },
        refunded: { amount: 0 },
        givenBack: [],
        surplusBack: [],
        payerIsTold: true,
        payments: [],
      });
      await pays(tokenOf(link), method);
      expect(await record(link.id)).toMatchObject({
        state: 'PAID',
        refundable: { amount: 2500 },
        payments: [{ state: 'SETTLED' }],
      });
      expect(await told(link.id)).toEqual(['pay_link.asked', 'pay_link.paid']);
    }
    expect(await accountOf(world, 'custom_payments')).toBe(-10_000);
    expect(await accountOf(world, 'customer')).toBe(0);
    await expectBalancedBooks(world);
  });

  test('repeating a start goes on with the open attempt, another way gives it up', async () => {
    const link = await asks();
    const first = await begins(tokenOf(link));
    expect(await begins(tokenOf(link))).toEqual(first);
    await begins(tokenOf(link), 'KHQR');
    expect((await record(link.id)).payments.map(({ method, state }) => `${method} ${state}`)).toEqual([
      'CARD CANCELLED',
      'KHQR PENDING',
    ]);
  });

  test('a decline leaves it open', async () => {
    const link = await asks();
    await pays(tokenOf(link), 'CARD', 'DECLINE');
    expect(await record(link.id)).toMatchObject({ state: 'OPEN', payments: [{ state: 'DECLINED' }] });
    await pays(tokenOf(link));
    expect((await record(link.id)).state).toBe('PAID');
  });

  test('is asked for once for its Idempotency-Key, and given back once: whose answer was lost asks again', async () => {
    const asked = () => clerk().under('ask').ask<SeenLink>(asking.create, { input: INPUT });
    const link = await asked();
    expect([(await asked()).id, await told(link.id)]).toEqual([link.id, ['pay_link.asked']]);
    await pays(tokenOf(link));
    const back = () =>
      clerk().under('back').ask<SeenLink>(asking.refund, { id: link.id, amount: 1000, reason: 'Paid too much' });
    for (let time = 1; time <= 2; time++) expect(await back()).toMatchObject({ refundable: { amount: 1500 } });
    const another = clerk().under('back').raw(asking.refund, { id: link.id, amount: 900, reason: 'Paid too much' });
    expect((await another).errors![0]!.extensions).toEqual({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('paid twice gives the second back by itself', async () => {
    const link = await asks();
    const first = await begins(tokenOf(link));
    const second = await begins(tokenOf(link), 'PIPAY');
    for (const { reference } of [first, second]) await world.aTraveller().decides(reference, 'APPROVE');
    const gone = await world.rows(
      'select y.method, r.amount::int from refund r join payment y on y.id = r.payment_id where r.link_id = $1',
      [link.id],
    );
    expect(gone).toEqual([{ method: 'PIPAY', amount: 2500 }]);
    const onItsWay = { surplusBack: [{ state: 'ON_ITS_WAY', amount: { amount: 2500 } }] };
    expect(await world.aTraveller().ask(asking.open, { token: tokenOf(link) })).toMatchObject(onItsWay);
    await world.job('send-refunds');
    const back = { refunded: { amount: 0 }, surplus: { amount: 2500 }, surplusBack: [{ state: 'DONE' }] };
    expect(await record(link.id)).toMatchObject({ state: 'PAID', ...back, refundable: { amount: 2500 } });
    expect((await told(link.id)).filter((type) => type === 'pay_link.overpaid')).toHaveLength(1);
    await clerk().ask(asking.refund, { id: link.id, amount: 1000, reason: 'A lost bag' });
    await world.job('send-refunds');
    expect(await record(link.id)).toMatchObject({ refunded: { amount: 1000 }, surplus: { amount: 2500 } });
    expect(await accountOf(world, 'customer')).toBe(0);
    await expectBalancedBooks(world);
  });

  test('expires, and what comes afterwards goes back', async () => {
    const link = await asks();
    const { reference } = await begins(tokenOf(link));
    world.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    await world.job('expire-pay-links');
    expect(await record(link.id)).toMatchObject({ state: 'EXPIRED', payments: [{ state: 'EXPIRED' }] });
    expect(await begins<SeenRefusal>(tokenOf(link))).toMatchObject({
      code: 'PAY_LINK_CLOSED',
      facts: { state: 'EXPIRED' },
    });
    await world.aTraveller().decides(reference, 'APPROVE');
    expect(await world.aTraveller().ask(asking.open, { token: tokenOf(link) })).toMatchObject({
      state: 'EXPIRED',
      surplusBack: [{ state: 'ON_ITS_WAY', amount: { amount: 2500 } }],
    });
    await world.job('send-refunds');
    expect(await record(link.id)).toMatchObject({
      state: 'EXPIRED',
      surplus: { amount: 2500 },
      surplusBack: [{ state: 'DONE', amount: { amount: 2500 } }],
    });
    expect(await accountOf(world, 'customer')).toBe(0);
  });

  test.each([
    ['EXPIRED', 'PAID_TOO_LATE'],
    ['CANCELLED', 'PAID_AFTER_CANCELLATION'],
  ])('what comes when it is %s is told as late, and not as more than was asked', async (state, reason) => {
    const link = await asks();
    const { reference } = await begins(tokenOf(link));
    if (state === 'CANCELLED') await clerk().ask(asking.cancel, { id: link.id });
    else world.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    await world.job('expire-pay-links');
    await world.aTraveller().decides(reference, 'APPROVE');
    expect(await told(link.id)).toEqual(['pay_link.asked', 'pay_link.refunded_late']);
    const [news] = await world.rows(
      `select payload from outbox_event where type = 'pay_link.refunded_late' and payload->>'linkId' = $1`,
      [link.id],
    );
    expect(news).toMatchObject({ payload: { state, arrived: { amount: 2500, currency: 'USD' }, payable: false } });
    expect(await world.rows('select reason from refund where link_id = $1', [link.id])).toEqual([{ reason }]);
    await world.job('send-refunds');
    await expectBalancedBooks(world);
  });

  test('is cancelled once, and not when it is paid', async () => {
    const link = await asks();
    for (const _ of [1, 2])
      expect(await clerk().ask(asking.cancel, { id: link.id })).toMatchObject({ state: 'CANCELLED' });
    expect(await begins<SeenRefusal>(tokenOf(link))).toMatchObject({ code: 'PAY_LINK_CLOSED' });
    expect(await clerk().ask(asking.resend, { id: link.id })).toMatchObject({ code: 'PAY_LINK_CLOSED' });
    const paid = await asks();
    await pays(tokenOf(paid));
    expect(await clerk().ask(asking.cancel, { id: paid.id })).toMatchObject({
      code: 'PAY_LINK_CLOSED',
      facts: { state: 'PAID' },
    });
    await clerk().ask(asking.resend, { id: paid.id });
    expect(await told(paid.id)).toEqual(['pay_link.asked', 'pay_link.paid', 'pay_link.paid']);
  });

  test('another amount than was asked waits for a person, who takes it or sends it back', async () => {
    const [taken, sent] = [await asks(), await asks()];
    for (const link of [taken, sent]) {
      const { reference } = await begins(tokenOf(link));
      await world.rows('update sandbox_charge set amount = 2400 where id = $1', [reference]);
      await world.aTraveller().decides(reference, 'APPROVE');
      expect(await record(link.id)).toMatchObject({ state: 'OPEN', payments: [{ state: 'REVIEW' }] });
      expect(await begins<SeenRefusal>(tokenOf(link), 'KHQR')).toMatchObject({ code: 'PAYMENT_IN_REVIEW' });
    }
    const waiting = (): Promise<{ total: number }> => clerk().ask(asking.list, { kind: 'CUSTOM', inReview: true });
    expect((await waiting()).total).toBe(2);
    expect(await clerk().ask(asking.review, { id: taken.id, accept: true })).toMatchObject({ state: 'PAID' });
    expect((await waiting()).total).toBe(1);
    expect(await record(taken.id)).toMatchObject({ refundable: { amount: 2400 } });
    expect(
      await clerk().ask<SeenRefusal>(asking.refund, { id: taken.id, amount: 2401, reason: 'Paid by mistake' }),
    ).toMatchObject({ code: 'LINK_REFUND_AMOUNT', facts: { most: 2400 } });
    expect(await clerk().ask(asking.review, { id: sent.id, accept: false })).toMatchObject({
      state: 'OPEN',
      payments: [{ state: 'FAILED' }],
    });
    expect(await clerk().ask(asking.review, { id: sent.id, accept: true })).toMatchObject({
      code: 'NOTHING_TO_REVIEW',
    });
    expect(await told(taken.id)).toEqual(['pay_link.asked', 'pay_link.in_review', 'pay_link.paid']);
    expect(await told(sent.id)).toEqual(['pay_link.asked', 'pay_link.in_review', 'pay_link.sent_back']);
    const [news] = await world.rows(
      `select payload from outbox_event where type = 'pay_link.sent_back' and payload->>'linkId' = $1`,
      [sent.id],
    );
    expect(news).toMatchObject({
      payload: { amount: { amount: 2500 }, arrived: { amount: 2400, currency: 'USD' }, payable: true, language: 'km' },
    });
    expect(await world.aTraveller().ask(asking.open, { token: tokenOf(sent) })).toMatchObject({
      payerIsTold: true,
      payments: [{ state: 'FAILED', sentBack: true }],
    });
    await expectBalancedBooks(world);
  });

  test('does not expire while a person looks at its payment, which then pays it', async () => {
    const link = await asks();
    const { reference } = await begins(tokenOf(link));
    await world.rows('update sandbox_charge set amount = 2600 where id = $1', [reference]);
    await world.aTraveller().decides(reference, 'APPROVE');
    world.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    await world.job('expire-pay-links');
    expect(await record(link.id)).toMatchObject({ state: 'OPEN', payments: [{ state: 'REVIEW' }] });
    expect(await clerk().ask(asking.review, { id: link.id, accept: true })).toMatchObject({
      state: 'PAID',
      surplus: { amount: 100 },
    });
    await world.job('send-refunds');
    await expectBalancedBooks(world);
  });

  test('may be about a booking that its asker may see', async () => {
    const traveller = world.aTraveller();
    const { pnr } = await traveller.buys(world.aDeparture().leg(), [seat('1A')]);
    expect(await asks(clerk(), { pnr: ` ${pnr.toLowerCase()} ` })).toMatchObject({ pnr, countryCode: 'KH' });
    expect(await asks(inCountry('LA'), { pnr })).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('is wrong without a name, a reason, an amount or an address', async () => {
    for (const change of [{ payerName: ' ' }, { reason: ' ' }, { amount: 0 }, { payerEmail: 'nobody' }, { days: 91 }]) {
      const { errors } = await clerk().raw(asking.create, { input: { ...INPUT, ...change } });
      expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    }
  });

  test('is asked for and given in what can be paid: 1,50 riel are refused on their field', async () => {
    const fields = [{ path: 'amount', code: 'RANGE' }];
    const odd = { amount: 150, currency: 'KHR' };
    const asked = await clerk().raw(asking.create, { input: { ...INPUT, ...odd } });
    expect(asked.errors?.[0]?.extensions?.['fields']).toEqual(fields);
    const gift = { ...odd, cause: 'EDUCATION', language: 'en' };
    const given = await world.aTraveller().raw(asking.donate, { input: gift });
    expect(given.errors?.[0]?.extensions?.['fields']).toEqual(fields);
  });
});

describe('giving a custom payment back', () => {
  const paid = async (amount: number): Promise<SeenLink> => {
    const link = await asks(clerk(), { amount });
    await pays(tokenOf(link));
    return link;
  };
  const refunds = <T = SeenLink>({ id }: SeenLink, amount: number, who = clerk()): Promise<T> =>
    who.ask<T>(asking.refund, { id, amount, reason: 'Paid by mistake' });

  test('goes at once up to a hundred dollars, in part, never more than is left', async () => {
    const link = await paid(5000);
    const onItsWay = { refunded: { amount: 0 }, givenBack: [{ state: 'ON_ITS_WAY', amount: { amount: 2000 } }] };
    const decided = { refundable: { amount: 3000 }, refunds: [{ state: 'done' }], ...onItsWay };
    expect(await refunds(link, 2000)).toMatchObject(decided);
    expect(await refunds<SeenRefusal>(link, 3001)).toMatchObject({ code: 'LINK_REFUND_AMOUNT', facts: { most: 3000 } });
    await world.job('send-refunds');
    expect(await record(link.id)).toMatchObject({ state: 'PAID', refunded: { amount: 2000 } });
    expect(await told(link.id)).toEqual(['pay_link.asked', 'pay_link.paid', 'pay_link.refunded']);
    expect(await accountOf(world, 'customer')).toBe(0);
    await expectBalancedBooks(world);
  });

  test('in what can be paid: half a riel is refused on its field', async () => {
    const link = await asks(clerk(), { amount: 400_000, currency: 'KHR' });
    await pays(tokenOf(link));
    const variables = { id: link.id, amount: 150, reason: 'Paid by mistake' };
    const { errors } = await clerk().raw(asking.refund, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: 'amount', code: 'RANGE' }] });
    expect(await refunds(link, 200)).toMatchObject({ refundable: { amount: 399_800 } });
    await world.job('send-refunds');
  });

  test('what one person sends back in several presses waits, too', async () => {
    const link = await paid(15_000);
    await refunds(link, 9000);
    expect(await refunds(link, 1001)).toMatchObject({ refunds: [{ state: 'done' }, { state: 'waiting' }] });
    await world.job('send-refunds');
  });

  test('above waits for a second person', async () => {
    const link = await paid(20_000);
    expect(await refunds(link, 10_001)).toMatchObject({ refunds: [{ state: 'waiting', canDecide: false }] });
    expect(await refunds<SeenRefusal>(link, 1)).toMatchObject({
      code: 'LINK_REFUND_DECIDED',
      facts: { state: 'waiting' },
    });
    const waits = await world.rows<{ payload: object }>(
      `select payload from outbox_event where type = 'second_person.asked' and payload->>'recordId' = $1`,
      [link.id],
    );
    expect(waits).toMatchObject([{ payload: { kind: 'LINK_REFUND', permission: 'payment.request' } }]);
    expect(await clerk().ask(asking.decide, { id: link.id, approve: true })).toMatchObject({ code: 'OWN_REQUEST' });
    const second = clerk('72');
    expect(await second.ask(asking.decide, { id: link.id, approve: true })).toMatchObject({
      refundable: { amount: 9999 },
      refunds: [{ state: 'done' }],
    });
    expect(await second.ask(asking.decide, { id: link.id, approve: true })).toMatchObject({
      code: 'LINK_REFUND_DECIDED',
    });
  });

  test('is refused for what is not paid', async () => {
    expect(await refunds<SeenRefusal>(await asks(), 100)).toMatchObject({ code: 'PAY_LINK_CLOSED' });
  });
});

describe('a donation', () => {
  const gives = (change: object = {}) =>
    world.aTraveller().ask<{ token: string }>(asking.donate, {
      input: { amount: 700, currency: 'USD', cause: 'EDUCATION', language: 'en', ...change },
    });

  test('is given by anybody, stands on an account of its own, and has a receipt where there is an address', async () => {
    const { token } = await gives({ payerName: 'Dara', payerEmail: 'dara@example.com' });
    await pays(token, 'KHQR');
    const { token: nameless } = await gives();
    await pays(nameless);
    const page = await clerk().ask<{ total: number; sums: object[]; rows: { id: string; payerName: string | null }[] }>(
      asking.list,
      { kind: 'DONATION' },
    );
    expect(page).toMatchObject({
      total: 2,
      sums: [{ amount: 1400, currency: 'USD' }],
      rows: [{ payerName: null }, { payerName: 'Dara' }],
    });
    expect(await told(page.rows[1]!.id)).toEqual(['pay_link.paid']);
    expect(await told(page.rows[0]!.id)).toEqual([]);
    expect(await accountOf(world, 'donations', 'EDUCATION')).toBe(-1400);
    expect(await clerk().ask(asking.refund, { id: page.rows[0]!.id, amount: 1, reason: 'No' })).toMatchObject({
      code: 'DONATION_NOT_REFUNDED',
    });
    await expectBalancedBooks(world);
  });
});

describe('who looks after them', () => {
  test('sees those of his country alone, the newest first, as the filters say', async () => {
    const laos = inCountry('LA');
    const own = await asks(laos, { payerName: 'Bounmy 100%', reason: 'Guide' });
    expect(await laos.ask(asking.list, { kind: 'CUSTOM' })).toMatchObject({ total: 1, rows: [{ id: own.id }] });
    expect(await inCountry('TH').ask(asking.list, { kind: 'CUSTOM' })).toMatchObject({ total: 0, sums: [] });
    for (const document of [asking.record, asking.cancel, asking.resend])
      expect(
        (await inCountry('TH').ask<{ code?: string } | null>(document, { id: own.id }))?.code ?? 'PAY_LINK_NOT_FOUND',
      ).toBe('PAY_LINK_NOT_FOUND');
    const found = (more: object) => laos.ask<{ total: number }>(asking.list, { kind: 'CUSTOM', ...more });
    expect((await found({ text: '100%' })).total).toBe(1);
    expect((await found({ text: '1_0' })).total).toBe(0);
    expect((await found({ from: '2026-11-21' })).total).toBe(0);
    expect((await found({ from: '2026-11-20', until: '2026-11-20' })).total).toBe(1);
    expect((await found({ state: 'PAID' })).total).toBe(0);
  });

  test('is nobody without the permission', async () => {
    const { errors } = await world.aCustomer('55').raw(asking.list, { kind: 'CUSTOM' });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await world.aTraveller().ask(asking.open, { token: 'guess' })).toBeNull();
    expect(await world.aTraveller().ask(documents.methods, { id: '1' })).toBeNull();
  });
});

test('what the app of Wing reports of a link is read at the link', async () => {
  const link = await asks();
  const { id } = link;
  await begins(tokenOf(link), 'WING');
  const [payment] = await world.rows<{ id: string }>('select id::text from payment where link_id = $1', [id]);
  expect(await world.aTraveller().ask(documents.wing, { id: payment!.id, log: { event: 'returned' } })).toBe(true);
  expect(await clerk().ask(asking.wingLog, { id })).toEqual({
    wingLog: [{ paymentId: payment!.id, logData: { event: 'returned' } }],
  });
});
