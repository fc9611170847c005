import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { funds, show, usd } from '../../../test/agency-stage.js';
import { aNamedBooking } from '../../../test/checkout-fixtures.js';

const user = userEvent.setup({ delay: null });

const seat = (number: string, column: number) => ({
  number,
  kind: 'SEAT',
  floor: 1,
  row: 1,
  column,
  state: 'AVAILABLE',
  allowMale: true,
  allowFemale: true,
});
const call = (time: string, name: string, slug: string) => ({
  time: `2026-11-21T${time}:00+07:00`,
  stop: { id: slug, name, location: { name, slug } },
});
const ride = {
  id: '294@2026-11-21:4-11',
  hasPassengerTypePricing: false,
  allowPickup: false,
  pickupLocations: [],
  boardingChoices: [],
  dropOffChoices: [],
  allowMaleNextToFemale: true,
  localCountryCode: 'KH',
  notOnSaleReason: null,
  operator: { id: '1', name: 'Mekong Ibis', requiredPassengerFields: [] },
  vehicle: { id: '1', transportType: 'BUS', category: 'Coach' },
  boarding: call('07:30', 'Phnom Penh', 'phnom-penh'),
  dropOff: call('13:00', 'Siem Reap', 'siem-reap'),
  seatFare: { local: usd(1200), foreign: usd(1500), childLocal: null, childForeign: null, fareKey: '1' },
  seatTiers: [],
  seatMap: { seats: [seat('1A', 1), seat('1B', 2)] },
};
const rides = {
  AgencyRides: () => ({ onward: { id: ride.id, departureTime: ride.boarding.time, legs: [ride] } }),
};

describe('the desk', () => {
  async function sellByKeyboard() {
    const mobile = await screen.findByRole('textbox', { name: /^Mobile number/ });
    expect(mobile).toHaveFocus();
    await user.keyboard('097 555 0199{Enter}{Enter}1a{Enter}');
    await user.keyboard('Mr{Enter}Dara{Enter}Sok{Enter}{Enter}');
  }

  test('sells a seat with the keyboard alone: held together with names and contact, then paid', async () => {
    const { asked, cookies } = show('/booking?journey=294%402026-11-21%3A4-11&pax=1', {
      ...rides,
      AgencyBuyers: () => ({ bookings: { rows: [] } }),
      HoldSeats: () => ({ holdSeats: { __typename: 'HeldBooking', accessToken: 'secret', booking: { id: '7' } } }),
      CheckoutBooking: () => ({ booking: aNamedBooking() }),
      AgencyFunds: () => funds(),
    });
    await screen.findByRole('heading', { level: 1, name: 'Sell: Phnom Penh → Siem Reap' });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Title/ }), 'MR');
    screen.getByRole('textbox', { name: /^Mobile number/ }).focus();
    await sellByKeyboard();
    expect(await screen.findByRole('button', { name: /^Pay .* from the balance$/ })).toHaveFocus();
    expect(asked.find(({ name }) => name === 'HoldSeats')?.variables).toMatchObject({
      input: {
        legs: [
          { legId: ride.id, direction: 'ONWARD', seats: [{ seatNumber: '1A', title: 'MR', nationality: 'LOCAL' }] },
        ],
        passengers: [{ firstName: 'Dara', lastName: 'Sok', seatNumber: '1A' }],
        contact: { email: null, mobileNumber: '0975550199' },
      },
    });
    expect(cookies()).toContain('booking-7=secret');
  });

  test('what is refused is said, and the form stays', async () => {
    show('/booking?journey=294%402026-11-21%3A4-11&pax=1', {
      ...rides,
      AgencyBuyers: () => ({ bookings: { rows: [] } }),
      HoldSeats: () => ({ holdSeats: { __typename: 'Refused', code: 'SEATS_TAKEN', facts: { seats: ['1A'] } } }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Title/ }), 'MR');
    screen.getByRole('textbox', { name: /^Mobile number/ }).focus();
    await sellByKeyboard();
    expect(await screen.findByText(/Seat 1A has just been taken/)).toBeVisible();
    expect(screen.getByDisplayValue('Dara')).toBeVisible();
  });

  test('turns seats grey as others take them, and seats everybody together with one key, a field or not', async () => {
    const streams: EventTarget[] = [];
    class PlayedStream extends EventTarget {
      static readonly CLOSED = 2;
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    }
    Object.assign(globalThis, { EventSource: PlayedStream });
    const seats = [seat('1A', 1), seat('1B', 2), seat('1C', 3)];
    show('/booking?journey=294%402026-11-21%3A4-11&pax=2', {
      AgencyRides: () => ({
        onward: { id: ride.id, departureTime: ride.boarding.time, legs: [{ ...ride, seatMap: { seats } }] },
      }),
      AgencyBuyers: () => ({ bookings: { rows: [] } }),
    });
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveFocus();
    const typed = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Seat/ }).map(({ value }) => value);
    await user.keyboard('{Control>}b{/Control}');
    expect(typed()).toEqual(['1A', '1B']);
    const data = JSON.stringify({ leg: ride.id, states: { '1A': 'UNAVAILABLE' } });
    act(() => void streams[0]!.dispatchEvent(new MessageEvent('seats', { data })));
    expect(screen.getByText('Seat 1A has just been taken. Please choose another one.')).toBeVisible();
    expect(typed()).toEqual(['', '1B']);
    await user.click(screen.getByRole('button', { name: 'Choose the best 2 seats together' }));
    expect(typed()).toEqual(['1B', '1C']);
    Object.assign(globalThis, { EventSource: undefined });
  });

  const inKip = { ...ride.seatFare, foreign: { amount: 30_000_000, currency: 'LAK' } };

  test.each([
    ['is not on sale', [{ ...ride, notOnSaleReason: 'DEPARTED' }], 'It has already left.'],
    [
      'has rides in two currencies',
      [ride, { ...ride, id: '295@2026-11-21:4-11', seatFare: inKip }],
      /book them one by one/,
    ],
  ])('a departure that %s says why', async (_, legs, why) => {
    show('/booking?journey=294%402026-11-21%3A4-11', {
      AgencyRides: () => ({ onward: { id: ride.id, departureTime: ride.boarding.time, legs } }),
    });
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Mobile number/ })).toBeNull();
  });
});
