import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { usd } from '../../../test/graph-values.js';
import { showScreen, someone } from '../../../test/show-screen.js';
import { RefusedRefund, type RefusedRefundProps } from './RefusedRefund.js';
import { sentence } from '../../../test/sentence.js';

const REFUND: RefusedRefundProps['refund'] = {
  amount: usd(1250),
  failures: 2,
  failure: 'ACCOUNT_CLOSED',
  retryAt: null,
  ways: ['WALLET', 'CASH'],
  askedWay: null,
  askedBy: null,
};
const onAgain = jest.fn(() => Promise.resolve());
const onOtherwise = jest.fn((_: string) => Promise.resolve());
const shows = (change: Partial<RefusedRefundProps['refund']> = {}, mayAct = true, isWalletGone = false) =>
  showScreen(
    [
      {
        path: '/',
        element: (
          <RefusedRefund
            refund={{ ...REFUND, ...change }}
            name="KX74QP"
            ofBooking
            isWalletGone={isWalletGone}
            actions={mayAct ? { busy: false, onAgain, onOtherwise } : undefined}
          />
        ),
      },
    ],
    '/',
    someone({ 'refund.ask': 'all' }),
    {},
  );

describe('money that its provider does not send back', () => {
  test('says how often, why, and that it waits', async () => {
    const { container } = shows();
    expect(await screen.findByText('The provider does not send $12,50 USD back')).toBeVisible();
    expect(screen.getByText(/Refused 2 times: the account is closed\. It is not tried again by itself/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('or when it is tried again', async () => {
    shows({ failures: 1, retryAt: '2026-11-20T06:00:00.000Z' });
    expect(
      await screen.findByText(sentence(/Refused once: the account is closed\. It is tried again .*13:00/)),
    ).toBeVisible();
  });

  test('is tried again by a press, and sent another way once its word was typed', async () => {
    shows();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again now' }));
    expect(onAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Hand it out in cash' }));
    expect(screen.getByText(/\$12,50\sUSD wait at the counters/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'REFUND');
    await userEvent.click(screen.getAllByRole('button', { name: 'Hand it out in cash' }).at(-1)!);
    expect(onOtherwise).toHaveBeenCalledWith('CASH');
  });

  test('of a guest only in cash; of money that can go no other way it is tried again only', async () => {
    shows({ ways: [] });
    expect(await screen.findByRole('button', { name: 'Try again now' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hand it out in cash' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Give it as credit' })).not.toBeInTheDocument();
  });

  test('of a deleted account: no credit, and why', async () => {
    shows({ ways: ['CASH'] }, true, true);
    expect(await screen.findByText(/cannot be given as credit: who bought it has deleted/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give it as credit' })).not.toBeInTheDocument();
  });

  test('names who asked for which way', async () => {
    shows({ askedWay: 'CASH', askedBy: { id: '7', name: 'Chan Sophea' } });
    expect(await screen.findByText(/^Chan Sophea wants it to go another way: Hand it out in cash/)).toBeVisible();
  });

  test('has nothing to press for who may only look', async () => {
    shows({}, false);
    expect(await screen.findByText('The provider does not send $12,50 USD back')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
