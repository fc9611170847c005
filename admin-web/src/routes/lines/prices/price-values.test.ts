import { expect, test } from '@jest/globals';
import type { LinePrices_WholeFragment } from '../../../features/line-prices/line-prices.generated.js';
import { commissionOf, inputOf, pricesIn, type TypedPrice, valuesOf, wrongIn } from './price-values.js';

const pair = (from: string, to: string, local?: number) => ({
  __typename: 'LinePricePair' as const,
  fromStopIds: [from],
  toStopIds: [to],
  price:
    local === undefined
      ? null
      : { __typename: 'LinePrice' as const, local, foreign: local + 200, childLocal: null, childForeign: null },
});
const PAIRS = [pair('1', '2', 500), pair('1', '3')];
const prices = (more: Partial<LinePrices_WholeFragment> = {}): LinePrices_WholeFragment => ({
  __typename: 'LinePrices',
  id: '7',
  version: 'v',
  currency: 'USD',
  hasCommission: true,
  pairCount: 2,
  pairs: PAIRS,
  request: null,
  ...more,
});
const row = (more: Partial<TypedPrice> = {}): TypedPrice => ({
  local: '',
  foreign: '',
  childLocal: '',
  childForeign: '',
  ...more,
});
const typed = (...rows: TypedPrice[]) => ({ currency: 'USD', commission: '', prices: JSON.stringify(rows) });

test('what is sold is typed already, and goes back as it came', () => {
  const values = valuesOf(prices());
  expect(pricesIn(values)).toEqual([row({ local: '5', foreign: '7' }), row()]);
  expect(inputOf(values, PAIRS)).toEqual({
    currency: 'USD',
    prices: [{ fromStopId: '1', toStopId: '2', local: 500, foreign: 700, childLocal: null, childForeign: null }],
  });
});

test('visitors and children pay as locals where nothing else is typed', () => {
  const { prices: sent } = inputOf(typed(row({ local: '5,50', childLocal: '2' })), PAIRS);
  expect(sent).toEqual([expect.objectContaining({ local: 550, foreign: 550, childLocal: 200, childForeign: 200 })]);
});

test('what waits for a second person is gone on from', () => {
  const request = {
    __typename: 'PriceRequest' as const,
    id: '4',
    state: 'waiting' as const,
    currency: 'KHR',
    askedAt: '2026-11-24T00:00:00Z',
    askedBy: { __typename: 'Colleague' as const, id: '4', name: 'Sok' },
    answer: null,
    canDecide: false,
    importId: null,
    pairs: [],
    prices: [
      {
        __typename: 'LinePrice' as const,
        fromStopId: '1',
        toStopId: '3',
        local: 4_000_000,
        foreign: 4_000_000,
        childLocal: null,
        childForeign: null,
      },
    ],
  };
  const values = valuesOf(prices({ request }));
  expect(values.currency).toBe('KHR');
  expect(pricesIn(values)).toEqual([row(), row({ local: '40000', foreign: '40000' })]);
});

test.each<[string, TypedPrice, Record<string, string>]>([
  ['nothing is no price', row(), {}],
  ['for locals alone', row({ local: '5' }), {}],
  ['for visitors alone', row({ foreign: '5' }), { 'prices.0.local': 'REQUIRED' }],
  ['for foreign children alone', row({ local: '5', childForeign: '2' }), { 'prices.0.childLocal': 'REQUIRED' }],
  ['no amount', row({ local: 'five' }), { 'prices.0.local': 'AMOUNT' }],
  ['for nothing', row({ local: '0' }), { 'prices.0.local': 'AMOUNT' }],
])('%s', (_, price, expected) => {
  expect(wrongIn(typed(price), false)).toEqual({ ...expected, commission: false });
});

test.each<[string, boolean, string | false, number | null]>([
  ['', false, false, null],
  ['', true, 'REQUIRED', null],
  ['7,5', true, false, 750],
  ['101', false, 'MAX', 10_100],
  ['much', false, 'MAX', 0],
])('commission "%s"', (commission, needed, wrong, basisPoints) => {
  const values = { ...typed(row()), commission };
  expect(wrongIn(values, needed)['commission']).toBe(wrong);
  expect(commissionOf(values)).toBe(basisPoints);
});
