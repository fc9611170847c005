import { describe, expect, test } from '@jest/globals';
import { localCountriesOf, nationalityOn, priceFor, soldNationalOf } from './national.js';

const KH = { localCountryCode: 'KH' };
const LA = { localCountryCode: 'LA' };

describe('a passenger is local by the country of each ride', () => {
  test.each([
    ['a Cambodian on a Cambodian ride', KH, 'KH', 'LOCAL'],
    ['a Cambodian on a Lao ride', LA, 'KH', 'FOREIGN'],
    ['a Lao on a Lao ride', LA, 'LA', 'LOCAL'],
    ['a Lao on a Cambodian ride', KH, 'LA', 'FOREIGN'],
    ['a visitor on either', KH, null, 'FOREIGN'],
  ] as const)('%s', (_, ride, nationalOf, expected) => expect(nationalityOn(ride, nationalOf)).toBe(expected));

  test('the countries of a trip are each named once, as they are ridden', () => {
    expect(localCountriesOf([LA, KH, LA])).toEqual(['LA', 'KH']);
  });
});

describe('whose national somebody was sold as', () => {
  const part = (position: number, nationalOf: string | null) => ({ position, nationalOf });
  const legs = [
    { parts: [part(0, 'KH'), part(1, null), part(2, null)] },
    { parts: [part(0, 'KH'), part(1, 'LA'), part(2, null)] },
  ];
  test.each([
    [0, 'KH'],
    [1, 'LA'],
    [2, null],
  ])('passenger %d: %s', (position, expected) => expect(soldNationalOf(legs, position)).toBe(expected));
});

test('who has no price of his own pays what foreign visitors do', () => {
  const prices = { foreign: 12, nationals: { KH: 10 } };
  expect([priceFor(prices, 'KH'), priceFor(prices, 'LA'), priceFor(prices, null)]).toEqual([10, 12, 12]);
});
