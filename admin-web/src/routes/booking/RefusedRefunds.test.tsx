import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usd } from '../../../test/graph-values.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import { RefusedRefunds } from './RefusedRefunds.js';

const refused = (id: string, viewerMay: readonly string[], amount: number) => ({
  __typename: 'RefusedRefund',
  id,
  failures: 2,
  failure: 'ACCOUNT_CLOSED',
  retryAt: null,
  ways: ['WALLET', 'CASH'],
  viewerMay,
  askedWay: null,
  askedBy: null,
  amount: usd(amount),
});
const bookingOf = (...refusedRefunds: ReturnType<typeof refused>[]) =>
  ({ pnr: 'KX74QP', refusedRefunds }) as unknown as Parameters<typeof RefusedRefunds>[0]['booking'];
const HIS = refused('31', ['refund.ask'], 1250);
const THEIRS = refused('32', [], 900);
const shows = (booking: ReturnType<typeof bookingOf>, answers: Answers = {}) =>
  showScreen(
    [{ path: '/', element: <RefusedRefunds booking={booking} /> }],
    '/',
    someone({ 'refund.ask': 'operator' }),
    answers,
  );

test.each([
  [
    'waits for a second person',
    [{ __typename: 'RefusedRefund', id: '31', askedWay: 'WALLET' }],
    /second person chooses/,
  ],
  ['is gone', [], 'It goes another way.'],
])('what goes another way %s', async (_, refusedRefunds, said) => {
  const { sent } = shows(bookingOf(HIS), {
    PayRefundOtherwise: () => ({ payRefundOtherwise: { __typename: 'Booking', id: '1', refusedRefunds } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Give it as credit' }));
  await userEvent.type(screen.getByRole('textbox'), 'REFUND');
  await userEvent.click(screen.getAllByRole('button', { name: 'Give it as credit' }).at(-1)!);
  expect(await screen.findByText(said)).toBeVisible();
  expect(sent('PayRefundOtherwise')).toEqual({ id: '31', way: 'WALLET' });
});

test('of rides that another operator drives he reads it and presses nothing', async () => {
  shows(bookingOf(THEIRS));
  expect(await screen.findByText('The provider does not send $9,00 USD back')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('of two he presses what is of his own ride', async () => {
  const { sent } = shows(bookingOf(THEIRS, HIS), {
    TryRefundAgain: () => ({ tryRefundAgain: { __typename: 'Booking', id: '1' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again now' }));
  await waitFor(() => expect(sent('TryRefundAgain')).toEqual({ id: '31' }));
});
