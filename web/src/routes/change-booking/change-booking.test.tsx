import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aFare, aNamedBooking, aRide, aSeat, usd } from '../../../test/checkout-fixtures.js';
import { playing, type Played } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './change-booking.js';

const sold = aNamedBooking({ status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null, due: usd(0) as never });
const BOOKING = {
  ...sold,
  exchangeableUntil: '2026-11-21T03:30:00+07:00',
  takesCredit: true,
  bookingType: 'CUSTOMER',
  legs: sold.legs.map((leg) => ({ ...leg, parts: leg.parts.map((part) => ({ ...part, state: 'TICKETED' })) })),
};
const JOURNEY = '300@2026-11-22:4-11';
const OFFER = {
  __typename: 'ExchangeOffer',
  difference: 300,
  collected: false,
  oldFare: usd(2400),
  newFare: usd(2500),
  fee: usd(200),
  kept: usd(0),
  credits: { __typename: 'ExchangeCredits', promotions: usd(0), coupon: usd(0), points: usd(0) },
  savingLost: usd(0),
  addOns: [],
  seats: ['1A', '1B'].map((seatNumber, index) => ({
    __typename: 'ExchangeSeat',
    replaces: String(index + 1),
    legId: JOURNEY,
    seatNumber,
  })),
  passengers: [
    { __typename: 'ExchangePassenger', position: 0, missing: ['DOCUMENT'] },
    { __typename: 'ExchangePassenger', position: 1, missing: ['DOCUMENT', 'BIRTH_DATE'] },
  ],
};
const DEPARTURE = {
  __typename: 'Journey',
  id: JOURNEY,
  departureTime: '2026-11-22T07:30:00+07:00',
  arrivalTime: '2026-11-22T13:00:00+07:00',
  freeSeats: 20,
  fare: {
    __typename: 'JourneyFare',
    foreign: { __typename: 'FareTotal', seats: { __typename: 'Money', amount: 1200, currency: 'USD' } },
    nationals: [
      {
        __typename: 'NationalFare',
        countryCode: 'KH',
        fare: { __typename: 'FareTotal', seats: { __typename: 'Money', amount: 1000, currency: 'USD' } },
      },
    ],
  },
  legs: [{ __typename: 'JourneyLeg', id: JOURNEY, operator: { __typename: 'Operator', id: '8', name: 'Sea Breeze' } }],
};
const graph = (offer: object, more: Played = {}) =>
  playing({
    ChangeBooking: () => ({ booking: BOOKING }),
    ExchangeDepartures: () => ({ searchJourneys: { __typename: 'JourneySearch', journeys: [DEPARTURE] } }),
    ExchangeOffer: () => ({ exchangeOffer: offer }),
    ExchangeSeatMaps: () => ({ journey: { __typename: 'Journey', id: JOURNEY, legs: [] } }),
    BeginExchange: () => ({
      beginExchange: {
        __typename: 'Booking',
        id: '7',
        exchange: { __typename: 'BookingExchange', expiresAt: 'later' },
      },
    }),
    ...more,
  });
const show = (offer: object = OFFER, more: Played = {}) =>
  stage([{ path: 'change-booking/:booking_id', module: page }], {
    at: `/change-booking/7?way=onward&part=1&part=2&date=2026-11-22&journey=${encodeURIComponent(JOURNEY)}`,
    graph: graph(offer, more),
    cookie: 'booking-7=secret',
  });
const put = async (label: RegExp, text: string, index = 0) => {
  const field = screen.getAllByLabelText(label)[index]!;
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const go = () => userEvent.click(screen.getByRole('button', { name: 'Change and pay $3,00' }));

describe('a change to an operator that asks more', () => {
  test('asks each passenger for what is missing of him, and says at the field what is wrong', async () => {
    const { asked, container } = show();
    expect(await screen.findByRole('heading', { name: 'What the new operator asks for' })).toBeVisible();
    expect(screen.getAllByLabelText(/Passport or identity card number/)).toHaveLength(2);
    expect(screen.getAllByLabelText(/Date of birth/)).toHaveLength(1);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await go();
    expect(await screen.findByText('3 things need your attention')).toBeVisible();
    expect(screen.getByRole('link', { name: /Leo Marsh: Enter the date of birth/ })).toHaveAttribute(
      'href',
      '#passengers.1.birthDate',
    );
    expect(asked.filter(({ name }) => name === 'BeginExchange')).toEqual([]);
  });

  test('tells it with the change, in the order of the passengers', async () => {
    const { asked } = show();
    await screen.findByRole('heading', { name: 'What the new operator asks for' });
    await put(/Passport or identity card number/, 'N0000001');
    await put(/Passport or identity card number/, 'N0000002', 1);
    await put(/Date of birth/, '1990-05-01');
    await go();
    expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
    const nothing = { birthDate: null, mobileNumber: null, email: null };
    expect(asked.find(({ name }) => name === 'BeginExchange')?.variables).toMatchObject({
      partIds: ['1', '2'],
      expected: 300,
      passengers: [
        { ...nothing, documentNumber: 'N0000001' },
        { ...nothing, documentNumber: 'N0000002', birthDate: '1990-05-01' },
      ],
    });
  });

  test('keeps the page and what was typed when nobody answers, and says so', async () => {
    let isDead = true;
    const { asked } = show(OFFER, {
      BeginExchange: () => {
        if (isDead) throw new TypeError('Failed to fetch');
        return { beginExchange: { __typename: 'Booking', id: '7', exchange: { expiresAt: 'later' } } };
      },
    });
    await screen.findByRole('heading', { name: 'What the new operator asks for' });
    await put(/Passport or identity card number/, 'N0000001');
    await put(/Passport or identity card number/, 'N0000002', 1);
    await put(/Date of birth/, '1990-05-01');
    await go();
    expect(await screen.findByText('No answer came')).toBeVisible();
    expect(screen.getAllByLabelText(/Passport or identity card number/)[1]).toHaveValue('N0000002');
    isDead = false;
    await go();
    expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
    expect(asked.filter(({ name }) => name === 'BeginExchange')).toHaveLength(2);
  });

  test('shows what only the server found, and keeps what was typed', async () => {
    const fields = [{ path: 'passengers.1.birthDate', code: 'NOT_A_CHILD' }];
    const wrong = () => ({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT', fields } }] });
    show(OFFER, { BeginExchange: wrong });
    await screen.findByRole('heading', { name: 'What the new operator asks for' });
    await put(/Passport or identity card number/, 'N0000001');
    await put(/Passport or identity card number/, 'N0000002', 1);
    await put(/Date of birth/, '1990-05-01');
    await go();
    expect((await screen.findAllByText(/Children are under 12 on the day of travel/))[0]).toBeVisible();
    expect(screen.getAllByLabelText(/Passport or identity card number/)[1]).toHaveValue('N0000002');
  });
});

test('at the desk of who sold it, the difference is paid at the desk', async () => {
  stage([{ path: 'agency/bookings/:booking_id/change', module: page }], {
    at: `/agency/bookings/7/change?way=onward&part=1&part=2&date=2026-11-22&journey=${encodeURIComponent(JOURNEY)}`,
    graph: graph(OFFER),
  });
  await screen.findByRole('heading', { name: 'What the new operator asks for' });
  await put(/Passport or identity card number/, 'N0000001');
  await put(/Passport or identity card number/, 'N0000002', 1);
  await put(/Date of birth/, '1990-05-01');
  await go();
  expect(await screen.findByText('/booking/7')).toBeVisible();
});

describe('seats of the new departure', () => {
  const passengers = OFFER.passengers.map((one) => ({ ...one, missing: [] }));
  const front = { __typename: 'SeatType', id: '2', name: 'Front seat', abbreviation: 'F', icon: null } as const;
  const ride = aRide({
    id: JOURNEY,
    seatTiers: [
      { __typename: 'SeatTier', seatCategoryId: null, fare: aFare(1000, 1200, '0') },
      { __typename: 'SeatTier', seatCategoryId: '4', fare: aFare(1300, 1500, '4') },
    ],
    seatMap: {
      ...{ __typename: 'SeatMap', floors: 1, free: 3 },
      seats: [
        aSeat('1A', { seatType: { ...front, category: 'Front row', categoryId: '4' } }),
        aSeat('1B', { seatType: { ...front, category: 'Front row', categoryId: '4' } }),
        aSeat('2A'),
        aSeat('2B'),
      ],
    },
  });
  const offerOf = (numbers: readonly string[], difference: number) => ({
    ...{ ...OFFER, passengers, difference },
    seats: OFFER.seats.map((seat, index) => ({ ...seat, seatNumber: numbers[index] })),
  });
  const played: Played = {
    ExchangeSeatMaps: () => ({ journey: { __typename: 'Journey', id: JOURNEY, legs: [ride] } }),
    ExchangeOffer: ({ rides }) => {
      const chosen = (rides as { seatNumbers: string[] | null }[])[0]!.seatNumbers;
      return { exchangeOffer: chosen ? offerOf(chosen, 600) : offerOf(['2A', '2B'], 300) };
    },
  };

  test('say what better ones cost, and the difference follows what is chosen', async () => {
    const { asked, container } = show(OFFER, played);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose other seats' }));
    const better = await screen.findByRole('checkbox', { name: /1A.*\$15,00/ });
    expect(screen.getByRole('checkbox', { name: /2B.*\$12,00/ })).toBeChecked();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /2B/ }));
    await userEvent.click(better);
    await userEvent.click(await screen.findByRole('button', { name: 'Change and pay $6,00' }));
    expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
    expect(asked.find(({ name }) => name === 'BeginExchange')?.variables).toMatchObject({
      rides: [{ legId: JOURNEY, seatNumbers: ['2A', '1A'] }],
      expected: 600,
    });
  });
});

test('a change to an operator that asks no more asks nothing and tells nothing', async () => {
  const passengers = OFFER.passengers.map((one) => ({ ...one, missing: [] }));
  const { asked } = show({ ...OFFER, passengers });
  await screen.findByRole('button', { name: 'Change and pay $3,00' });
  expect(screen.queryByRole('heading', { name: 'What the new operator asks for' })).toBeNull();
  await go();
  expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
  expect(asked.find(({ name }) => name === 'BeginExchange')?.variables).toMatchObject({ passengers: null });
});

test('who asks for too many codes is told in how many minutes he may again; the last one can still be entered', async () => {
  const extensions = { code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 3600 };
  show(OFFER, {
    BeginExchange: () => ({ beginExchange: { __typename: 'Refused', code: 'CODE_NEEDED', facts: {} } }),
    RequestHolderCode: () => ({ errors: [{ message: 'no', extensions }] }),
  });
  const passengers = screen.findAllByLabelText(/Passport or identity card number/);
  for (const [index] of (await passengers).entries()) await put(/Passport or identity card number/, 'N0000001', index);
  await put(/Date of birth/, '1990-05-01');
  await go();
  await userEvent.click(await screen.findByRole('button', { name: 'Send me the code' }));
  expect(await screen.findByText(/wait 60 minutes and try again/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Code of six digits/ })).toBeVisible();
});

test('names are corrected after the last moment for an exchange, one form for each who has not left', async () => {
  const [leg] = BOOKING.legs;
  const [first, second] = leg!.parts;
  const legs = [
    { ...leg!, parts: [first!, { ...second!, state: 'EXCHANGED' }] },
    { ...leg!, id: 'moved', parts: [{ ...second!, id: '9' }] },
  ];
  show(OFFER, { ChangeBooking: () => ({ booking: { ...BOOKING, exchangeableUntil: null, legs } }) });
  expect(await screen.findByRole('form', { name: /Dara Keo/ })).toBeVisible();
  expect(screen.getByRole('form', { name: /Leo Marsh/ })).toBeVisible();
  expect(screen.queryByText('Nothing of this booking can be changed any more.')).toBeNull();
});

test('what comes back of a cheaper departure is credit where he wishes it', async () => {
  const passengers = OFFER.passengers.map((one) => ({ ...one, missing: [] }));
  const { asked } = show({ ...OFFER, difference: -500, passengers });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^As credit for my next trip/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change and get $5,00 back' }));
  expect(await screen.findByText('/checkout/payment/7')).toBeVisible();
  expect(asked.find(({ name }) => name === 'BeginExchange')?.variables).toMatchObject({ refundTo: 'WALLET' });
});

test('what is bought beside the seats is told: what goes along, and what is given back and why', async () => {
  const beside = (id: string, en: string, more: object) => ({
    ...{ __typename: 'ExchangedAddOn', id, names: { en, km: null, th: null, vi: null, es: null } },
    ...more,
  });
  const cover = { operatorId: null, quantity: 1, amount: usd(100), goesAlong: true };
  const addOns = [
    beside('2', 'Travel insurance', cover),
    beside('2', 'Travel insurance', cover),
    beside('4', 'Extra bag', { operatorId: '7', quantity: 1, amount: usd(400), goesAlong: false }),
  ];
  const { container } = show({ ...OFFER, addOns });
  expect(await screen.findByText('Goes along: 2 × Travel insurance')).toBeVisible();
  expect(
    screen.getByText(/^Given back .*: Extra bag, \$4,00\. The operator of the new departure does not offer it\.$/),
  ).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});
