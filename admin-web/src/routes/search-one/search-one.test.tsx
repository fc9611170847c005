import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { mapSeat, usd } from '../../../test/graph-values.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import SearchOneRoute from './SearchOneRoute.js';
import { sentence } from '../../../test/sentence.js';

const call = (id: string, name: string, city: string, clock: string) => ({
  __typename: 'CallingPoint',
  time: `2026-11-21T${clock}:00+07:00`,
  position: Number(id),
  stop: {
    __typename: 'Stop',
    id,
    name,
    address: null,
    location: { __typename: 'Location', id: `c${id}`, name: city },
  },
});
const total = (amount: number) => ({ __typename: 'FareTotal', total: usd(amount), fee: usd(100) });
const [boarding, dropOff] = [
  call('1', 'Night Market', 'Phnom Penh', '07:30'),
  call('2', 'Town office', 'Siem Reap', '13:10'),
];
const KEY = '7.21.31.1-2/1:0';
const leg = {
  __typename: 'JourneyLeg',
  id: '77@2026-11-21:1-2',
  date: '2026-11-21',
  routeId: '21',
  routeTimingId: '31',
  durationMinutes: 340,
  hasPassengerTypePricing: true,
  allowMaleNextToFemale: false,
  allowPickup: false,
  specificNote: 'No hot food on board',
  notOnSaleReason: null as string | null,
  operator: { __typename: 'Operator', id: '7', name: 'Mekong Ibis' },
  vehicle: {
    __typename: 'VehicleType',
    id: '3',
    name: 'VIP coach',
    transportType: 'BUS',
    category: 'Coach',
    amenities: [{ __typename: 'Amenity', id: '1', name: 'Wi-Fi' }],
    onBoardNote: null,
  },
  tripInfos: [{ __typename: 'TripInfo', id: '1', name: 'Non-stop' }],
  routeAmenities: [],
  boarding,
  dropOff,
  stops: [boarding, dropOff],
  seatFare: {
    __typename: 'SeatFare',
    local: usd(1000),
    foreign: usd(1300),
    childLocal: usd(500),
    childForeign: null,
    fareKey: KEY,
  },
  seatTiers: [],
  localCountryCode: 'KH',
  seatMap: { __typename: 'SeatMap', free: 1, seats: [mapSeat('1A', 1), mapSeat('1B', 2, 'UNAVAILABLE')] },
};
const journey = {
  __typename: 'Journey',
  id: leg.id,
  departureTime: boarding!.time,
  arrivalTime: dropOff!.time,
  durationMinutes: 340,
  freeSeats: 1,
  changes: [],
  fare: { __typename: 'JourneyFare', local: total(2100), foreign: total(2700) },
  legs: [leg],
};
const answers: Answers = {
  SearchOne: () => ({ journey }),
  SearchOneQuote: ({ items }) => ({
    quote: {
      __typename: 'Quote',
      currency: 'USD',
      items: (items as { ref: string }[]).map(({ ref }) => ({
        __typename: 'QuoteItem',
        ref,
        fare: 1000,
        stages: [
          {
            __typename: 'PriceStage',
            name: 'base',
            amount: 1200,
            subtotal: 1200,
            source: 'zones Phnom Penh → Siem Reap',
          },
          { __typename: 'PriceStage', name: 'offer', amount: -200, subtotal: 1000, source: null },
        ],
      })),
    },
  }),
};
const AT = `/search-one?from=phnom-penh&to=siem-reap&date=2026-11-21&pax=2&journey=${encodeURIComponent(leg.id)}`;
const show = (
  told: Answers = {},
  grants: Record<string, string> = { 'catalogue.view': 'all', 'booking.history': 'all' },
  at = AT,
) => showScreen([{ path: 'search-one', Component: SearchOneRoute }], at, someone(grants), { ...answers, ...told });
const ONWARD = '70@2026-11-20:1-2';

describe('one journey', () => {
  const SELLS = { 'catalogue.view': 'all', 'booking.create': 'all' };

  test('of a round trip is followed by the choice of the way back, with Enter', async () => {
    const { router } = show({}, SELLS, `${AT}&return=2026-11-23&children=1`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Take it, then choose the way back' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/search');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      from: 'phnom-penh',
      to: 'siem-reap',
      date: '2026-11-21',
      return: '2026-11-23',
      pax: '2',
      children: '1',
      onward: leg.id,
    });
  });

  test('that is the way back tells the way there, and is sold with it: the address is of the first ride', async () => {
    const onward = { ...journey, id: ONWARD, legs: [{ ...leg, id: ONWARD, routeId: '20', date: '2026-11-20' }] };
    const { router, sent } = show(
      { SearchOne: () => ({ journey, onward }) },
      SELLS,
      `${AT}&return=2026-11-23&onward=${ONWARD}`,
    );
    expect(await screen.findByText(sentence('The way there: 2026-11-21 07:30, Mekong Ibis'))).toBeVisible();
    expect(sent('SearchOne')).toMatchObject({ onward: ONWARD, hasOnward: true });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sell 2 seats' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(
      '/create-booking/passenger-list/route-id/20/date/2026-11-20/seat-total/2',
    );
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('onward'), search.get('journey')]).toEqual([ONWARD, leg.id]);
  });

  test('whose rides are sold in two currencies sells none of them together, and leads to each', async () => {
    const kip = { ...leg.seatFare, foreign: { ...usd(1), currency: 'LAK' } };
    const second = { ...leg, id: '78@2026-11-21:2-3', seatFare: kip };
    const apart = { ...journey, id: `${leg.id}~${second.id}`, fare: null, legs: [leg, second] };
    show({ SearchOne: () => ({ journey: apart }) }, SELLS, `${AT}&return=2026-11-23`);
    const notice = await screen.findByText(/^Its rides are sold in different currencies/);
    expect(screen.queryByRole('button', { name: /^(Sell|Take it)/ })).toBeNull();
    const hrefs = within(notice)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      [leg.id, second.id].map(
        (id) => `/search-one?from=phnom-penh&to=siem-reap&date=2026-11-21&pax=2&journey=${encodeURIComponent(id)}`,
      ),
    );
  });

  test('is what its address says, and leads back to the search it came from', async () => {
    const { sent } = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Phnom Penh → Siem Reap' })).toBeVisible();
    expect(sent('SearchOne')).toEqual({ id: leg.id, adults: 2, children: 0, onward: '', hasOnward: false });
    expect(screen.getByRole('link', { name: 'All journeys' })).toHaveAttribute(
      'href',
      '/search?from=phnom-penh&to=siem-reap&date=2026-11-21&pax=2',
    );
  });

  test('shows its seats, and none can be chosen', async () => {
    show();
    expect(await screen.findByRole('img', { name: 'Row 1, seat 1A, window, available' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Row 1, seat 1B, window, unavailable' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  test('tells the fare of a seat for everyone who has one of his own, stage by stage', async () => {
    const { sent } = show();
    expect(await screen.findByRole('row', { name: 'Adult, local $10,00\u00a0USD' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Child, local $5,00\u00a0USD' })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Child, foreign/ })).toBeNull();
    const stages = within(
      await screen.findByRole('region', { name: 'How the fare came about: Adult, foreign', hidden: true }),
    );
    expect(stages.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'StepDecided byAmountThen',
      'Base pricefrom zone Phnom Penh to zone Siem Reap$12,00\u00a0USD$12,00\u00a0USD',
      'Offer–−\u2060$2,00\u00a0USD$10,00\u00a0USD',
    ]);
    expect(sent('SearchOneQuote')).toEqual({
      history: true,
      items: [
        { ref: 'adultLocal', fareKey: KEY, date: '2026-11-21', nationality: 'LOCAL', passengerType: 'ADULT' },
        {
          ref: 'adultForeign',
          fareKey: KEY,
          date: '2026-11-21',
          nationality: 'FOREIGN',
          passengerType: 'ADULT',
        },
        { ref: 'childLocal', fareKey: KEY, date: '2026-11-21', nationality: 'LOCAL', passengerType: 'CHILD' },
      ],
    });
  });

  test('asks who decided a fare only for those who may know it', async () => {
    const { sent } = show({}, { 'catalogue.view': 'all' });
    const stages = within(
      await screen.findByRole('region', { name: 'How the fare came about: Adult, foreign', hidden: true }),
    );
    expect(stages.getAllByRole('row', { hidden: true })[1]).toHaveTextContent('Base price–$12,00 USD$12,00 USD');
    expect(sent('SearchOneQuote')).toMatchObject({ history: false });
  });

  test('says what one has to know, and why it is not on sale', async () => {
    show({ SearchOne: () => ({ journey: { ...journey, legs: [{ ...leg, notOnSaleReason: 'DEPARTED' }] } }) });
    expect(await screen.findByText('It has already left.')).toBeVisible();
    expect(screen.getByText('No hot food on board')).toBeVisible();
    expect(screen.getByText('no man beside a woman who does not travel with him')).toBeVisible();
    expect(screen.getByText('Wi-Fi')).toBeVisible();
    expect(screen.getByText('Non-stop')).toBeVisible();
  });

  test('that does not run is told so; the right to see it is named', async () => {
    const none = show({ SearchOne: () => ({ journey: null }) });
    expect(await screen.findByRole('heading', { name: 'This journey does not run' })).toBeVisible();
    none.unmount();
    show({}, {});
    expect(screen.getByText(/“catalogue\.view”/)).toBeVisible();
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = show();
    await screen.findByRole('region', { name: 'How the fare came about: Adult, foreign', hidden: true });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
