import { describe, expect, test } from '@jest/globals';
import type { Currency } from '@naga/kernel/money.js';
import { rowsOfText, textOfRows } from '../../../features/clipboard/clipboard.js';
import { readAmount } from './read-amount.js';
import { boxOf, moved, placesIn, tabbed } from './selection.js';
import {
  changedKeys,
  edited,
  noPrice,
  operationOf,
  raised,
  type Sheet,
  type TypedPrice,
  usualCurrency,
  wrongIn,
} from './sheet.js';

test.each<[string, Currency, number | undefined]>([
  ['12.50', 'USD', 1250],
  ['12,5', 'USD', 1250],
  ['1.234,50', 'USD', 123_450],
  ['1,234.50', 'USD', 123_450],
  ['$ 12', 'USD', 1200],
  ['12 USD', 'USD', 1200],
  ['1,234', 'USD', 123_400],
  ['40.000', 'KHR', 4_000_000],
  ['40 000 ៛', 'KHR', 4_000_000],
  ['0,5', 'KHR', undefined],
  ['twelve', 'USD', undefined],
  ['', 'USD', undefined],
  ['1 234 567,50', 'USD', 123_456_750],
  ["1'234.50", 'USD', 123_450],
  ['1.234.567', 'KHR', 123_456_700],
  ['១.២៣៤,៥០', 'USD', 123_450],
  ['๔๐,๐๐๐', 'KHR', 4_000_000],
  ['1.2.3', 'USD', undefined],
  ['1.234.50', 'USD', undefined],
  ['0.125', 'USD', undefined],
  ['៛40.000', 'USD', undefined],
  ['4000 KHR', 'USD', undefined],
  ['250.000', 'VND', 250_000],
  ['₫1.250.000', 'VND', 1_250_000],
  ['250.000,00', 'VND', 250_000],
  ['250,5', 'VND', undefined],
  ['250.000,50', 'VND', undefined],
  ['180.000', 'LAK', 18_000_000],
  ['1,250.50', 'THB', 125_050],
  ['១០\u200B,៥០', 'USD', 1050],
])('%p of %s', (text, currency, expected) => {
  expect(readAmount(text, currency)).toBe(expected);
});

test('what a spreadsheet copies reads back', () => {
  expect(rowsOfText('1\t2,5\r\n"3"\t\r\n')).toEqual([
    ['1', '2,5'],
    ['3', ''],
  ]);
  expect(
    textOfRows([
      ['1', '2'],
      ['3', ''],
    ]),
  ).toBe('1\t2\n3\t');
});

describe('a selection', () => {
  const here = { anchor: { row: 1, column: 1 }, focus: { row: 1, column: 1 } };
  test.each<[string, boolean, object]>([
    ['ArrowUp', false, { anchor: { row: 0, column: 1 }, focus: { row: 0, column: 1 } }],
    ['ArrowRight', true, { anchor: { row: 1, column: 1 }, focus: { row: 1, column: 2 } }],
    ['End', false, { anchor: { row: 1, column: 2 }, focus: { row: 1, column: 2 } }],
  ])('goes by %s, shift %s', (key, shift, expected) => {
    expect(moved(here, key, shift, 3)).toEqual(expected);
  });
  test('ends at the edges, and Tab leaves behind the last cell', () => {
    const last = { anchor: { row: 2, column: 2 }, focus: { row: 2, column: 2 } };
    expect(moved(last, 'ArrowDown', false, 3)?.focus).toEqual({ row: 2, column: 2 });
    expect(tabbed(last, false, 3)).toBeUndefined();
    expect(tabbed(here, true, 3)?.focus).toEqual({ row: 1, column: 0 });
  });
  test('is a rectangle whichever way it was drawn', () => {
    const box = boxOf({ anchor: { row: 2, column: 1 }, focus: { row: 1, column: 0 } });
    expect(placesIn(box)).toHaveLength(4);
  });
});

const price = (more: Partial<TypedPrice> = {}): TypedPrice => ({
  ...noPrice('USD'),
  ...{ local: '9', foreign: '12', commission: '10' },
  ...more,
});
const SAVED: Sheet = new Map([['1 2 ADULT', price()]]);

describe('a sheet', () => {
  test('tells what was edited, and nothing where it says what stands', () => {
    expect(edited(SAVED, [{ key: '1 2 ADULT', part: 'local', text: ' 9 ' }])).toBe(SAVED);
    const next = edited(SAVED, [
      { key: '1 2 ADULT', part: 'local', text: '9.5' },
      { key: '2 1 ADULT', part: 'local', text: '7' },
      { key: '2 1 CHILD', part: 'local', text: '' },
    ]);
    expect(changedKeys(SAVED, next)).toEqual(['1 2 ADULT', '2 1 ADULT']);
    expect(changedKeys(SAVED, edited(next, [{ key: '1 2 ADULT', part: 'local', text: '9' }]))).toEqual(['2 1 ADULT']);
    const sameAgain = [
      { key: '1 2 ADULT', part: 'local', text: '$9.00' },
      { key: '1 2 ADULT', part: 'commission', text: '10,0' },
    ] as const;
    expect(changedKeys(SAVED, edited(SAVED, sameAgain))).toEqual([]);
    expect(usualCurrency(new Map([['a', price({ currency: 'KHR' })]]))).toBe('KHR');
  });

  test.each<[string, Partial<TypedPrice>, object]>([
    ['a price', {}, {}],
    ['none', { local: '', foreign: '', commission: '' }, {}],
    ['half of one', { foreign: '' }, { foreign: 'REQUIRED' }],
    ['no amount', { local: 'x' }, { local: 'AMOUNT' }],
    ['for nothing', { local: '0' }, { local: 'AMOUNT' }],
    ['an offer that saves nothing', { localOffer: '9' }, { localOffer: 'OFFER_NOT_LOWER' }],
    ['too large a share', { commission: '101' }, { commission: 'MAX' }],
    [
      'an offer that ends before it begins',
      { offerFrom: '2026-12-02', offerTo: '2026-12-01' },
      { offerTo: 'BEFORE_START' },
    ],
  ])('knows what is wrong with %s', (_, more, expected) => {
    expect(wrongIn(price(more))).toEqual(expected);
  });

  test('says what is sent', () => {
    const at = { fromZoneId: '1', toZoneId: '2', passengerType: 'ADULT' };
    expect(operationOf('1 2 ADULT', price({ localOffer: '8,5', offerTo: '2026-12-31', commission: '' }))).toEqual({
      kind: 'PUT_PRICE',
      ...at,
      price: {
        ...{ currency: 'USD', local: 900, foreign: 1200, localOffer: 850, foreignOffer: null },
        ...{ offerFrom: null, offerTo: '2026-12-31', commission: null },
      },
    });
    expect(operationOf('1 2 ADULT', noPrice('USD'))).toEqual({ kind: 'DROP_PRICE', ...at });
  });

  test.each<[Partial<TypedPrice>, number, string]>([
    [{}, 10, '9.9'],
    [{}, -10, '8.1'],
    [{ local: '9,99' }, 2.5, '10.24'],
    [{ currency: 'KHR', local: '40000' }, 3, '41200'],
    [{ local: 'x' }, 3, 'x'],
  ])('raises %p by %s percent to %s', (more, percent, expected) => {
    expect(raised(price(more), 'local', percent)).toBe(expected);
  });
});
