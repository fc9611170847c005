import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import PassengerListRoute from './PassengerListRoute.js';
import PayRoute from './PayRoute.js';

const usd = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const call = (day: string, time: string, name: string) => ({
  __typename: 'CallingPoint',
  time: `${day}T${time}:00+07:00`,
  stop: { __typename: 'Stop', id: name, name, location: { __typename: 'Location', id: name, name, slug: name } },
});
const seat = (number: string, column: number) => ({
  __typename: 'MapSeat',
  number,
  kind: 'SEAT',
  floor: 1,
  row: 1,
  column,
  state: 'AVAILABLE',
  allowMale: true,
  allowFemale: true,
});
const aLeg = (id: string, from: string, to: string, more: object = {}) => {
  const day = id.slice(id.indexOf('@') + 1, id.indexOf(':'));
  return {
    __typename: 'JourneyLeg',
    id,
    date: day,
    routeId: '20',
    hasPassengerTypePricing: true,
    allowPickup: false,
    allowMaleNextToFemale: true,
    localCountryCode: 'KH',
    notOnSaleReason: null,
    operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis', requiredPassengerFields: ['DOCUMENT'] },
    vehicle: { __typename: 'VehicleType', id: '3', transportType: 'BUS', category: 'Coach' },
    boarding: call(day, '07:30', from),
    dropOff: call(day, '13:10', to),
    boardingChoices: [],
    dropOffChoices: [],
    seatFare: {
      __typename: 'SeatFare',
      local: usd(1000),
      foreign: usd(1300),
      childLocal: usd(500),
      childForeign: null,
    },
    seatMap: { __typename: 'SeatMap', seats: [seat('1A', 1), seat('1B', 2)] },
    ...more,
  };
};
const aJourney = (...legs: ReturnType<typeof aLeg>[]) => ({
  __typename: 'Journey',
  id: legs.map(({ id }) => id).join('~'),
  departureTime: legs[0]!.boarding.time,
  legs,
});
const [FIRST, SECOND, BACK] = ['70@2026-11-21:1-2', '71@2026-11-21:2-3', '80@2026-11-23:3-1'];
const trip: Answers = {
  TripToSell: () => ({
    onward: aJourney(aLeg(FIRST!, 'Phnom Penh', 'Siem Reap'), aLeg(SECOND!, 'Siem Reap', 'Poipet')),
    journey: aJourney(aLeg(BACK!, 'Poipet', 'Phnom Penh')),
  }),
  RecentCustomers: () => ({ bookings: { __typename: 'BookingPage', rows: [] } }),
  SellSeats: () => ({ holdSeats: { __typename: 'HeldBooking', booking: { __typename: 'Booking', id: '5' } } }),
};
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
    expect(screen.getByText('2026-11-23 07:30, Poipet → Phnom Penh, Mekong Ibis')).toBeVisible();
    expect(screen.getByText('Fares: $45,00')).toBeVisible();
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
      expect(screen.getAllByText('2026-11-21 07:30, Phnom Penh → Siem Reap, Mekong Ibis')).toHaveLength(2);
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

describe('how a sale is paid', () => {
  const held = {
    __typename: 'Booking',
    id: '5',
    pnr: 'KX74QP',
    status: 'BLOCKED',
    paymentStatus: 'UNPAID',
    expiresAt: '2026-11-20T10:10:00+07:00',
    now: '2026-11-20T10:00:00+07:00',
    canExtendHold: false,
    contactPhone: '+85512345678',
    total: usd(1000),
    due: usd(1000),
    fees: [],
    legs: [],
    payments: [],
  };
  const option = (method: string) => ({ __typename: 'PaymentOption', method, flow: 'CODE', reason: null, facts: {} });
  const pay = (scope: string, answers: Answers = {}) =>
    showScreen(
      [
        { path: 'create-booking/payment/:bookingId', Component: PayRoute },
        { path: 'bookings/:bookingId/receipt', element: <h1>The receipt</h1> },
      ],
      '/create-booking/payment/5',
      someone({ 'booking.create': scope, 'booking.edit': scope }),
      {
        SaleToPay: () => ({ booking: held, paymentMethods: [option('CASH_COLLECTION')] }),
        PaySaleInCash: () => ({
          startPayment: {
            __typename: 'StartedPayment',
            payment: { __typename: 'Payment', id: '9', code: '12345678' },
          },
        }),
        CollectSale: () => ({
          collectCash: {
            __typename: 'CashAtCounter',
            booking: { ...held, status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null },
          },
        }),
        ...answers,
      },
    );

  test('cash in the clerk’s hand is one press, and then the receipt', async () => {
    const { sent } = pay('branch');
    await userEvent.click(await screen.findByRole('button', { name: 'Cash, I have taken it' }));
    expect(await screen.findByRole('heading', { name: 'The receipt' })).toBeVisible();
    expect(sent('CollectSale')).toEqual({ code: '12345678' });
  });

  test('an agency pays from its balance, or with a code', async () => {
    pay('agency');
    expect(await screen.findByRole('button', { name: 'Cash at a counter, with a code' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cash, I have taken it' })).toBeNull();
  });
});
