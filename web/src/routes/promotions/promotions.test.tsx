import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './promotions.js';

const usd = (amount: number) => ({ amount, currency: 'USD' });
/** Ten percent for everybody. */
const promotion = (change: object = {}) => ({
  ...{ name: 'Water festival', kind: 'PERCENT', percent: 1000, amount: null, cap: null, currency: 'USD' },
  ...{ minimumAmount: null, minimumPassengers: null, nationality: null, countryCode: null, transportTypes: [] },
  ...{ operatorCount: 0, operators: [], lineCount: 0, lines: [], travelFrom: null, travelUntil: null, weekdays: [] },
  ...{ nextDay: '2026-11-20', buyUntil: null, combinesWithOffers: true, isLimited: false },
  ...change,
});
const operator = (id: string, offline = false) => ({ id, slug: `operator-${id}`, name: `Operator ${id}`, offline });
const line = (id: string) => ({
  ...{ id, operatorId: '7', operatorName: 'Mekong', transportType: 'FERRY' },
  ...{ from: { slug: 'luang-prabang', name: 'Luang Prabang' }, to: { slug: 'huay-xai', name: 'Huay Xai' } },
});
const show = (...promotions: object[]) =>
  stage([{ path: 'promo', module: page }], {
    at: '/promo',
    graph: playing({ Promotions: () => ({ publicPromotions: promotions }) }),
  });
/** What the card of a promotion says, line by line. */
async function factsOf(change: object): Promise<(string | null)[]> {
  const { unmount } = show(promotion(change));
  const card = (await screen.findByRole('heading', { level: 2, name: 'Water festival' })).parentElement!;
  const [facts] = within(card).getAllByRole('list');
  const said = within(facts!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const worth = within(card).getByRole('paragraph').textContent;
  unmount();
  return [worth, ...said];
}

describe('a promotion says', () => {
  const IN_DOLLARS = 'Fares that are charged in USD';
  test.each<[what: string, change: object, said: string[]]>([
    ['its percent', {}, ['10\u00a0% off the fares', IN_DOLLARS]],
    [
      'its amount',
      { kind: 'AMOUNT', percent: null, amount: usd(200) },
      ['$2,00 off the fares of a booking', IN_DOLLARS],
    ],
    [
      'its price of a seat',
      { kind: 'SET_PRICE', percent: null, amount: usd(900) },
      ['Each seat $9,00, where it costs more', IN_DOLLARS],
    ],
    [
      'for whom and what it is',
      {
        ...{ cap: usd(500), minimumAmount: usd(1000), minimumPassengers: 2, nationality: 'FOREIGN' },
        ...{ transportTypes: ['FERRY', 'BUS'], countryCode: 'LA', combinesWithOffers: false },
      },
      [
        '10\u00a0% off the fares',
        'At most $5,00 a booking',
        'Bus, Ferry',
        'Operators of Laos only',
        'From fares of $10,00 on',
        'From 2 passengers on',
        'Seats of foreign visitors only',
        IN_DOLLARS,
        'Not on seats that are sold at an offer’s price',
      ],
    ],
    [
      'when, and until when',
      {
        ...{ travelFrom: '2026-12-01', travelUntil: '2026-12-31', weekdays: [5, 1] },
        ...{ buyUntil: '2026-12-24T17:00:00.000Z', isLimited: true },
      },
      [
        '10\u00a0% off the fares',
        IN_DOLLARS,
        'Travel from Tuesday 1 December 2026 to Thursday 31 December 2026',
        'Travel on: Mon, Fri',
        'Book before Friday 25 December 2026, 00:00',
        'May be used up before its time',
      ],
    ],
  ])('%s', async (_, change, said) => {
    expect(await factsOf(change)).toEqual(said);
  });
});

describe('from a promotion one comes to', () => {
  test.each<[what: string, change: object, links: [string, string][]]>([
    ['every search', {}, [['Search a journey', '/search']]],
    ['its kinds of transport', { transportTypes: ['TAXI'] }, [['Search: Taxi', '/taxi-tickets']]],
    [
      'its operators that sell',
      { operatorCount: 3, operators: [operator('7'), operator('8', true), null] },
      [['Operator 7', '/operators/operator-7']],
    ],
    [
      'its lines, on the first day, of their operator alone',
      { lineCount: 2, lines: [line('51'), null], nextDay: '2026-12-01' },
      [['Luang Prabang → Huay Xai', '/ferry-tickets/luang-prabang/huay-xai/2026-12-01?op=7']],
    ],
  ])('%s', async (_, change, links) => {
    show(promotion(change));
    const card = (await screen.findByRole('heading', { level: 2, name: 'Water festival' })).parentElement!;
    const found = within(card).getAllByRole('link');
    expect(found.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  });

  test('as many as are named, and how many there are beside them', async () => {
    show(promotion({ operatorCount: 14, operators: [operator('7')] }));
    expect(await screen.findByText('and 13 more operators')).toBeVisible();
  });
});

test('nobody is told of what is for lines and operators that sell nothing, and where there is nothing what there is instead', async () => {
  const { container } = show(
    promotion({ lineCount: 1, lines: [null] }),
    promotion({ operatorCount: 1, operators: [operator('7', true)] }),
  );
  expect(await screen.findByText('No promotion runs at the moment')).toBeVisible();
  expect(screen.queryByText('Water festival')).toBeNull();
  expect(screen.getByRole('link', { name: 'How points are earned and spent' })).toHaveAttribute('href', '/ct-cashback');
  expect(screen.getByRole('link', { name: 'What a recommendation brings' })).toHaveAttribute('href', '/referrals');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('several stand below each other, and axe finds nothing', async () => {
  const { container } = show(promotion(), promotion({ name: 'Khmer New Year', lineCount: 1, lines: [line('51')] }));
  expect(await screen.findAllByRole('heading', { level: 2, name: /Water|Khmer/ })).toHaveLength(2);
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});
