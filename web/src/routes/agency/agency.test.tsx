import { describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aBooking, aNamedBooking, LATER } from '../../../test/checkout-fixtures.js';
import { apartGraph, fakeGraph } from '../../../test/fake-graph.js';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as bookings from './bookings.js';
import * as home from './home.js';
import * as pay from './pay.js';
import * as search from './search.js';
import * as sell from './sell.js';
import * as statement from './statement.js';

const user = userEvent.setup({ delay: null });
const pages = [
  { path: 'agency', module: home },
  { path: 'agency/search/:from?/:to?/:date?/:back?', module: search },
  { path: 'agency/bookings', module: bookings },
  { path: 'agency/statement', module: statement },
  { path: 'booking', module: sell },
  { path: 'booking/:bookingId', module: pay },
];
const owner = aMember({ roleId: 2 });
const show = (at: string, played: Played, member = owner) =>
  stage(pages, { at, graph: playing({ PopularRoutes: () => ({ popularRoutes: [] }), ...played }), member });

const usd = (amount: number) => ({ amount, currency: 'USD' });
const funds = (left = 10_000) => ({
  agencyFunds: { agencyId: '3', balance: usd(left - 5000), creditLimit: usd(5000), left: usd(left) },
});
const row = (more: object = {}) => ({
  id: '7',
  pnr: 'KX74QP',
  status: 'BOOKED',
  passengerName: 'Sok Dara',
  passengerCount: 1,
  contactPhone: '+85512345678',
  fromName: 'Phnom Penh',
  toName: 'Siem Reap',
  operatorName: 'Mekong Ibis',
  departureTime: '2026-11-21T07:30:00+07:00',
  createdAt: '2026-11-20T02:00:00.000Z',
  stayingTotal: usd(1300),
  legs: [],
  facts: { agentCommission: usd(91) },
  ...more,
});

describe('the home of an agency', () => {
  const today = { bookings: 2, seats: 3, sold: [usd(3900)] };
  const found = {
    ...funds(),
    salesSummary: today,
    bookings: { rows: [row(), row({ id: '8', pnr: 'PART22', status: 'PARTIALLY_CANCELLED' })] },
  };

  const rate = (more: object) => ({
    operatorId: null,
    transportType: null,
    percent: null,
    amount: null,
    validFrom: null,
    validUntil: null,
    ...more,
  });
  const earnings = {
    AgencyRates: () => ({
      ownCommissionLevel: {
        name: 'Silver',
        rates: [
          rate({ transportType: 'BUS', percent: 7 }),
          rate({ operatorId: '1', amount: usd(150), validUntil: '2026-12-01' }),
        ],
      },
      operators: [{ id: '1', name: 'Mekong Ibis' }],
    }),
    AgencyMonth: () => ({
      salesReport: [
        {
          key: '22',
          seller: { id: '22', name: 'Bopha Chea' },
          currency: 'USD',
          bookings: 2,
          seats: 3,
          amount: 3900,
          earned: 273,
        },
      ],
    }),
  };

  test('tells what was sold today, what is left to sell for, and who leaves next', async () => {
    const { container } = show('/agency', { ...earnings, AgencyHome: () => found });
    expect(await screen.findByRole('link', { name: /Sold today.*39,00.*2 bookings, 3 seats/ })).toHaveAttribute(
      'href',
      '/agency/bookings?soldFrom=2026-11-20&soldTo=2026-11-20',
    );
    expect(screen.getByText('Every operator, bus')).toBeVisible();
    expect(screen.getByText('7 % of the fare')).toBeVisible();
    expect(screen.getByText('Mekong Ibis')).toBeVisible();
    expect(screen.getByText('$1,50 a seat · sold until Tue 1 Dec')).toBeVisible();
    expect(screen.getByText('Bopha Chea')).toBeVisible();
    expect(screen.getByText('commission $2,73')).toBeVisible();
    expect(screen.getByText('$100,00')).toBeVisible();
    expect(screen.getByText('with $50,00 of credit')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Booking KX74QP' })).toHaveAttribute('href', '/agency/bookings/7');
    expect(screen.getByRole('link', { name: 'Booking PART22' })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('its statement is the owner’s; whoever works at no agency has no balance', async () => {
    show('/agency', { AgencyHome: () => ({ ...found, agencyFunds: null }) }, aMember({ roleId: 4 }));
    await screen.findByText('Sold today');
    expect(screen.queryByText('Left to sell for')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Balance' })).not.toBeInTheDocument();
  });
});

describe('departures to sell', () => {
  test('stand on one page each, and Enter sells the first', async () => {
    stage(pages, { at: '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2', graph: fakeGraph, member: owner });
    const [first] = await screen.findAllByRole('link', { name: /^Sell \d\d:\d\d/ });
    expect(first).toHaveFocus();
    expect(first!.getAttribute('href')).toMatch(/^\/booking\?journey=.+&pax=2$/);
  });

  test('of a round trip the way back is chosen after the way there', async () => {
    stage(pages, {
      at: '/agency/search/phnom-penh/siem-reap/2026-11-21/2026-11-23',
      graph: fakeGraph,
      member: owner,
    });
    const [there] = await screen.findAllByRole('link', { name: /^Choose \d\d:\d\d/ });
    await user.click(there!);
    expect(
      await screen.findByText('No departure from Siem Reap to Phnom Penh on Mon 23 Nov can be sold.'),
    ).toBeVisible();
    expect(screen.getByText(/\/2026-11-23\?onward=/)).toBeVisible();
  });

  test('of rides in two currencies each is sold by itself', async () => {
    stage(pages, { at: '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2', graph: apartGraph, member: owner });
    const said = await screen.findAllByText('Sold in different currencies: book its rides one by one');
    const [first, second] = within(said[0]!.parentElement!).getAllByRole('link');
    for (const link of [first, second]) expect(link!.getAttribute('href')).toMatch(/^\/booking\?journey=[^~]+&pax=2$/);
    expect(first!.getAttribute('href')).not.toBe(second!.getAttribute('href'));
  });

  test('a sale without a departure begins with the search', async () => {
    show('/booking', { AgencyRates: () => ({ ownCommissionLevel: null, operators: [] }) });
    expect(await screen.findByRole('button', { name: 'Search' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Departing from' })).toHaveFocus();
  });
});

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
  boardingChoices: [],
  dropOffChoices: [],
  allowMaleNextToFemale: true,
  localCountryCode: 'KH',
  notOnSaleReason: null,
  operator: { id: '1', name: 'Mekong Ibis', requiredPassengerFields: [] },
  vehicle: { id: '1', transportType: 'BUS', category: 'Coach' },
  boarding: call('07:30', 'Phnom Penh', 'phnom-penh'),
  dropOff: call('13:00', 'Siem Reap', 'siem-reap'),
  seatFare: { local: usd(1200), foreign: usd(1500), childLocal: null, childForeign: null },
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

describe('paying from the balance', () => {
  const held = (more: Played): Played => ({ CheckoutBooking: () => ({ booking: aNamedBooking() }), ...more });

  test('is refused in words while nothing is lost', async () => {
    const { container } = show(
      '/booking/7',
      held({
        AgencyFunds: () => funds(),
        AgencyPay: () => ({
          startPayment: { __typename: 'Refused', code: 'METHOD_NOT_AVAILABLE', facts: { reason: 'NOT_ENOUGH' } },
        }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Other ways to pay' })).toHaveAttribute('href', '/checkout/payment/7');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is not offered where too little is left', async () => {
    show('/booking/7', held({ AgencyFunds: () => funds(100) }));
    expect(await screen.findByText(/^Only \$1,00 are left to sell for/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument();
  });

  test('leads to the receipt, as does coming back to what is sold', async () => {
    show('/booking/7', held({ AgencyFunds: () => funds(), AgencyPay: () => ({ startPayment: started }) }));
    await user.click(await screen.findByRole('button', { name: /^Pay / }));
    expect(await screen.findByText('/agency/bookings/7/receipt')).toBeVisible();
  });

  const exchanging = (expiresAt = LATER) => ({
    ...aNamedBooking({ status: 'BOOKED', paymentStatus: 'PAID', expiresAt: null }),
    exchange: { __typename: 'BookingExchange' as const, expiresAt, toPay: usd(200), legs: aBooking().legs },
  });
  const toBePaid = (more: Played = {}): Played => ({
    CheckoutBooking: () => ({ booking: exchanging() }),
    AgencyFunds: () => funds(),
    ...more,
  });

  test('takes the difference of an exchange, and then prints the receipt', async () => {
    show('/booking/7', toBePaid({ AgencyPay: () => ({ startPayment: started }) }));
    expect(await screen.findByRole('heading', { name: 'Pay for the change of booking KX74QP' })).toBeVisible();
    expect(screen.getByText(/^The new seats are held\. The old tickets stay valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Give the seats back' })).not.toBeInTheDocument();
    // One sum, and it is the one that is paid.
    expect(
      screen.getAllByText(/\$/, { selector: 'main section *:not(:has(*))' }).map((each) => each.textContent),
    ).toEqual(['$2,00']);
    await user.click(screen.getByRole('button', { name: 'Pay $2,00 from the balance' }));
    expect(await screen.findByText('/agency/bookings/7/receipt')).toBeVisible();
  });

  test('or keeps the old departure', async () => {
    const kept = { __typename: 'Booking', id: '7' };
    show('/booking/7', toBePaid({ AgencyKeepOld: () => ({ cancelExchange: kept }) }));
    await user.click(await screen.findByRole('button', { name: 'Keep the old departure' }));
    expect(await screen.findByText('/agency/bookings/7')).toBeVisible();
  });

  test('an exchange whose time is over is begun anew at the desk', async () => {
    const { now } = aBooking();
    show('/booking/7', toBePaid({ CheckoutBooking: () => ({ booking: exchanging(now) }) }));
    expect(await screen.findByText('/agency/bookings/7/change')).toBeVisible();
  });

  test('seats whose time is over lead back to their departures', async () => {
    const over = aBooking({ status: 'EXPIRED', expiresAt: null });
    show('/booking/7', { CheckoutBooking: () => ({ booking: over }), AgencyFunds: () => funds() });
    expect(await screen.findByRole('link', { name: 'Search again' })).toHaveAttribute(
      'href',
      '/agency/search/phnom-penh/siem-reap/2026-11-21?pax=2',
    );
  });

  const started = { __typename: 'StartedPayment', payment: { id: '1', state: 'SETTLED' } };
});

describe('what was sold', () => {
  test('is filtered by its address, and taken along as a file with the same filters', async () => {
    const { asked } = show('/agency/bookings?status=BOOKED&text=Sok', {
      AgencyBookings: () => ({
        bookings: { total: 21, rows: [row(), row({ id: '8', pnr: 'NONE22', facts: { agentCommission: usd(0) } })] },
      }),
    });
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/agency/bookings/7');
    // A booking that earns nothing says nothing of it.
    expect(screen.getAllByText(/^commission/).map(({ textContent }) => textContent)).toEqual(['commission $0,91']);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/agency/bookings.csv?status=BOOKED&text=Sok',
    );
    expect(asked[0]?.variables).toMatchObject({ filter: { text: 'Sok', status: 'BOOKED' }, page: 1 });
    await user.click(screen.getByRole('link', { name: 'Older' }));
    await screen.findByRole('link', { name: 'Newer' });
    expect(asked.at(-1)?.variables).toMatchObject({ filter: { text: 'Sok' }, page: 2 });
  });

  test('none is said, and the way to sell one', async () => {
    show('/agency/bookings', { AgencyBookings: () => ({ bookings: { total: 0, rows: [] } }) });
    const empty = (await screen.findByText('No bookings here')).parentElement!;
    expect(within(empty).getByRole('link', { name: 'Sell a seat' })).toHaveAttribute('href', '/agency/search');
  });
});

describe('the statement', () => {
  test('tells each movement, what there was after it, and what each kind comes to', async () => {
    const { asked, container } = show('/agency/statement?from=2026-11-01&until=2026-11-20', {
      AgencyFunds: () => funds(),
      AgencyStatement: () => ({
        agencyBalance: {
          __typename: 'AgencyBalance',
          total: 2,
          sums: [
            { reason: 'payment', amount: usd(-1300) },
            { reason: 'top_up', amount: usd(6300) },
          ],
          rows: [
            {
              id: '2',
              at: '2026-11-20T02:00:00.000Z',
              reason: 'payment',
              note: null,
              bookingId: '7',
              pnr: 'KX74QP',
              amount: usd(-1300),
              after: usd(5000),
            },
          ],
        },
      }),
    });
    expect(await screen.findByRole('link', { name: 'KX74QP' })).toBeVisible();
    expect(screen.getByText('then $50,00')).toBeVisible();
    expect(screen.getByText('+$63,00')).toBeVisible();
    expect(asked.find(({ name }) => name === 'AgencyStatement')?.variables).toMatchObject({
      agencyId: '3',
      from: '2026-11-01',
      until: '2026-11-20',
    });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is nobody else’s', async () => {
    show('/agency/statement', {
      AgencyFunds: () => funds(),
      AgencyStatement: () => ({ agencyBalance: { __typename: 'Refused', code: 'AGENCY_NOT_FOUND', facts: {} } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
