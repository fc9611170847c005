import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import CollectCashRoute from './CollectCashRoute.js';

const cash = (back: number, contact: object = { contactPhone: '012 345 678', contactEmail: 'dara@example.com' }) => ({
  __typename: 'CashAtCounter',
  canCollect: false,
  payment: {
    __typename: 'Payment',
    id: '9',
    state: 'SETTLED',
    code: '12345678',
    expiresAt: null,
    settledAt: '2026-11-20T06:00:00.000Z',
    amount: usd(2500),
  },
  booking: {
    __typename: 'Booking',
    id: '7',
    pnr: 'KX74QP',
    status: 'CANCELLED',
    paymentStatus: 'REFUND_PENDING',
    ...contact,
    cashBack: usd(back),
    legs: [],
  },
});
const tooOften = () => new GraphQLError('no', { extensions: { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 361 } });
const TOO_OFTEN = 'Too many attempts. Please wait 7 minutes and try again.';
const show = (found: object, handOutCash: (variables: Record<string, unknown>) => object, more: Answers = {}) =>
  showScreen(
    [{ path: '/collect-cash', element: <CollectCashRoute /> }],
    '/collect-cash?code=KX74QP',
    someone({ 'booking.edit': 'branch' }, { roleId: 5 }),
    {
      CashCode: () => ({ cashCode: found }),
      SendHolderCode: () => ({ requestHolderCode: { __typename: 'Booking', id: '7' } }),
      HandOutCash: (variables) => ({ handOutCash: handOutCash(variables) }),
      ...more,
    },
  );
const handsOut = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Hand out $25,00\u00a0USD' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(dialog.querySelector('input')!, 'REFUND');
  await userEvent.click(screen.getAllByRole('button', { name: 'Hand out $25,00\u00a0USD' }).at(-1)!);
};

test('cash is handed out with the code that was sent to the booking’s own telephone and mailbox', async () => {
  const { asked, sent, container } = show(cash(2500), ({ holderCode }) =>
    holderCode === '123456' ? cash(0) : refused('CODE_WRONG'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(/^The code is on its way to the traveller/)).toBeVisible();
  expect(sent('SendHolderCode')).toEqual({ bookingId: '7' });
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Code of six digits' }), '123456');
  await handsOut();
  expect(await screen.findByText('The refund is done.')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'HandOutCash').map(({ variables }) => variables)).toEqual([
    { code: 'KX74QP', holderCode: '123456' },
  ]);
});

test('a booking without telephone and mailbox is asked for none', async () => {
  const { sent } = show(cash(2500, { contactPhone: null, contactEmail: null }), () => cash(0));
  await screen.findByRole('button', { name: 'Hand out $25,00\u00a0USD' });
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
  await handsOut();
  expect(await screen.findByText('The refund is done.')).toBeVisible();
  expect(sent('HandOutCash')).toEqual({ code: 'KX74QP', holderCode: null });
});

test.each<[string, Answers, () => Promise<unknown>]>([
  ['names one code after the other', { CashCode: tooOften }, async () => screen.findByText(TOO_OFTEN)],
  [
    'has the code sent again and again',
    { SendHolderCode: tooOften },
    async () => userEvent.click(await screen.findByRole('button', { name: 'Send the code' })),
  ],
  [
    'guesses the traveller’s code',
    { HandOutCash: tooOften },
    async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'Code of six digits' }), '123456');
      await handsOut();
    },
  ],
])('who %s is told how many minutes to wait', async (_, answers, act) => {
  show(cash(2500), () => cash(0), answers);
  await act();
  expect(await screen.findByText(TOO_OFTEN)).toBeVisible();
});
