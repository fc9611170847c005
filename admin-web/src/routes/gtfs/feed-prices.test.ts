import { expect, test } from '@jest/globals';
import type { LinePrices_WholeFragment } from '../../features/line-prices/line-prices.generated.js';
import { wishOf } from './feed-prices.js';

type Pair = LinePrices_WholeFragment['pairs'][number];
const pair = (from: string, to: string, price: [number, number, number?] | null): Pair => ({
  __typename: 'LinePricePair',
  fromStopIds: from.split(''),
  toStopIds: to.split(''),
  price: price && {
    __typename: 'LinePrice',
    local: price[0],
    foreign: price[1],
    childLocal: price[2] ?? null,
    childForeign: price[2] ?? null,
  },
});
const line = (pairs: Pair[], currency: string | null = 'USD', pairCount = pairs.length): LinePrices_WholeFragment => ({
  __typename: 'LinePrices',
  id: '7',
  version: 'v',
  currency,
  hasCommission: true,
  pairCount,
  pairs,
  request: null,
});
const said = (prices: Record<string, number>, currency = 'USD') => ({
  currency,
  prices: Object.entries(prices).map(([ends, amount]) => ({ fromStopId: ends[0]!, toStopId: ends[1]!, amount })),
});
const asked = (wish: ReturnType<typeof wishOf>) =>
  typeof wish === 'string'
    ? wish
    : wish.input.prices.map(
        ({ fromStopId, toStopId, local, foreign }) => `${fromStopId}${toStopId} ${local}/${foreign}`,
      );

test.each<[string, LinePrices_WholeFragment, ReturnType<typeof said>, string | string[]]>([
  ['new prices are for everybody', line([pair('a', 'b', null)], null), said({ ab: 500 }), ['ab 500/500']],
  ['what is so already is not asked for', line([pair('a', 'b', [500, 500])]), said({ ab: 500 }), 'SAME'],
  ['a price that was one stays one', line([pair('a', 'b', [500, 500])]), said({ ab: 600 }), ['ab 600/600']],
  ['foreigners who pay more go on to', line([pair('a', 'b', [500, 900])]), said({ ab: 600 }), ['ab 600/900']],
  ['and never less than locals', line([pair('a', 'b', [500, 900])]), said({ ab: 1000 }), ['ab 1000/1000']],
  ['locals as they are, foreigners more', line([pair('a', 'b', [500, 900])]), said({ ab: 500 }), 'SAME'],
  [
    'rides that the feed leaves out keep their price, or have none',
    line([pair('a', 'b', [500, 500]), pair('a', 'c', null), pair('b', 'c', null)]),
    said({ ac: 700 }),
    ['ab 500/500', 'ac 700/700'],
  ],
  [
    'between zones of several stops the lowest',
    line([pair('ab', 'cd', null)]),
    said({ ac: 700, bd: 650 }),
    ['ac 650/650'],
  ],
  [
    'another currency for all',
    line([pair('a', 'b', [500, 900])]),
    said({ ab: 2_000_000 }, 'KHR'),
    ['ab 2000000/2000000'],
  ],
  [
    'two currencies on one line are none',
    line([pair('a', 'b', [500, 500]), pair('a', 'c', null)]),
    said({ ac: 2_000_000 }, 'KHR'),
    'CURRENCY',
  ],
  ['more than are typed', line([pair('a', 'b', null)], null, 401), said({ ab: 1 }), 'MANY'],
])('%s', (_, prices, feed, expected) => expect(asked(wishOf(prices, feed))).toEqual(expected));

test('children pay as they did', () => {
  const wish = wishOf(line([pair('a', 'b', [500, 500, 250])]), said({ ab: 600 }));
  expect(wish).toMatchObject({ input: { prices: [{ local: 600, childLocal: 250, childForeign: 250 }] } });
});
