import { expect, test } from '@jest/globals';
import { compensation, finalPrice, pricePiece } from './price-parcel.rules.js';

// $3.00 a piece, $0.50 a kilogram, $40.00 a cubic metre
const prices = { category: 300, perKg: 50, perCubicMetre: 4000, currency: 'USD' } as const;

test.each([
  ['nothing known of it: the category', { quantity: 1 }, 'category', 300, 300],
  ['light and small: the category', { quantity: 2, weightGrams: 2000, volumeCm3: 20_000 }, 'category', 300, 600],
  ['as dear by weight as by category: the category', { quantity: 1, weightGrams: 6000 }, 'category', 300, 300],
  ['heavy: its weight', { quantity: 3, weightGrams: 9500, volumeCm3: 20_000 }, 'weight', 475, 1425],
  ['bulky: its volume', { quantity: 1, weightGrams: 2000, volumeCm3: 100_000 }, 'volume', 400, 400],
  // 6.25 kg × 0.50 = 3.125 → 3.13
  ['half a cent goes up', { quantity: 2, weightGrams: 6250 }, 'weight', 313, 626],
])('%s', (_, piece, basis, unit, amount) => expect(pricePiece(prices, piece)).toEqual({ basis, unit, amount }));

test('by weight in riel that can be paid', () => {
  const inRiel = { category: 0, perKg: 250_000, perCubicMetre: 0, currency: 'KHR' } as const;
  // 1.25 kg × ៛2.500 = ៛3.125; 1.001 kg = ៛2.502,50
  expect(pricePiece(inRiel, { quantity: 1, weightGrams: 1250 }).unit).toBe(312_500);
  expect(pricePiece(inRiel, { quantity: 2, weightGrams: 1001 })).toMatchObject({ unit: 250_300, amount: 500_600 });
});

test.each([
  ['calculated', 1250, undefined, 0, 1250],
  ['a manual price takes its place', 1250, 1000, 0, 1000],
  ['a manual price of nothing counts', 1250, 0, 0, 0],
  ['the discount comes last', 1250, 1000, 300, 700],
  ['never below zero', 1250, undefined, 2000, 0],
])('final price: %s', (_, calculated, manual, discount, final) =>
  expect(finalPrice(calculated, manual, discount)).toBe(final),
);

test.each([
  [5000, 20_000, 5000],
  [30_000, 20_000, 20_000],
  [5000, 0, 0],
])('a loss of %i with %i declared is made good with %i', (loss, declared, paid) =>
  expect(compensation(loss, declared)).toBe(paid),
);
