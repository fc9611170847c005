import { expect, test } from '@jest/globals';
import { MOST_PAIRS } from '../line-price/line-price.rules.js';
import { said, sold, usd } from '../line-price/sold-line.fixture.js';
import { wishOf } from './feed-prices.rules.js';

const asked = (wish: ReturnType<typeof wishOf>) =>
  typeof wish === 'string'
    ? wish
    : wish.prices.map(({ fromStopId, toStopId, local, foreign }) => `${fromStopId}${toStopId} ${local}/${foreign}`);

test.each<[string, ReturnType<typeof sold>, ReturnType<typeof said>, string | string[]]>([
  ['new prices are for everybody', sold('ab'), said({ ab: 500 }), ['ab 500/500']],
  ['what is so already is not asked for', sold('ab', { ab: usd(500) }), said({ ab: 500 }), 'SAME'],
  ['a price that was one stays one', sold('ab', { ab: usd(500) }), said({ ab: 600 }), ['ab 600/600']],
  ['foreigners who pay more go on to', sold('ab', { ab: usd(500, 900) }), said({ ab: 600 }), ['ab 600/900']],
  ['and never less than a new price', sold('ab', { ab: usd(500, 900) }), said({ ab: 1000 }), ['ab 1000/1000']],
  ['locals as they are, foreigners more', sold('ab', { ab: usd(500, 900) }), said({ ab: 500 }), 'SAME'],
  ['or less', sold('ab', { ab: usd(500, 400) }), said({ ab: 500 }), 'SAME'],
  [
    'rides that the feed leaves out keep their price, or have none',
    sold('abc', { ab: usd(500) }),
    said({ ac: 700 }),
    ['ab 500/500', 'ac 700/700'],
  ],
  ['between zones of several stops the lowest', sold('ab cd'), said({ ac: 700, bd: 650 }), ['ac 650/650']],
  ['another currency for all', sold('ab', { ab: usd(500, 900) }), said({ ab: 2e6 }, 'KHR'), ['ab 2000000/2000000']],
  ['two currencies on one line are none', sold('abc', { ab: usd(500) }), said({ ac: 2e6 }, 'KHR'), 'CURRENCY'],
  ['stops that cost the same are one', sold('abc'), said({ ab: 150 }, 'USD', [['a', 'b', 'c']]), ['ab 150/150']],
  [
    'and what is ridden between two of these and a third',
    sold('abcd'),
    said({ ab: 150, ac: 300 }, 'USD', [
      ['a', 'b'],
      ['c', 'd'],
    ]),
    ['ab 150/150', 'ac 300/300'],
  ],
  [
    'stops that have zones keep them',
    sold('ab c', { ac: usd(100) }),
    said({ ab: 150, ac: 300 }, 'USD', [['a', 'b', 'c']]),
    ['ac 150/150'],
  ],
])('%s', (_, prices, feed, expected) => expect(asked(wishOf(prices, feed))).toEqual(expected));

test('children pay as they did', () => {
  const wish = wishOf(sold('ab', { ab: usd(500, 500, 250) }), said({ ab: 600 }));
  expect(wish).toMatchObject({ prices: [{ local: 600, childLocal: 250, childForeign: 250 }] });
});

test('a line of more prices than there may be', () => {
  const stops = Array.from({ length: 80 }, (_, at) => String.fromCodePoint(0x1000 + at));
  const all = sold(stops.join(''));
  expect(all.pairsWith([]).length).toBeGreaterThan(MOST_PAIRS);
  expect(wishOf(all, said({ [`${stops[0]}${stops[1]}`]: 1 }))).toBe('MANY');
  expect(asked(wishOf(all, said({ [`${stops[0]}${stops[1]}`]: 1 }, 'USD', [stops])))).toEqual([
    `${stops[0]}${stops[1]} 1/1`,
  ]);
});
