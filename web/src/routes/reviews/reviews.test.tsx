import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { playing, type Played } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './reviews.js';

const aRide = (change: object = {}) => ({
  __typename: 'RideToReview',
  ticketId: 't1',
  operatorName: 'Mekong Ibis',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  departureTime: '2026-11-18T07:30:00+07:00',
  travelled: true,
  open: true,
  authorName: 'Dara K.',
  changeableUntil: null,
  review: null,
  ...change,
});
const aReview = (change: object = {}) => ({
  __typename: 'OwnReview',
  id: '5',
  cleanliness: 4,
  punctuality: 2,
  busQuality: 5,
  professionalism: 5,
  issues: ['LATE_ARRIVAL'],
  comments: 'A good bus',
  state: 'PUBLISHED',
  answer: null,
  ...change,
});
const show = (played: Played, at = '/reviews/t1/dara%40example.com') =>
  stage([{ path: 'reviews/:ticketId/:email?', module: page }], { at, graph: playing(played) });

const stars = (legend: string) => within(screen.getByRole('group', { name: legend }));

describe('how was it', () => {
  test('four times five stars by name, what went wrong, and words are sent with the ticket', async () => {
    const { asked, container } = show({
      RideToReview: () => ({ rideToReview: aRide() }),
      WriteReview: () => ({ writeReview: { __typename: 'OwnReview', id: '5', state: 'PUBLISHED' } }),
    });
    expect(await screen.findByRole('heading', { name: 'How was your ride with Mekong Ibis?' })).toBeVisible();
    expect(screen.getByText(/^Phnom Penh → Siem Reap, Wed/)).toBeVisible();
    expect(screen.getByText(/under the name “Dara K\.”/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    const user = userEvent.setup({ delay: null });
    await user.click(stars('Cleanliness').getByRole('radio', { name: 'Excellent' }));
    await user.keyboard('{ArrowLeft}');
    expect(stars('Cleanliness').getByRole('radio', { name: 'Good' })).toBeChecked();
    await user.click(stars('Punctuality').getByRole('radio', { name: 'Fair' }));
    await user.click(stars('Quality of the vehicle').getByRole('radio', { name: 'Good' }));
    await user.click(stars('Driver and staff').getByRole('radio', { name: 'Very poor' }));
    await user.click(screen.getByRole('checkbox', { name: 'Arrived late' }));
    await user.type(screen.getByRole('textbox', { name: /In your own words/ }), 'Lovely');
    await user.click(screen.getByRole('button', { name: 'Send the review' }));
    expect(await screen.findByText('Your review stands on the page of the operator.')).toBeVisible();
    const sent = asked.find(({ name }) => name === 'WriteReview');
    expect(sent?.variables).toEqual({
      input: {
        ticketId: 't1',
        email: 'dara@example.com',
        cleanliness: 4,
        punctuality: 3,
        busQuality: 4,
        professionalism: 1,
        issues: ['LATE_ARRIVAL'],
        comments: 'Lovely',
      },
    });
  });

  test('what is missing is told at its stars, which have the focus', async () => {
    show({ RideToReview: () => ({ rideToReview: aRide() }) });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Send the review' }));
    expect(await screen.findAllByText('Please choose one to five stars.')).toHaveLength(4);
    expect(stars('Cleanliness').getByRole('radio', { name: 'Very poor' })).toHaveFocus();
  });

  test('within the week it stands as it was said, with the answer of the operator', async () => {
    const review = aReview({ answer: 'Thank you!' });
    show({
      RideToReview: () => ({ rideToReview: aRide({ review, changeableUntil: '2026-11-26T03:00:00Z' }) }),
    });
    expect(await screen.findByText(/^You can word your review anew until Thu/)).toBeVisible();
    expect(screen.getByText('Thank you!')).toBeVisible();
    expect(stars('Punctuality').getByRole('radio', { name: 'Poor' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Arrived late' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /In your own words/ })).toHaveValue('A good bus');
  });

  test.each([
    [aRide({ travelled: false, open: false }), 'You have not travelled yet'],
    [aRide({ open: false, review: aReview(), changeableUntil: '2026-11-19T03:00:00Z' }), /that week is over/],
    [null, 'This link opens no ride'],
  ])('nothing can be sent where nothing can be said: %#', async (ride, words) => {
    show({ RideToReview: () => ({ rideToReview: ride }) });
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a refusal is said in words', async () => {
    const refused = { __typename: 'Refused', code: 'REVIEW_CLOSED', facts: {} };
    show({
      RideToReview: () => ({ rideToReview: aRide({ review: aReview(), changeableUntil: '2026-11-26T03:00:00Z' }) }),
      WriteReview: () => ({ writeReview: refused }),
    });
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('button', { name: 'Send it as it is now' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('that week is over');
  });
});
