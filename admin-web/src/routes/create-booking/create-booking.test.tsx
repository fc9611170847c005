import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import PassengerListRoute from './PassengerListRoute.js';
import { aJourney, aLeg, BACK, FIRST, SECOND, trip } from '../../../test/trip-to-sell.js';
import { sentence } from '../../../test/sentence.js';

const PATH = 'create-booking/passenger-list/route-id/:routeId/date/:date/seat-total/:seatTotal';
const AT = `/create-booking/passenger-list/route-id/20/date/2026-11-21/seat-total/2?pax=1&children=1&return=2026-11-23&onward=${encodeURIComponent(`${FIRST}~${SECOND}`)}&journey=${encodeURIComponent(BACK!)}`;
const show = (told: Answers = {}, at = AT) =>
  showScreen(
    [
      { path: PATH, Component: PassengerListRoute },
      { path: 'create-booking/payment/:bookingId', element: <h1>How it is paid</h1> },
    ],
    at,
    someone({ 'booking.create': 'all', 'catalogue.view': 'all' }),
    { ...trip, ...told },
  );

/** Everything typed, each field left with Enter; the last one sells. */
async function sellByKeyboard() {
  const user = userEvent.setup({ delay: null });
  const choose = async (letters: string) => {
    await user.selectOptions(document.activeElement!, letters);
    await user.keyboard('{Enter}');
  };
  await user.keyboard('097 555 0199{Enter}{Enter}');
  for (const [at, [first, last]] of [
    ['Dara', 'Sok'],
    ['Lina', 'Sok'],
  ].entries()) {
    const number = at === 0 ? '1a' : '1b';
    await user.keyboard(`${number}{Enter}${number}{Enter}${number}{Enter}`);
    await choose('MR');
    await user.keyboard(`${first}{Enter}${last}{Enter}{Enter}{Enter}N123456{Enter}`);
  }
}

describe('the desk of a counter', () => {
  test('sells there and back with a change as one booking, with the keyboard alone: children and what operators ask included', async () => {
    const { sent, container } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sell: Phnom Penh → Poipet' })).toBeVisible();
    expect(screen.getByText(sentence('2026-11-23 07:30, Poipet → Phnom Penh, Mekong Ibis'))).toBeVisible();
    expect(screen.getByText('Fares: $45,00 USD')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveFocus();
    await sellByKeyboard();
    expect(await screen.findByRole('heading', { name: 'How it is paid' })).toBeVisible();
    const seats = [
      { seatNumber: '1A', title: 'MR', nationality: 'LOCAL', passengerType: 'ADULT' },
      { seatNumber: '1B', title: 'MR', nationality: 'LOCAL', passengerType: 'CHILD' },
    ];
    expect(sent('SellSeats')).toMatchObject({
      input: {
        legs: [
          { legId: FIRST, direction: 'ONWARD', seats },
          { legId: SECOND, direction: 'CONNECTING', seats },
          { legId: BACK, direction: 'RETURN', seats },
        ],
        passengers: [
          { firstName: 'Dara', documentNumber: 'N123456' },
          { firstName: 'Lina', documentNumber: 'N123456' },
        ],
      },
    });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  describe('by route, day and seats alone', () => {
    const BARE = '/create-booking/passenger-list/route-id/20/date/2026-11-21/seat-total/2';
    const closed = { notOnSaleReason: 'DEPARTED' };
    const running = (...journeys: object[]) => ({ RouteToSell: () => ({ routeJourneys: journeys }) });
    const early = aJourney(aLeg('69@2026-11-21:1-2', 'Phnom Penh', 'Siem Reap', closed));
    const late = aJourney(aLeg(FIRST!, 'Phnom Penh', 'Siem Reap'));

    test('lists the departures of the route, those on sale with a way to sell as many seats', async () => {
      show(running(early, late), BARE);
      const sell = await screen.findByRole('link', { name: 'Sell 2 seats' });
      expect(screen.getAllByText(sentence('2026-11-21 07:30, Phnom Penh → Siem Reap, Mekong Ibis'))).toHaveLength(2);
      expect(sell).toHaveAttribute('href', `${BARE}?journey=${encodeURIComponent(FIRST!)}`);
    });

    test('goes on with the only departure', async () => {
      const { sent } = show({ ...running(late), TripToSell: () => ({ journey: late }) }, BARE);
      expect(await screen.findByRole('heading', { level: 1, name: 'Sell: Phnom Penh → Siem Reap' })).toBeVisible();
      expect(sent('TripToSell')).toMatchObject({ journey: FIRST });
    });

    test.each([
      ['nothing runs that day', BARE],
      ['the day is none', BARE.replace('2026-11-21', 'tomorrow')],
    ])('says so when %s', async (_, at) => {
      show(running(), at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Choose a departure first' })).toBeVisible();
    });
  });

  test('seats everybody together on all ways with one key', async () => {
    show();
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    const typed = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Seat, ride/ }).map(({ value }) => value);
    expect(typed).toEqual(['1A', '1A', '1A', '1B', '1B', '1B']);
  });

  test('asks for the seats of all ways again when one of them is refused, and keeps what was typed', async () => {
    const { asked } = show({ SellSeats: () => ({ holdSeats: refused('SEATS_TAKEN', { seats: ['1A'] }) }) });
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveFocus();
    await sellByKeyboard();
    await waitFor(() => expect(asked.filter(({ name }) => name === 'TripToSell')).toHaveLength(2));
    expect(screen.getByDisplayValue('Dara')).toBeInTheDocument();
  });

  test('begins with who bought before, where the address names his booking; one that cannot be read is said', async () => {
    const part = {
      __typename: 'BookingPart',
      id: '1',
      title: 'MS',
      nationalOf: 'KH',
      firstName: 'Sophea',
      lastName: 'Chan',
    };
    const bought = {
      __typename: 'Booking',
      id: '7',
      contactEmail: null,
      contactPhone: '012345678',
      legs: [{ __typename: 'BookingLeg', id: '1', parts: [part] }],
    };
    const known = show({ CustomerOfBooking: () => ({ booking: bought }) }, `${AT}&customer=7`);
    expect(await screen.findByDisplayValue('Sophea')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toHaveValue('012345678');
    known.unmount();
    show({ CustomerOfBooking: () => ({ booking: null }) }, `${AT}&customer=7`);
    expect(await screen.findByText('This could not be read. Try again, or type it.')).toBeVisible();
  });

  test('sells nothing where one of the ways is closed, and says why', async () => {
    const closed = aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh', { notOnSaleReason: 'DEPARTED' }));
    show({ TripToSell: () => ({ onward: aJourney(aLeg(FIRST!, 'Phnom Penh', 'Poipet')), journey: closed }) });
    expect(await screen.findByText('It has already left.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold the seats' })).toBeNull();
  });

  test('sells no rides in two currencies together', async () => {
    const there = aLeg(FIRST!, 'Phnom Penh', 'Poipet');
    const seatFare = { ...there.seatFare, foreign: { ...there.seatFare.foreign, currency: 'LAK' } };
    show({
      TripToSell: () => ({
        onward: aJourney(there),
        journey: aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh', { seatFare })),
      }),
    });
    expect(await screen.findByText(/^Its rides are sold in different currencies/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold the seats' })).toBeNull();
  });

  test.each([
    ['the way there does not run', { onward: null, journey: aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh')) }],
    ['the address is of another route', { journey: aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh')) }],
  ])('knows no departure where %s', async (_, answer) => {
    show({ TripToSell: () => answer });
    expect(await screen.findByRole('heading', { name: 'Choose a departure first' })).toBeVisible();
  });
});
