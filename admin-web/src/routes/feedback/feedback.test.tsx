import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import FeedbackRoute from './FeedbackRoute.js';

const row = {
  __typename: 'FeedbackRow',
  bookingId: '17',
  pnr: 'KX74QP',
  rating: 2,
  words: 'The seats were slow to load',
  language: 'en',
  createdAt: '2026-11-19T02:00:00.000Z',
  changedAt: null,
};
const answers: Answers = {
  Feedback: () => ({ feedback: { __typename: 'FeedbackPage', total: 1, next: null, average: 2, rows: [row] } }),
};
const show = (at: string, grants: Record<string, string>) =>
  showScreen([{ path: 'feedback', Component: FeedbackRoute }], at, someone(grants), answers);

test('what buyers say is listed by what the address asks for, and leads to their bookings', async () => {
  const { sent, container } = show('/feedback?stars=2&words=yes', { 'review.moderate': 'all' });
  const [, first] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(first).toHaveTextContent('The seats were slow to load');
  expect(screen.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/17');
  expect(screen.getByText(/On average 2.0 of 5 stars/)).toBeVisible();
  expect(sent('Feedback')).toEqual({
    ratingUpTo: 2,
    withWords: true,
    text: null,
    page: 1,
    pageSize: 50,
    counted: true,
  });
  expect((await axe(container)).violations).toEqual([]);
});

test('operators, who answer reviews, are told that they may not read it', async () => {
  show('/feedback', { 'review.reply': 'operator', 'review.moderate': 'operator' });
  expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
