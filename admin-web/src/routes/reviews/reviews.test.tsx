import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import ReviewRoute from './ReviewRoute.js';
import ReviewsRoute from './ReviewsRoute.js';

const review = (part: object = {}) => ({
  __typename: 'StaffReview',
  id: '4',
  operatorId: '1',
  operatorName: 'Mekong Ibis',
  authorName: 'Dara K.',
  travelledOn: '2026-11-18',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  cleanliness: 5,
  punctuality: 2,
  busQuality: 4,
  professionalism: 4,
  average: 3.8,
  issues: ['LATE_ARRIVAL'],
  comments: 'Two hours late',
  language: 'en',
  state: 'PUBLISHED',
  hiddenReason: null,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-19T02:00:00.000Z',
  changedAt: null,
  bookingId: '17',
  ...part,
});
const ALL = { 'review.reply': 'all', 'review.moderate': 'all', 'booking.view': 'all' };
const answers: Answers = {
  Reviews: () => ({ reviews: { __typename: 'ReviewPage', total: 1, next: null, rows: [review()] } }),
  Review: () => ({ review: review() }),
  AnswerReview: ({ text }) => ({ answerReview: review({ answer: text }) }),
  HideReview: ({ reason }) => ({ hideReview: review({ state: 'HIDDEN', hiddenReason: reason }) }),
  PublishReview: () => ({ publishReview: review() }),
};
const show = (at: string, told: Answers = {}, grants: Record<string, string> = ALL) =>
  showScreen(
    [
      { path: 'reviews', Component: ReviewsRoute },
      { path: 'reviews/:reviewId', Component: ReviewRoute },
    ],
    at,
    someone(grants),
    { ...answers, ...told },
  );

describe('reviews', () => {
  test('are listed by what the address asks for', async () => {
    const { sent } = show('/reviews?state=WAITING&stars=2&answered=no');
    const row = within(await screen.findByRole('table')).getAllByRole('row')[1];
    expect(row).toHaveTextContent('Dara K.Mekong IbisPhnom Penh → Siem Reap');
    expect(sent('Reviews')).toEqual({
      filter: { state: 'WAITING', ratingUpTo: 2, answered: false, operatorId: null, text: null },
      page: 1,
      pageSize: 50,
      counted: true,
    });
    expect(screen.getByRole('link', { name: 'Dara K.' })).toHaveAttribute('href', '/reviews/4');
  });

  test('are answered by their operator, who hides none', async () => {
    const { sent, container } = show('/reviews/4', {}, { 'review.reply': 'operator' });
    expect(await screen.findByText('Two hours late')).toBeVisible();
    expect(screen.getByText('Arrived late')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide it' })).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), ' We are sorry ');
    await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
    expect(await screen.findByText('The answer stands below the review.')).toBeVisible();
    expect(sent('AnswerReview')).toEqual({ id: '4', text: 'We are sorry' });
  });

  test('are hidden with a reason only', async () => {
    const { sent } = show('/reviews/4');
    await userEvent.click(await screen.findByRole('button', { name: 'Hide it' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide the review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it' }));
    expect(dialog.getByText('Say why you hide it.')).toBeVisible();
    expect(sent('HideReview')).toBeUndefined();
    await userEvent.type(dialog.getByRole('textbox'), 'insults');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it' }));
    await waitFor(() => expect(sent('HideReview')).toEqual({ id: '4', reason: 'insults' }));
  });

  test('that wait are published; a refusal is told', async () => {
    const { sent } = show('/reviews/4', {
      Review: () => ({ review: review({ state: 'WAITING' }) }),
      PublishReview: () => ({ publishReview: refused('REVIEW_NOT_FOUND', { id: '4' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish it' }));
    await waitFor(() => expect(sent('PublishReview')).toEqual({ id: '4' }));
    expect(await screen.findByText(/There is no such review/)).toBeVisible();
  });

  test('name the right that is missing', () => {
    show('/reviews', {}, {});
    expect(screen.getByText(/“review\.reply”/)).toBeVisible();
  });
});
