import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import type { Me } from '../../session/me.js';
import { aFind, aJourney } from './search.fixture.js';
import SearchRoute from './SearchRoute.js';

const NAMES: Record<string, string> = { 'phnom-penh': 'Phnom Penh', 'siem-reap': 'Siem Reap', kampot: 'Kampot' };
const place = (slug: string) => ({ __typename: 'Location', slug, name: NAMES[slug] });
const pair = (from: string, to: string) => ({
  __typename: 'LocationPair',
  id: `${from}~${to}`,
  from: place(from),
  to: place(to),
});
const answers: Answers = {
  StaffPopular: () => ({ popularRoutes: [pair('phnom-penh', 'siem-reap')] }),
  StaffPlaceNames: ({ slugs }) => ({
    locations: (slugs as string[]).map((slug) => (slug in NAMES ? place(slug) : null)),
  }),
  StaffPlaces: ({ text }) => ({
    searchLocations: Object.keys(NAMES)
      .filter((slug) => slug.startsWith((text as string).toLowerCase().slice(0, 3)))
      .map((slug) => ({
        __typename: 'PlaceMatch',
        matchedText: NAMES[slug],
        location: { ...place(slug), parent: null },
        stop: null,
      })),
  }),
  StaffSearch: () => ({ searchJourneys: aFind() }),
};
const show = (
  at = '/search',
  told: Answers = {},
  me: Partial<Me> = {},
  grants: Record<string, string> = { 'catalogue.view': 'all' },
) =>
  showScreen(
    [
      { path: 'search', Component: SearchRoute },
      { path: 'search-one', element: <h1>One journey</h1> },
    ],
    at,
    someone(grants, me),
    { ...answers, ...told },
  );

const AT = '/search?from=phnom-penh&to=siem-reap&date=2026-11-21&pax=2';
const offered = async () => within(await screen.findByRole('listbox')).getByRole('option');
const table = () => screen.findByRole('table');

describe('the search of staff', () => {
  test('completes places, searches on Enter and keeps the search in its address, the focus where it was', async () => {
    const { sent } = show();
    expect(screen.getByText('Where does your customer want to go?')).toBeVisible();
    await userEvent.type(screen.getByRole('combobox', { name: 'Departing from' }), 'phn');
    await userEvent.click(await offered());
    const to = screen.getByRole('combobox', { name: 'Going to' });
    await userEvent.type(to, 'sie');
    expect(await offered()).toHaveTextContent('Siem Reap');
    await userEvent.keyboard('{Enter}');
    expect(to).toHaveValue('Siem Reap');
    await userEvent.keyboard('{Enter}');
    await table();
    expect(to).toHaveFocus();
    expect(sent('StaffSearch')).toMatchObject({
      from: 'phnom-penh',
      to: 'siem-reap',
      passengers: 1,
      transportType: null,
    });
  });

  test('takes the best place for what was typed, and says where none is meant', async () => {
    const { asked } = show();
    await userEvent.type(screen.getByRole('combobox', { name: 'Departing from' }), 'kam');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Choose a place from the list.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Departing from' })).toHaveValue('Kampot');
    expect(asked.some(({ name }) => name === 'StaffSearch')).toBe(false);
  });

  test('tells seats, both fares for all passengers, and why something is not on sale', async () => {
    const { sent } = show(AT);
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Local fare'),
      expect.stringMatching(/^05:00.*Operator 1It leaves too soon to be booked online\.$/),
      expect.stringMatching(
        /^07:30Night Market13:10Siem Reap office.*Operator 1Coach11\$10,00\sUSD\$13,00\sUSDon sale$/,
      ),
    ]);
    expect(screen.getByRole('combobox', { name: 'Going to' })).toHaveValue('Siem Reap');
    expect(screen.getByText('Fares for 2 passengers, fee included')).toBeVisible();
    expect(sent('StaffSearch')).toMatchObject({ date: '2026-11-21', passengers: 2 });
  });

  test('opens a journey and takes the search along; a departure that is not on sale opens nothing', async () => {
    const { router } = show(AT);
    const [, closed, open] = within(await table()).getAllByRole('row');
    await userEvent.click(closed!);
    expect(router.state.location.pathname).toBe('/search');
    open!.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'One journey' })).toBeVisible();
    const search = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(search)).toEqual({
      from: 'phnom-penh',
      to: 'siem-reap',
      date: '2026-11-21',
      pax: '2',
      journey: '77@2026-11-21:1-2',
    });
  });

  test('of a round trip asks for the way back, in the other direction, once the way there is chosen; the first has the focus', async () => {
    const { sent, router } = show(`${AT}&return=2026-11-23&children=1&onward=77%402026-11-21%3A1-2`);
    const row = within(await table()).getAllByRole('row')[2];
    await waitFor(() => expect(row).toHaveFocus());
    expect(sent('StaffSearch')).toMatchObject({
      from: 'siem-reap',
      to: 'phnom-penh',
      date: '2026-11-23',
      passengers: 3,
      adults: 2,
      children: 1,
    });
    expect(
      await screen.findByRole('heading', { name: /^2\. The way back: Siem Reap → Phnom Penh, 2026-11-23/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Day before' })).toHaveAttribute(
      'href',
      expect.stringContaining('return=2026-11-22'),
    );
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.search).toContain('onward=77%402026-11-21%3A1-2&journey=');
  });

  test('takes no return before the departure, and a trip of one way for an address that says so', async () => {
    const { asked, router } = show(`${AT}&return=2026-11-20`);
    await table();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    const field = screen.getByLabelText(/^Return date/);
    expect(field).toHaveValue('');
    await userEvent.type(field, '2026-11-19');
    const before = asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Choose the day of departure or a later one.')).toBeVisible();
    expect(asked).toHaveLength(before);
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-23');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: /^1\. The way there/ })).toBeVisible();
    expect(location.search + router.state.location.search).toContain('return=2026-11-23');
  });

  test('of an operator’s staff shows what their operator runs', async () => {
    const journeys = [aJourney('a', { operators: ['2'] }), aJourney('b', { operators: ['1'] })];
    show(AT, { StaffSearch: () => ({ searchJourneys: aFind({ journeys, notOnSale: [] }) }) }, { operatorId: '2' });
    expect(within(await table()).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText(/^1 departure/)).toHaveTextContent('1 departure of your operator');
  });

  test('of rides in two currencies says so, and shows them all the same', async () => {
    const journeys = [aJourney('a~b', { operators: ['1', '2'], noFareReason: 'TWO_CURRENCIES' })];
    const { router } = show(AT, { StaffSearch: () => ({ searchJourneys: aFind({ journeys, notOnSale: [] }) }) });
    const row = within(await table()).getAllByRole('row')[1]!;
    expect(row).toHaveTextContent(/one booking is paid in one\. Search for each ride/);
    expect(row).not.toHaveTextContent('on sale');
    await userEvent.click(row);
    expect(router.state.location.search).toContain('journey=a~b');
  });

  test('is ordered by a heading', async () => {
    show(AT);
    await userEvent.click(within(await table()).getByText('Foreign fare'));
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('07:30'));
  });

  test('offers another day, another transport and places nearby where nothing runs', async () => {
    const none = aFind({
      journeys: [],
      notOnSale: [],
      nextDate: '2026-11-23',
      otherTransportTypes: ['TAXI'],
      nearby: [pair('kampot', 'siem-reap') as never],
    });
    show(`${AT}&type=FERRY`, { StaffSearch: () => ({ searchJourneys: none }) });
    expect(await screen.findByText('Nothing runs on 2026-11-21')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next journey: 2026-11-23' })).toHaveAttribute(
      'href',
      '/search?from=phnom-penh&to=siem-reap&date=2026-11-23&type=FERRY&pax=2',
    );
    expect(screen.getByRole('link', { name: 'Taxi' })).toHaveAttribute('href', expect.stringContaining('type=TAXI'));
    expect(screen.getByRole('link', { name: 'Kampot → Siem Reap' })).toBeVisible();
  });

  test('says that a place is unknown, and which right is missing', async () => {
    const unknown = show('/search?from=nowhere&to=siem-reap', { StaffSearch: () => ({ searchJourneys: null }) });
    expect(await screen.findByText('There is no such place')).toBeVisible();
    unknown.unmount();
    show('/search', {}, {}, {});
    expect(screen.getByText(/“catalogue\.view”/)).toBeVisible();
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = show(AT);
    await table();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
