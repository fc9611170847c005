import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aRide } from '../../../test/checkout-fixtures.js';
import { RIDE, answers, choose, fetched, hold, onSeats, put, show, streams } from '../../../test/seats-stage.js';

onSeats();

describe('seats that are chosen or held', () => {
  describe('while others buy', () => {
    test('a seat they take turns grey with a word, and the choice stays', async () => {
      show();
      await choose();
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '1A': 'UNAVAILABLE', '1B': 'UNAVAILABLE', '9A': 'BLOCKED' } });
      expect(await screen.findByText('Seat 1B has just been taken by somebody else.')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 1B, .*unavailable/ })).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    });

    test('a chosen seat that is gone is told of and given up, the other one stays', async () => {
      show();
      await choose();
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '5D': 'UNAVAILABLE' } });
      expect(await screen.findByText('Seat 5D has just been taken. Please choose another one.')).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /seat 5D/ })).not.toBeChecked();
    });

    test('what an own press takes is not said to be taken by others', async () => {
      const answer = Promise.withResolvers<Response>();
      fetched.mockReturnValueOnce(answer.promise);
      show();
      const user = await choose();
      await user.click(await hold());
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '5C': 'UNAVAILABLE', '5D': 'UNAVAILABLE' } });
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      const held = { __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '7' } };
      answer.resolve(Response.json({ data: { holdSeats: held } }));
      expect(await screen.findByText('/checkout/passengers/7')).toBeVisible();
      expect(screen.queryByText(/has just been taken/)).not.toBeInTheDocument();
    });

    test('what this device holds stays its own', async () => {
      show({ CheckoutBooking: () => ({ booking: aBooking() }) }, 'booking-7=secret; hold=7');
      await screen.findByRole('link', { name: 'Continue' });
      document.cookie = 'hold=7';
      streams.at(-1)!.tell({ leg: RIDE.id, states: { '1B': 'UNAVAILABLE' } });
      expect(await screen.findByText(/Seat 1B has just been taken/)).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    });
  });

  test('a choice outlives a reload of the page', async () => {
    const { unmount } = show();
    await choose();
    unmount();
    show();
    expect(await screen.findByText('Passenger 1 · seat 5C')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /seat 5D/ })).toBeChecked();
  });

  test('what this device holds shows in any tab, with its countdown and a way on', async () => {
    show({ CheckoutBooking: () => ({ booking: aBooking() }) }, 'booking-7=secret; hold=7');
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/checkout/passengers/7');
    expect(screen.getByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('seats that another tab of this visitor holds are shown as held, not as taken', async () => {
    let isHeld = false;
    answers({ __typename: 'Refused', code: 'SEATS_TAKEN', facts: { legId: RIDE.id, seats: ['5C', '5D'] } });
    show({ CheckoutBooking: () => ({ booking: isHeld ? aBooking() : null }) }, 'booking-7=secret; hold=7');
    const user = await choose();
    isHeld = true;
    document.cookie = 'hold=7';
    await user.click(await hold());
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('other seats instead: the old ones are given back first', async () => {
    answers({ __typename: 'HeldBooking', accessToken: 's', booking: { __typename: 'Booking', id: '8' } });
    const { asked } = show(
      { CheckoutBooking: () => ({ booking: aBooking() }), GiveBackHold: () => ({ cancelBooking: { id: '7' } }) },
      'booking-7=secret; hold=7',
    );
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByRole('checkbox', { name: /seat 5D/ }));
    await user.click(screen.getByRole('checkbox', { name: /seat 1B/ }));
    await user.click(await screen.findByRole('button', { name: 'Hold these 2 seats instead' }));
    expect(await screen.findByText('/checkout/passengers/8')).toBeVisible();
    expect(asked.find(({ name }) => name === 'GiveBackHold')).toMatchObject({
      variables: { id: '7' },
      headers: { 'x-booking-token': 'secret' },
    });
  });

  describe('beginning again', () => {
    test('clearing the page resets seats, passengers, pick-up and booking, and keeps the journey', async () => {
      let status = 'BLOCKED' as 'BLOCKED' | 'CANCELLED';
      const { asked } = show(
        {
          Seats: () => ({ onward: { id: RIDE.id, legs: [aRide({ allowPickup: true })] } }),
          CheckoutBooking: () => ({ booking: aBooking({ status }) }),
          GiveBackHold: () => {
            status = 'CANCELLED';
            return { cancelBooking: { id: '7' } };
          },
        },
        'booking-7=secret; hold=7',
      );
      const user = userEvent.setup({ delay: null });
      expect(await screen.findByRole('checkbox', { name: /seat 5C/ })).toBeChecked();
      await put(user, screen.getByLabelText(/^Address of the pick-up/), 'Hotel');
      await user.click(screen.getByRole('button', { name: 'Clear my choice' }));
      expect(await screen.findByRole('button', { name: 'Hold 2 seats' })).toBeVisible();
      expect(screen.getByRole('checkbox', { name: /seat 5C/ })).not.toBeChecked();
      expect(screen.getAllByRole('radio', { name: 'Ms' })[0]).not.toBeChecked();
      expect(screen.getByLabelText(/^Address of the pick-up/)).toHaveValue('');
      expect(screen.queryByRole('button', { name: 'Clear my choice' })).not.toBeInTheDocument();
      expect(asked.filter(({ name }) => name === 'GiveBackHold')).toHaveLength(1);
      expect(document.cookie).not.toContain('hold=7');
    });

    test('another trip forgets the journey, too, and all that this tab kept for it', async () => {
      show();
      const user = await choose();
      expect(Object.keys(sessionStorage)).toEqual(['seats 294@2026-11-21 2 0']);
      await user.click(screen.getByRole('button', { name: 'Choose another trip' }));
      expect(await screen.findByText('/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2')).toBeVisible();
      expect(Object.keys(sessionStorage)).toEqual([]);
    });
  });
});
