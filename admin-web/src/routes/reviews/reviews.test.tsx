import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { answers as operators } from '../../../test/operator-choices.js';
import { type Answers, bulkReport, refused, showScreen, someone } from '../../../test/show-screen.js';
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
  version: 1,
  ...part,
});
beforeEach(() => sessionStorage.clear());

const ALL = { 'review.reply': 'all', 'review.moderate': 'all', 'booking.view': 'all' };
const answers: Answers = {
  ...operators,
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
      order: 'CREATED_AT',
      descending: true,
      page: 1,
      pageSize: 50,
      counted: true,
    });
    expect(screen.getByRole('link', { name: 'Dara K.' })).toHaveAttribute('href', '/reviews/4');
  });

  test('of all operators are narrowed to one of them; an operator has its own alone', async () => {
    const { sent, unmount } = show('/reviews');
    await screen.findByRole('option', { name: 'Mekong Ibis' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Operator' }), 'Mekong Ibis');
    await waitFor(() => expect(sent('Reviews')).toMatchObject({ filter: { operatorId: '7' } }));
    unmount();
    show('/reviews', {}, { 'review.reply': 'operator' });
    await screen.findByRole('table');
    expect(screen.queryByRole('combobox', { name: 'Operator' })).toBeNull();
  });

  test('show their four ratings and what went wrong to who chooses these columns', async () => {
    show('/reviews?show=punctuality,issues');
    const table = within(await screen.findByRole('table'));
    expect(await table.findByRole('columnheader', { name: 'Punctuality' })).toBeVisible();
    expect(table.getByRole('cell', { name: 'Arrived late' })).toBeVisible();
  });

  test('are published many at once, those that are chosen or all that the list finds; why one stays is told', async () => {
    const hidden = { id: '4', name: 'Mekong Ibis, 2026-11-18', code: 'REVIEW_HIDDEN' };
    const { sent } = show('/reviews?state=HIDDEN', {
      Reviews: () => ({ reviews: { __typename: 'ReviewPage', total: 70, next: null, rows: [review()] } }),
      EndReview: () => bulkReport({ way: 'ON', done: ['5'], failed: [hidden] }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/It was hidden for a reason.*Mekong Ibis, 2026-11-18/)).toBeVisible();
    expect(sent('EndReview')).toEqual({ ids: ['4'], versions: [1] });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 70' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent('EndReview')).toMatchObject({ filter: { state: 'HIDDEN' } }));
  });

  test('are hidden many at once for one reason, as they were read when they were chosen; and taken back', async () => {
    let version = 1;
    const { sent } = show('/reviews', {
      Reviews: () => ({
        reviews: { __typename: 'ReviewPage', total: 1, next: null, rows: [review({ version: version++ })] },
      }),
      EndReview: () =>
        bulkReport({ way: 'ON', failed: [{ id: '4', code: 'CHANGED_MEANWHILE', facts: { isGuest: true } }] }),
      HideReviewBulk: () => bulkReport({ done: ['4'] }),
      UndoReviewBulk: () => bulkReport({ state: 'UNDONE', undoneCount: 1, changedCount: 0 }),
    });
    const choose = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide one review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(dialog.getByText('Say why you hide them.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox'), 'insults');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(sent('HideReviewBulk')).toEqual({ ids: ['4'], versions: [1], reason: 'insults' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sent('UndoReviewBulk')).toEqual({ id: '70' });
    await choose();
    const read = version - 1;
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent('EndReview')).toEqual({ ids: ['4'], versions: [read] }));
    expect(await screen.findByText(/It was changed since/)).toBeVisible();
  });

  test('are chosen by nobody who only answers', async () => {
    show('/reviews', {}, { 'review.reply': 'operator' });
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox', { name: 'Select row 1' })).toBeNull();
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
    expect(sent('AnswerReview')).toEqual({ id: '4', version: 1, text: 'We are sorry' });
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
    await waitFor(() => expect(sent('HideReview')).toEqual({ id: '4', version: 1, reason: 'insults' }));
  });

  test('that wait are published; a refusal is told', async () => {
    const { sent } = show('/reviews/4', {
      Review: () => ({ review: review({ state: 'WAITING' }) }),
      PublishReview: () => ({ publishReview: refused('REVIEW_NOT_FOUND', { id: '4' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish it' }));
    await waitFor(() => expect(sent('PublishReview')).toEqual({ id: '4', version: 1 }));
    expect(await screen.findByText(/There is no such review/)).toBeVisible();
  });

  test('are answered again, and as they were before: each time what the page shows is what is meant', async () => {
    let version = 1;
    const { sent } = show('/reviews/4', {
      AnswerReview: ({ text }) => ({ answerReview: review({ answer: text, version: ++version }) }),
      HideReview: () => ({ hideReview: review({ state: 'HIDDEN', hiddenReason: 'insults', version: ++version }) }),
    });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hide it' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide the review' }));
    await userEvent.type(dialog.getByRole('textbox'), 'insults');
    await userEvent.click(dialog.getByRole('button', { name: 'Hide it' }));
    await screen.findByText('Nobody reads the review any more.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'Sorry');
    await save();
    await waitFor(() => expect(sent('AnswerReview')).toEqual({ id: '4', version: 2, text: 'Sorry' }));
    await screen.findByText('The answer stands below the review.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), ' again');
    await save();
    await waitFor(() => expect(sent('AnswerReview')).toEqual({ id: '4', version: 3, text: 'Sorry again' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await waitFor(() => expect(sent('AnswerReview')).toEqual({ id: '4', version: 4, text: 'Sorry' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Sorry'));
  });

  test('are answered by one of two: the other keeps what he typed, and is shown what stands there', async () => {
    let now = review();
    show('/reviews/4', {
      Review: () => ({ review: now }),
      AnswerReview: () => {
        now = review({ answer: 'Thank you', version: 2 });
        return { answerReview: refused('CHANGED_MEANWHILE', { by: 'Maly Keo', at: '2026-11-20T03:00:00Z' }) };
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'We are sorry');
    await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
    expect(await screen.findByText(/^Maly Keo saved a change on .*10:00/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('We are sorry');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is saved now' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Thank you'));
  });

  test('keep an answer that is typed through a reload, and ask before it is left', async () => {
    const { unmount } = show('/reviews/4');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'We are sorry');
    unmount();
    show('/reviews/4');
    expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveValue('We are sorry');
    expect(screen.getByText(/What you had typed here before is back/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Open the booking' }));
    expect(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('that somebody has hidden meanwhile are not published unseen: the page shows it', async () => {
    let now = review({ state: 'WAITING' });
    show('/reviews/4', {
      Review: () => ({ review: now }),
      PublishReview: () => {
        now = review({ state: 'HIDDEN', hiddenReason: 'insults', version: 2 });
        return { publishReview: refused('CHANGED_MEANWHILE', { by: 'Maly Keo', at: null }) };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publish it' }));
    expect(await screen.findByText(/Maly Keo has changed this meanwhile/)).toBeVisible();
    expect(screen.getByText('insults')).toBeVisible();
  });

  test('name the right that is missing', () => {
    show('/reviews', {}, {});
    expect(screen.getByText(/“review\.reply”/)).toBeVisible();
  });
});
