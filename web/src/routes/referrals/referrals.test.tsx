import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as cashback from './cashback.js';
import * as friends from './friends.js';

const TERMS = { referrerPoints: 200, friendPoints: 100, friendsAMonth: 10, cashbackPoints: 0 };

describe('the public pages', () => {
  const open = (at: string, terms: object = TERMS) =>
    stage(
      [
        { path: 'ct-referral-code', module: friends },
        { path: 'ct-cashback', module: cashback },
      ],
      { at, graph: playing({ RewardTermsPage: () => ({ rewardTerms: terms }) }) },
    );

  test('lead a friend to an account with the code that the link brought', async () => {
    const { container } = open('/ct-referral-code?code=ABCD2345');
    expect(await screen.findByRole('link', { name: 'Create an account with the code' })).toHaveAttribute(
      'href',
      '/auth/register?code=ABCD2345',
    );
    expect(screen.getByText(/^A friend recommends us to you\./)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('say what a recommendation brings, and that there is nothing where there is none', async () => {
    open('/ct-referral-code');
    expect(await screen.findByText(/you get 200 points and your friend 100/)).toBeVisible();
    open('/ct-referral-code', { ...TERMS, referrerPoints: 0, friendPoints: 0 });
    expect(await screen.findByText(/there are no points for recommendations/)).toBeVisible();
  });

  test('say what a campaign brings', async () => {
    open('/ct-cashback', { ...TERMS, cashbackPoints: 5 });
    expect(await screen.findByText(/5 % of the fare/)).toBeVisible();
  });
});
