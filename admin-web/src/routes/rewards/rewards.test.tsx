import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import RewardRequestsRoute from './RewardRequestsRoute.js';
import RewardsRoute from './RewardsRoute.js';

const ADMIN = someone({ 'reward.manage': 'all', 'user.view': 'all' });
const DARA = { __typename: 'Colleague', id: '601', name: 'Dara Keo' };
const movement = {
  __typename: 'ListedRewardMovement',
  id: '3',
  kind: 'ADJUST',
  points: 300,
  at: '2026-11-20T03:00:00.000Z',
  expiresAt: '2027-11-20T17:00:00.000Z',
  bookingId: '7',
  pnr: 'KX74QP',
  transportType: 'BUS',
  isRebooked: true,
  note: 'GOODWILL',
  owner: DARA,
};
const request = {
  __typename: 'RewardRequest',
  id: '9',
  state: 'waiting',
  points: 300,
  why: 'GOODWILL',
  note: 'The coach was late',
  answer: null,
  askedAt: '2026-11-20T03:00:00.000Z',
  canDecide: true,
  canWithdraw: false,
  owner: DARA,
  askedBy: { ...DARA, id: '2', name: 'Sok Chan' },
};
const user = userEvent.setup({ delay: null });
const show = (at: string, answers: Answers) =>
  showScreen(
    [
      { path: '/rewards', element: <RewardsRoute /> },
      { path: '/rewards/requests', element: <RewardRequestsRoute /> },
    ],
    at,
    ADMIN,
    answers,
  );

const list = (more: Answers = {}): Answers => ({
  RewardMovements: () => ({
    rewardMovements: {
      __typename: 'RewardMovementPage',
      total: 1,
      next: null,
      sums: [{ __typename: 'RewardSum', kind: 'ADJUST', points: 300, movements: 1 }],
      rows: [movement],
    },
  }),
  RewardsOfPerson: () => ({
    rewardsOf: { __typename: 'RewardBalance', spendable: 1240, pending: 22, expiringSoon: 40 },
    user: { __typename: 'User', id: '601', firstName: 'Dara', lastName: 'Keo' },
  }),
  ...more,
});

describe('movements of points', () => {
  test('say whose, what, of which ride and why, and what all come to', async () => {
    const { container } = show('/rewards', list());
    const row = within((await screen.findByRole('link', { name: 'Dara Keo' })).closest('tr')!);
    expect(row.getByText('Moved by hand')).toBeVisible();
    expect(row.getByText('Goodwill')).toBeVisible();
    expect(row.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/7');
    expect(screen.getByText('300 (1)')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of one person come with what he has, and are moved by asking a second person', async () => {
    const asked: object[] = [];
    show(
      '/rewards?user=601',
      list({
        AskPoints: (variables: object) => (asked.push(variables), { askPoints: { ...request } }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Move points by hand' }));
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(screen.getByLabelText(/How many/)).toBeInvalid();
    await user.type(screen.getByLabelText(/How many/), '300');
    await user.type(screen.getByLabelText(/In your words/), 'The coach was late');
    await user.click(screen.getByRole('button', { name: 'Ask for it' }));
    expect(await screen.findByText('Asked. A second person is told.')).toBeVisible();
    expect(asked).toEqual([{ accountId: '601', points: 300, why: 'GOODWILL', note: 'The coach was late' }]);
  });
});

describe('points asked for', () => {
  const requests = (answer: object): Answers => ({
    RewardRequests: () => ({
      rewardRequests: { __typename: 'RewardRequestPage', total: 1, next: null, rows: [request] },
    }),
    DecidePoints: () => ({ decidePoints: answer }),
  });

  test('are approved by a second person', async () => {
    show('/rewards/requests?request=9', requests({ __typename: 'RewardRequest', id: '9', state: 'done' }));
    expect(await screen.findByText('The coach was late')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve and move them' }));
    expect(await screen.findByText('Moved. The customer is told.')).toBeVisible();
  });

  test('that somebody decided before say so', async () => {
    show('/rewards/requests?request=9', requests(refused('REWARD_REQUEST_DECIDED')));
    await user.click(await screen.findByRole('button', { name: 'Approve and move them' }));
    expect(await screen.findByText(/^Somebody has decided this/)).toBeVisible();
  });
});
