import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import CustomPaymentRoute from './CustomPaymentRoute.js';
import EditPayLinkRoute from './EditPayLinkRoute.js';
import PayLinksRoute from './PayLinksRoute.js';

const LINK = {
  __typename: 'PayLinkRecord',
  id: '3',
  kind: 'CUSTOM',
  state: 'OPEN',
  payerName: 'Chan Sophea',
  payerEmail: 'sophea@example.com',
  reason: 'Extra luggage',
  language: 'km',
  url: 'https://naga.example/kh/pay/secret',
  pnr: null,
  bookingId: null,
  countryCode: null,
  createdBy: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  // Midnight at UTC+7: the last day is the one before.
  expiresAt: '2026-11-27T17:00:00.000Z',
  endedAt: null,
  note: null,
  version: 4,
  amount: usd(2500),
  refunded: usd(0),
  givenBack: [],
  surplus: usd(0),
  surplusBack: [],
  refundable: usd(0),
  alone: usd(10_000),
  payments: [],
  wingLog: [],
  refunds: [],
  refusedRefunds: [],
  cashToHandOut: [],
};
const show = (at: string, link: object = LINK, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/custom-payments', Component: PayLinksRoute },
      { path: '/custom-payments/:linkId', Component: CustomPaymentRoute },
      { path: '/custom-payments/:linkId/edit', Component: EditPayLinkRoute },
      { path: '/donations/:linkId/edit', Component: EditPayLinkRoute },
    ],
    at,
    someone({ 'payment.request': 'all' }),
    {
      PayLinks: () => ({ payLinks: { __typename: 'PayLinkPage', total: 1, next: null, sums: [], rows: [link] } }),
      PayLinkDetail: () => ({ payLinkRecord: link }),
      ...answers,
    },
  );
const EDIT = '/custom-payments/3/edit';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the change' }));
afterEach(() => sessionStorage.clear());

describe('a custom payment', () => {
  test('that was taken as paid for less says what arrived and what was let go', async () => {
    const attempt = { __typename: 'Payment', id: '8', method: 'CARD', createdAt: LINK.createdAt, takingAsked: false };
    const payment = { ...attempt, state: 'SETTLED', settledAt: LINK.createdAt, amount: usd(2400), received: usd(2400) };
    show('/custom-payments/3', { ...LINK, state: 'PAID', payments: [{ ...payment, forgiven: usd(100) }] });
    expect(await screen.findByText('$24,00 USD · settled · $1,00 USD let go')).toBeVisible();
  });

  test.each([
    ['PAID', 'ON_ITS_WAY', 'More than was asked', '$24,00 USD · on its way back'],
    ['EXPIRED', 'DONE', 'Came when the link was closed', '$24,00 USD · gone back'],
    ['CANCELLED', 'REFUSED', 'Came when the link was closed', '$24,00 USD · refused by the provider, still with us'],
    ['CANCELLED', 'IN_CASH', 'Came when the link was closed', '$24,00 USD · waits to be handed out in cash'],
  ])('that is %s says what came beside it and that it is %s', async (state, where, why, said) => {
    const back = { __typename: 'LinkReturn', state: where, amount: usd(2400) };
    show('/custom-payments/3', { ...LINK, state, surplus: usd(2400), surplusBack: [back] });
    expect((await screen.findByText(said)).tagName).toBe('DD');
    expect(screen.getByText(why).tagName).toBe('DT');
  });

  test('that staff gave back, and whose provider refuses it, is not told as given back', async () => {
    const back = { __typename: 'LinkReturn', state: 'REFUSED', amount: usd(2200) };
    const wish = {
      id: '5',
      state: 'done',
      reason: 'A lost bag',
      askedBy: { __typename: 'Colleague', id: '71', name: 'Sok Dara' },
      askedAt: LINK.createdAt,
    };
    const refunds = [{ __typename: 'LinkRefund', ...wish, canDecide: false, amount: usd(2200) }];
    show('/custom-payments/3', { ...LINK, state: 'PAID', givenBack: [back], refunds });
    expect(await screen.findByText('$22,00 USD · refused by the provider, still with us')).toBeVisible();
    expect(screen.getByText('$22,00 USD · decided').tagName).toBe('DD');
    expect(screen.getByText(/^A lost bag · /).tagName).toBe('DT');
    expect(screen.queryByText(/given back/)).not.toBeInTheDocument();
  });

  test('is edited with the version that was read, from its page', async () => {
    const { container, sent } = show('/custom-payments/3', LINK, {
      UpdatePayLink: () => ({ updatePayLink: { ...LINK, version: 5, note: 'He called' } }),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    expect(await screen.findByLabelText('Can be paid until')).toHaveValue('2026-11-27');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Note/), 'He called');
    await save();
    expect(await screen.findByText('The change is saved.')).toBeVisible();
    expect(sent('UpdatePayLink')).toEqual({
      id: '3',
      version: 4,
      input: {
        payerName: 'Chan Sophea',
        payerEmail: 'sophea@example.com',
        language: 'km',
        reason: 'Extra luggage',
        payableUntil: '2026-11-27',
        note: 'He called',
      },
    });
  });

  test('is opened to be edited with the key e from the list', async () => {
    const { router } = show('/custom-payments');
    await screen.findByText('Chan Sophea');
    await userEvent.keyboard('je');
    expect(router.state.location.pathname).toBe(EDIT);
  });

  test('says what is wrong at its field', async () => {
    const { sent } = show(EDIT, LINK, { UpdatePayLink: () => badInput({ path: 'payableUntil', code: 'RANGE' }) });
    await userEvent.clear(await screen.findByLabelText('Payer'));
    await save();
    expect(screen.getByLabelText('Payer')).toBeInvalid();
    expect(sent('UpdatePayLink')).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Payer'), 'Sok Dara');
    await save();
    expect(await screen.findByRole('link', { name: /ninety days ahead at most/ })).toBeVisible();
    expect(screen.getByLabelText('Can be paid until')).toBeInvalid();
  });

  test('tells that somebody else saved meanwhile, and keeps what was typed', async () => {
    show(EDIT, LINK, {
      UpdatePayLink: () => ({
        updatePayLink: refused('CHANGED_MEANWHILE', { by: null, at: '2026-11-20T06:00:00.000Z' }),
      }),
    });
    await userEvent.type(await screen.findByLabelText('For'), ' and a bicycle');
    await save();
    expect(await screen.findByText(/saved a change on 2026-11-20 13:00/)).toBeVisible();
    expect(screen.getByLabelText('For')).toHaveValue('Extra luggage and a bicycle');
    expect(screen.getByRole('button', { name: 'Show what is saved now' })).toBeVisible();
  });

  test('that was paid meanwhile says at each field that it stays', async () => {
    const facts = { fields: ['reason'], state: 'PAID' };
    show(EDIT, LINK, { UpdatePayLink: () => ({ updatePayLink: refused('PAY_LINK_FIELDS_CLOSED', facts) }) });
    await userEvent.type(await screen.findByLabelText('For'), ' and a bicycle');
    await save();
    expect(await screen.findByRole('link', { name: /it can be changed no more/ })).toBeVisible();
    expect(screen.getByLabelText('For')).toBeInvalid();
  });

  test('that is paid takes a note, and nothing else', async () => {
    show(EDIT, { ...LINK, state: 'PAID' });
    expect(await screen.findByLabelText(/^Note/)).toBeVisible();
    expect(screen.getByText(/what its payer read stays/)).toBeVisible();
    expect(screen.queryByLabelText('For')).not.toBeInTheDocument();
  });
});

test('a donation keeps its cause and its hour, and needs neither name nor address', async () => {
  const gift = { ...LINK, kind: 'DONATION', reason: 'HEALTH', payerName: null, payerEmail: null };
  const { sent } = show('/donations/3/edit', gift, { UpdatePayLink: () => ({ updatePayLink: gift }) });
  await userEvent.type(await screen.findByLabelText(/^E-mail/), 'dara@example.com');
  expect(screen.queryByLabelText('For')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Can be paid until')).not.toBeInTheDocument();
  await save();
  expect(sent('UpdatePayLink')).toMatchObject({
    input: { payerName: null, payerEmail: 'dara@example.com', reason: 'HEALTH' },
  });
});

describe('money of a link that its provider does not send back', () => {
  const refund = {
    __typename: 'RefusedRefund',
    id: '31',
    failures: 2,
    failure: 'ACCOUNT_CLOSED',
    retryAt: null,
    ways: ['CASH'],
    askedWay: null,
    askedBy: null,
    amount: usd(2500),
  };
  const AT = '/custom-payments/3';
  const presses = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.type(screen.getByRole('textbox'), 'REFUND');
    await userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  };

  test.each([
    ['says that a second person has to choose the same', [refund], /a second person chooses the same/],
    ['or that it goes another way', [], 'It goes another way.'],
  ])('goes in cash, and %s', async (_, refusedRefunds, said) => {
    const { sent } = show(
      AT,
      { ...LINK, state: 'PAID', refusedRefunds: [refund] },
      {
        PayLinkRefundInCash: () => ({
          payLinkRefundInCash: { __typename: 'PayLinkRecord', id: '3', refusedRefunds },
        }),
      },
    );
    await presses('Hand it out in cash');
    expect(await screen.findByText(said)).toBeVisible();
    expect(sent('PayLinkRefundInCash')).toEqual({ id: '3', refundId: '31' });
  });

  test('is handed out by a colleague of who decided it', async () => {
    const cashToHandOut = [{ __typename: 'LinkCash', id: '32', amount: usd(2500) }];
    const { sent, container } = show(
      AT,
      { ...LINK, state: 'PAID', cashToHandOut },
      {
        HandOutLinkCash: () => ({ handOutLinkCash: refused('OWN_REQUEST', {}) }),
      },
    );
    expect(await screen.findByText('$25,00 USD wait for the payer in cash')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await presses('I handed it out');
    expect(sent('HandOutLinkCash')).toEqual({ id: '3', refundId: '32' });
    expect(screen.queryByText('The refund is done.')).not.toBeInTheDocument();
  });
});
