import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usd } from '../../../test/graph-values.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import { RefusedRefunds } from './RefusedRefunds.js';

const booking = {
  pnr: 'KX74QP',
  refusedRefunds: [
    {
      __typename: 'RefusedRefund',
      id: '31',
      failures: 2,
      failure: 'ACCOUNT_CLOSED',
      retryAt: null,
      ways: ['WALLET', 'CASH'],
      askedWay: null,
      askedBy: null,
      amount: usd(1250),
    },
  ],
} as unknown as Parameters<typeof RefusedRefunds>[0]['booking'];
const shows = (grants: Record<string, string>, answers: Answers = {}) =>
  showScreen([{ path: '/', element: <RefusedRefunds booking={booking} /> }], '/', someone(grants), answers);

test.each([
  [
    'waits for a second person',
    [{ __typename: 'RefusedRefund', id: '31', askedWay: 'WALLET' }],
    /second person chooses/,
  ],
  ['is gone', [], 'It goes another way.'],
])('what goes another way %s', async (_, refusedRefunds, said) => {
  const { sent } = shows(
    { 'refund.ask': 'all' },
    { PayRefundOtherwise: () => ({ payRefundOtherwise: { __typename: 'Booking', id: '1', refusedRefunds } }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Give it as credit' }));
  await userEvent.type(screen.getByRole('textbox'), 'REFUND');
  await userEvent.click(screen.getAllByRole('button', { name: 'Give it as credit' }).at(-1)!);
  expect(await screen.findByText(said)).toBeVisible();
  expect(sent('PayRefundOtherwise')).toEqual({ id: '31', way: 'WALLET' });
});

test('who may not ask for refunds reads it and presses nothing', async () => {
  shows({ 'booking.view': 'all' });
  expect(await screen.findByText('The provider does not send $12,50 back')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
