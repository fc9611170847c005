import { describe, expect, test } from '@jest/globals';
import { aPrice } from '../tariff-operation/operation.fixture.js';
import type { PriceTerms } from '../tariff-operation/operation.rules.js';
import { lineOperations } from './line-operations.rules.js';
import type { StandingPair } from './sold-prices.rules.js';

const pair = (from: string, to: string, adult: PriceTerms | null, child: PriceTerms | null = null): StandingPair => ({
  ...{ fromStopIds: [`1${from}`], toStopIds: [`1${to}`], from, to, terms: { ADULT: adult, CHILD: child }, price: null },
});
const PAIRS = [
  pair('1', '2', aPrice({ localOffer: 450, offerTo: '2026-12-31' }), aPrice({ local: 250 })),
  pair('1', '3', null),
];
const price = (to: string, local: number, more: object = {}) => ({
  ...{ fromStopId: '11', toStopId: `1${to}`, local, foreign: 700, childLocal: 250, childForeign: 700 },
  ...more,
});
const said = (prices: ReturnType<typeof price>[], currency = 'USD', commission: number | null = null) =>
  lineOperations(PAIRS, { currency, prices }, commission);

describe('what a form of prices changes', () => {
  test.each<[string, ReturnType<typeof said>, object[]]>([
    ['nothing where it says what stands', said([price('2', 500)]), []],
    [
      'a price, which keeps its offer',
      said([price('2', 550)]),
      [
        {
          kind: 'PUT_PRICE',
          type: 'ADULT',
          price: { local: 550, localOffer: 450, offerTo: '2026-12-31', commission: 1000 },
        },
      ],
    ],
    ['a price below its offer', said([price('2', 440)]), [{ price: { local: 440, localOffer: null, offerTo: null } }]],
    [
      'the currency, and so the offer',
      said([price('2', 500)], 'THB'),
      [{ price: { currency: 'THB', localOffer: null } }, { type: 'CHILD' }],
    ],
    [
      'a price that is new',
      said([price('2', 500), price('3', 900, { childLocal: null, childForeign: null })]),
      [{ to: '3', price: { commission: null }, was: null }],
    ],
    [
      'children who pay as adults from now on',
      said([price('2', 500, { childLocal: null, childForeign: null })]),
      [{ kind: 'DROP_PRICE', type: 'CHILD' }],
    ],
    [
      'what is left out',
      said([]),
      [
        { kind: 'DROP_PRICE', type: 'ADULT' },
        { kind: 'DROP_PRICE', type: 'CHILD' },
      ],
    ],
    [
      'what the platform keeps',
      said([price('2', 500)], 'USD', 900),
      [{ price: { commission: 900 } }, { price: { commission: 900 } }],
    ],
  ])('%s', (_, operations, expected) => {
    expect(operations).toMatchObject(expected);
    expect(operations).toHaveLength(expected.length);
  });
});
