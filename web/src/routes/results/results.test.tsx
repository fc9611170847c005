import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apartGraph } from '../../../test/fake-graph.js';
import { shownIn } from '../../../test/shown-prices.js';
import { stage } from '../../../test/stage.js';
import { aVisit } from '../../../test/visit.js';
import * as results from './results.js';
import { isResultsPath } from '../../session/search.js';

const { loader, shouldRevalidate } = results;

const pages = ['bus-tickets', 'search'].map((kind) => ({
  path: `${kind}/:from?/:to?/:date?/:return?`,
  module: results,
}));
const show = (at: string) => stage(pages, { at });

const cards = () => screen.findAllByRole('link', { name: /^Choose (seats|onward):/ });
const TRIP = '/bus-tickets/phnom-penh/siem-reap/2026-11-21';

async function thrownBy(path: string): Promise<Response | { init: { status: number } }> {
  const url = new URL(path, 'https://naga.example');
  const [from, to, date, back] = url.pathname.split('/').slice(2);
  const params = { from, to, date, return: back };
  const args = { request: new Request(url), url, params, context: aVisit(), pattern: '' };
  try {
    throw new Error(`nothing was thrown but ${JSON.stringify(await loader(args as never))}`);
  } catch (thrown) {
    return thrown as Response;
  }
}
const location = async (path: string) => ((await thrownBy(path)) as Response).headers.get('location');

describe('the results', () => {
  test('show every journey with its price for all passengers and lead to the seats', async () => {
    show(`${TRIP}?pax=2`);
    const all = await cards();
    expect(all).toHaveLength(12);
    expect(screen.getAllByText('2 passengers · total')).toHaveLength(12);
    expect(all[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\/100%402026-11-21.*\?pax=2&nat=foreign&was=\d+$/),
    );
  });

  test('show about what they cost in the currency that was chosen, with what is paid under it', async () => {
    stage(pages, { at: `${TRIP}?pax=2`, shown: shownIn('KHR') });
    const all = await cards();
    expect(all[0]).toHaveAccessibleName(/≈\u00a0៛77.900$/);
    const card = within(all[0]!.closest('li')!);
    expect(card.getByText('≈ ៛77.900')).toBeVisible();
    expect(card.getByText('You pay $19,00')).toBeVisible();
    const days = within(screen.getByRole('navigation', { name: 'Days around' }));
    expect((await days.findAllByText(/^≈ ៛/)).length).toBeGreaterThan(1);
  });

  test('show what is charged where the chosen currency is that, or has no rate', async () => {
    for (const currency of ['USD', 'VND'] as const) {
      const { unmount } = stage(pages, { at: `${TRIP}?pax=2`, shown: shownIn(currency) });
      expect((await cards())[0]).toHaveAccessibleName(/\$19,00$/);
      expect(screen.queryByText(/≈|You pay/)).toBeNull();
      unmount();
    }
  });

  test('show what one rides in where there are pictures of it, and lead to all of them', async () => {
    show(TRIP);
    await cards();
    const pictures = screen.getAllByRole('img').filter((one) => one.getAttribute('src')?.endsWith('-96.webp'));
    expect(pictures).toHaveLength(4);
    expect(pictures[0]!.closest('a')).toHaveAttribute('href', expect.stringMatching(/^\/operators\/[a-z-]+#fleet$/));
  });

  test('count children, show what all pay and where children pay as adults, and carry them to the seats', async () => {
    show(`${TRIP}?pax=2&children=1`);
    const all = await cards();
    expect(screen.getAllByText('2 adults, 1 child · total')).toHaveLength(12);
    expect(screen.getByText(/· 2 adults, 1 child$/)).toBeVisible();
    expect(screen.getAllByText('Children pay as adults')).toHaveLength(6);
    expect(screen.getAllByText('On the cheapest seats')).toHaveLength(1);
    expect(all[0]).toHaveAccessibleName(/\$24,00$/);
    expect(all[0]).toHaveAttribute('href', expect.stringMatching(/\?pax=2&children=1&nat=foreign&was=2400$/));
    expect(screen.getByLabelText('Children (0–11)')).toHaveValue('1');
  });

  test('say beside the price what promotions take off once seats are held, and leave it as it is', async () => {
    show(`${TRIP}?pax=2`);
    const all = await cards();
    const told = screen.getByText('Slow boat weeks, Water festival: $3,10 less once your seats are held');
    expect(told.closest('li')).toBe(all[1]!.closest('li'));
    expect(all[1]).toHaveAccessibleName(/\$22,00$/);
    expect(all[1]).toHaveAttribute('href', expect.stringMatching(/was=2200$/));
    expect(screen.getAllByText(/once your seats are held/)).toHaveLength(1);
  });

  test('of a round trip say no more of a promotion than holds for both ways together', async () => {
    show(`${TRIP}/2026-11-25?pax=2`);
    await cards();
    expect(screen.getByText('Slow boat weeks: $2,10 less once your seats are held')).toBeVisible();
  });

  test('say so in the currency that was chosen', async () => {
    stage(pages, { at: TRIP, shown: shownIn('KHR') });
    await cards();
    expect(screen.getByText(/Water festival: ≈ ៛8\.400 less once/)).toBeVisible();
  });

  test('are filtered and sorted by the address alone', async () => {
    show(`${TRIP}?changes=1&sort=price`);
    expect(await cards()).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Remove filter One change' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Price' })).toHaveAttribute('aria-current', 'true');
  });

  test('follow a filter at once, and “clear all” brings everything back', async () => {
    show(TRIP);
    await cards();
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('checkbox', { name: /One change/ }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    expect(filters.getByRole('checkbox', { name: /One change/ })).not.toBeChecked();
  });

  test('show the prices of local passengers on request', async () => {
    show(`${TRIP}?nat=local`);
    const [first] = await cards();
    expect(first).toHaveAccessibleName(/\$8,00$/);
    expect(first).toHaveAttribute('href', expect.stringContaining('nat=KH'));
  });

  test('of a round trip are chosen leg by leg, the first choice in the address', async () => {
    show(`${TRIP}/2026-11-25`);
    const [first] = await cards();
    expect(first).toHaveAccessibleName(/^Choose onward/);
    await userEvent.click(first!);
    expect(await screen.findByText('Now choose the way back.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Siem Reap → Phnom Penh');
    const [back] = await cards();
    expect(back).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\/100%402026-11-21[^/]*\/100%402026-11-25[^/]*\?pax=1/),
    );
  });

  test('that are none offer the next day, another transport and a city nearby', async () => {
    show('/bus-tickets/vientiane/pakse/2026-11-21');
    expect(await screen.findByRole('heading', { name: 'No journey on Sat 21 Nov' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next journey: Sun 22 Nov' })).toHaveAttribute(
      'href',
      '/bus-tickets/vientiane/pakse/2026-11-22',
    );
    expect(screen.getByRole('link', { name: 'Go by taxi' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Phnom Penh → Siem Reap' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell me when there are seats' })).toHaveAttribute(
      'href',
      '/seat-alerts?from=vientiane&to=pakse&date=2026-11-21&type=bus&pax=1',
    );
  });

  test('that have nothing close lead to what is popular', async () => {
    show('/bus-tickets/pakse/pakse/2026-11-21');
    expect(await screen.findByRole('link', { name: 'Popular routes' })).toHaveAttribute('href', '/popular-bus-routes');
  });

  test('of a day beyond the 180 for which seats are sold say so and lead to the last of them', async () => {
    show('/bus-tickets/vientiane/pakse/2027-08-01');
    expect(await screen.findByText('This day is not on sale yet: seats are sold half a year ahead.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Last day on sale: Wed 19 May' })).toHaveAttribute(
      'href',
      '/bus-tickets/vientiane/pakse/2027-05-19',
    );
  });

  test('of rides that are sold in two currencies lead to the seats of each, with the same passengers', async () => {
    stage(pages, { at: `${TRIP}?pax=2&changes=1`, graph: apartGraph });
    const said = await screen.findAllByText('Sold in different currencies: book its rides one by one');
    expect(said).toHaveLength(2);
    expect(screen.queryByText('No price yet')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Choose seats:/ })).toBeNull();
    const links = within(said[0]!.parentElement!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/checkout\/102%402026-11-21%3A[^~]+\?pax=2&nat=foreign$/),
      expect.stringMatching(/^\/checkout\/103%402026-11-21%3A[^~]+\?pax=2&nat=foreign$/),
    ]);
  });

  test('stand under three days before and after, each with its lowest price and one press away', async () => {
    show(`${TRIP}?pax=2&nat=KH&changes=1`);
    const strip = within(await screen.findByRole('navigation', { name: /^Days around/ }));
    const days = strip.getAllByRole('link').filter((link) => link.hasAttribute('href'));
    // 20 November is today: the two days before it are seen, and lead nowhere.
    expect(days.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Fri 20$7,50', null],
      ['Sat 21$6,50lowest price', 'date'],
      ['Sun 22$7,00', null],
      ['Mon 23$7,50', null],
      ['Tue 24$6,50lowest price', null],
    ]);
    expect(strip.getByRole('link', { name: /^Wed 18/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Tell me when it gets cheaper' })).toHaveAttribute(
      'href',
      '/fare-alerts?from=phnom-penh&to=siem-reap&date=2026-11-21&type=bus&pax=2&nat=KH',
    );
    await userEvent.click(days[3]!);
    await waitFor(() => expect(strip.getByRole('link', { name: /^Mon 23/ })).toHaveAttribute('aria-current', 'date'));
    expect(strip.getByRole('link', { name: /^Mon 23/ })).toHaveAttribute(
      'href',
      '/bus-tickets/phnom-penh/siem-reap/2026-11-23?pax=2&nat=KH&changes=1',
    );
  });

  test('end with the last day that is sold', async () => {
    show('/bus-tickets/phnom-penh/siem-reap/2027-05-18');
    const strip = within(await screen.findByRole('navigation', { name: /^Days around/ }));
    const closed = strip.getAllByRole('link').filter((link) => !link.hasAttribute('href'));
    expect(closed.map((link) => link.textContent)).toEqual(['Thu 20–', 'Fri 21–']);
  });

  test('say why a departure cannot be bought', async () => {
    show(TRIP);
    expect(await screen.findByText(/It leaves too soon to be booked online/)).toBeInTheDocument();
  });
});

describe('an address', () => {
  test('of a day that is over leads to today', async () =>
    expect(await location('/bus-tickets/phnom-penh/siem-reap/2026-11-01?pax=2')).toBe(
      '/bus-tickets/phnom-penh/siem-reap/2026-11-20?pax=2',
    ));
  test('of a day that is over keeps its filters, as an old link of an operator has them', async () =>
    expect(await location('/search/phnom-penh/siem-reap/2026-11-01?op=1&sort=price')).toBe(
      '/search/phnom-penh/siem-reap/2026-11-20?op=1&sort=price',
    ));
  test('of an unknown place does not exist', async () =>
    expect(await thrownBy('/bus-tickets/atlantis/siem-reap/2026-11-21')).toMatchObject({ init: { status: 404 } }));
});

describe('a search typed without script', () => {
  test.each([
    ['Phnom Penh', 'Siem Reap'],
    ['phnom-penh', 'សៀមរាប'],
  ])('from %s to %s leads to its results', async (from, to) => {
    const query = new URLSearchParams({ type: 'bus', from, to, date: '2026-11-21', return: '', pax: '2' });
    expect(await location(`/search?${query}`)).toBe('/bus-tickets/phnom-penh/siem-reap/2026-11-21?pax=2');
  });

  test('with the swap button leads the other way', async () => {
    const query = new URLSearchParams({
      type: 'bus',
      from: 'Phnom Penh',
      to: 'Siem Reap',
      date: '2026-11-21',
      swap: '1',
    });
    expect(await location(`/search?${query}`)).toBe('/bus-tickets/siem-reap/phnom-penh/2026-11-21');
  });

  test('for a place nobody knows asks back and keeps what was typed', async () => {
    show('/search?from=Phnom+Penh&to=Atlantis&date=2026-11-21');
    expect(await screen.findByRole('heading', { name: 'Which place do you mean?' })).toBeVisible();
    expect(screen.getByText(/no place called “Atlantis”/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Going to' })).toHaveValue('Atlantis');
  });
});

test.each([
  [`${TRIP}?time=morning`, false],
  [`${TRIP}?sort=price&nat=local`, false],
  [`${TRIP}?pax=3`, true],
  ['/bus-tickets/phnom-penh/siem-reap/2026-11-22', true],
])('going to %s asks the server again: %s', (next, asks) => {
  const urls = { currentUrl: new URL(TRIP, 'https://a.b'), nextUrl: new URL(next, 'https://a.b') };
  expect(shouldRevalidate({ ...urls, defaultShouldRevalidate: true } as never)).toBe(asks);
});

test.each([
  ['/bus-tickets/phnom-penh/siem-reap/2026-11-22', true],
  ['/search/phnom-penh/siem-reap', true],
  ['/checkout/35%402026-11-21%3A1-10', false],
  ['/operators/tonle-express', false],
])('going to %s waits with the shape of other journeys: %s', (path, expected) => {
  expect(isResultsPath(path)).toBe(expected);
});
