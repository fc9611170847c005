import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { playing, type Played } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as page from './points.js';

const movement = (id: string, kind: string, points: number, more: object = {}) => ({
  id,
  kind,
  points,
  at: '2026-11-18T03:00:00.000Z',
  isPending: false,
  bookingId: null,
  pnr: null,
  isRebooked: false,
  ...more,
});
const TERMS = { referrerPoints: 200, friendPoints: 100, friendsAMonth: 10, cashbackPoints: 0 };
const mine = {
  myRewards: {
    spendable: 180,
    pending: 22,
    expiringSoon: 40,
    expiring: [{ points: 40, expiresAt: '2026-12-10T17:00:00.000Z' }],
    movements: [
      movement('2', 'EARN', 12, { bookingId: '7', pnr: 'KX74QP' }),
      movement('1', 'EARN_PENDING', -12, { isPending: true }),
    ],
  },
  myReferrals: { code: null as string | null, waiting: 0, earned: 0, points: 0, canUseCode: true },
  rewardTerms: TERMS,
};
const show = (answer: object = mine, more: Played = {}) =>
  stage([{ path: 'dashboard/rewards', module: page }], {
    at: '/dashboard/rewards',
    graph: playing({ RewardsPage: () => answer, ...more }),
    member: aMember(),
  });
const user = userEvent.setup({ delay: null });

describe('one’s points', () => {
  test('are said in plain words, with their trips and their ends', async () => {
    const { container } = show();
    expect(await screen.findByText('180')).toBeVisible();
    expect(screen.getByText(/^Until .*10 Dec/)).toBeVisible();
    expect(screen.getByText(/Travelled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/dashboard/7');
    expect(screen.getByText(/Waiting no more/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('come with a code for friends, made when it is asked for', async () => {
    let made = 0;
    show(mine, {
      RewardsPage: () => ({ ...mine, myReferrals: { ...mine.myReferrals, code: made > 0 ? 'ABCD2345' : null } }),
      MakeReferralCode: () => ((made += 1), { makeReferralCode: { ...mine.myReferrals, code: 'ABCD2345' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get my code' }));
    expect(await screen.findByText(/ct-referral-code\?code=ABCD2345$/)).toBeVisible();
    expect(made).toBe(1);
  });

  test('a friend’s code that nobody has is explained at its form; one that holds is thanked for', async () => {
    let answer: object = { __typename: 'Refused', code: 'REFERRAL_UNKNOWN', facts: {} };
    show(mine, { UseReferralCode: () => ({ useReferralCode: answer }) });
    await user.type(await screen.findByLabelText('A friend’s code'), 'NOBODY22');
    await user.click(screen.getByRole('button', { name: 'Use the code' }));
    expect(await screen.findByText(/^Nobody has this code/)).toBeVisible();
    answer = { __typename: 'OwnReferrals', canUseCode: false };
    await user.type(screen.getByLabelText('A friend’s code'), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Use the code' }));
    expect(await screen.findByText(/^Thank you\./)).toBeVisible();
  });

  test('say nothing of recommendations while there is no campaign', async () => {
    show({ ...mine, rewardTerms: { ...TERMS, referrerPoints: 0, friendPoints: 0 } });
    await screen.findByText('180');
    expect(screen.queryByText('Recommend us to friends')).toBeNull();
  });
});
