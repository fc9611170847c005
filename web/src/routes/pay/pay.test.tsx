import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPayment, LATER } from '../../../test/checkout-fixtures.js';
import { playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import { loggedDuring } from '../../../test/wing-log.js';
import * as page from './pay.js';

const money = (amount: number) => ({ amount, currency: 'USD' });
const show = (payment: object, query = '', change: object = {}) =>
  stage([{ path: 'pay/:token', module: page }], {
    at: `/pay/secret${query}`,
    graph: playing({
      PayLink: () => ({
        payLink: {
          id: '3',
          kind: 'CUSTOM',
          state: 'OPEN',
          payerName: 'Sok Dara',
          reason: 'A lost bag',
          expiresAt: LATER,
          amount: money(500),
          givenBack: [],
          surplusBack: [],
          payerIsTold: true,
          payments: [aPayment({ id: '9', method: 'WING', ...payment })],
          ...change,
        },
      }),
    }),
  });

test('a link paid with Wing: the way into its app is logged', async () => {
  const logged = await loggedDuring(async () => {
    show({});
    const link = await screen.findByRole('link', { name: 'Open the app' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup({ delay: null }).click(link);
  });
  expect(logged).toEqual([{ payment_id: '9', logData: { event: 'app opened' } }]);
});

test('and how it came back', async () => {
  const logged = await loggedDuring(async () => {
    show({ state: 'DECLINED', payUrl: null }, '?payment_id=9&messages=declined');
    await screen.findByRole('alert');
  });
  expect(logged).toEqual([{ payment_id: '9', logData: { event: 'returned', messages: 'declined' } }]);
});

test.each([
  ['is looked at', { state: 'REVIEW' }, {}, /writes to you\. Please do not pay again/, 0],
  ['is looked at, of a payer without an address', { state: 'REVIEW' }, { payerIsTold: false }, /this page says/, 0],
  ['went back', { state: 'FAILED', sentBack: true }, {}, /goes back to you: the way you paid/, 1],
] as const)('what arrived otherwise and %s is said, and paid again only then', async (_, payment, link, said, ways) => {
  show({ payUrl: null, ...payment }, '', link);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Pay $5,00 now' })).toHaveLength(ways);
  expect(screen.queryAllByText(/^It can be paid until/)).toHaveLength(ways);
});

test.each([
  ['PAID', 'ON_ITS_WAY', 'You paid more than was asked: $5,00 goes back to you.'],
  ['PAID', 'DONE', 'You paid more than was asked: $5,00 was sent back to you.'],
  ['EXPIRED', 'ON_ITS_WAY', 'Your payment came when this link was closed: $5,00 goes back to you.'],
  ['CANCELLED', 'DONE', 'Your payment came when this link was closed: $5,00 was sent back to you.'],
  ['EXPIRED', 'REFUSED', /^\$5,00 could not be sent back to you yet/],
  ['CANCELLED', 'IN_CASH', /^\$5,00 waits for you in cash/],
] as const)('of a link that is %s what came beside it and is %s says so', async (state, where, said) => {
  show({ state: 'SETTLED', payUrl: null }, '', { state, surplusBack: [{ state: where, amount: money(500) }] });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay $5,00 now' })).not.toBeInTheDocument();
});

test('what arrived otherwise and went back after the link was closed is said, and not asked for again', async () => {
  show({ state: 'FAILED', sentBack: true, payUrl: null }, '', { state: 'EXPIRED' });
  expect(await screen.findByText(/all of it goes back to you: the way you paid/)).toBeVisible();
  expect(screen.queryByText(/You can pay again/)).not.toBeInTheDocument();
});

test.each([
  ['ON_ITS_WAY', '$5,00 of it goes back to you.'],
  ['DONE', '$5,00 of it went back to you.'],
  ['REFUSED', /^\$5,00 could not be sent back to you yet/],
  ['IN_CASH', /^\$5,00 waits for you in cash/],
] as const)('what staff gave back of it and is %s says so', async (where, said) => {
  const givenBack = [{ state: where, amount: money(500) }];
  show({ state: 'SETTLED', payUrl: null }, '', { state: 'PAID', givenBack });
  expect(await screen.findByText(said)).toBeVisible();
  if (where !== 'DONE') expect(screen.queryByText(/went back to you/)).not.toBeInTheDocument();
});

test.each([
  ['CUSTOM', 'EXPIRED', {}, 'Payment of $5,00 · expired'],
  ['CUSTOM', 'CANCELLED', {}, 'Payment of $5,00 · taken back'],
  ['DONATION', 'EXPIRED', {}, 'Donation of $5,00 · expired'],
  ['CUSTOM', 'OPEN', { state: 'REVIEW' }, 'Payment of $5,00 · being looked at'],
  ['CUSTOM', 'OPEN', { state: 'DECLINED' }, 'Pay $5,00'],
  ['DONATION', 'OPEN', { state: 'DECLINED' }, 'Give $5,00'],
] as const)(
  'the heading of a %s link that is %s asks for nothing that cannot be paid',
  async (kind, state, payment, said) => {
    show({ payUrl: null, ...payment }, '', { kind, state });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(said);
  },
);
