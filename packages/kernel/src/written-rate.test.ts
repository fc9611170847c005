import { expect, test } from '@jest/globals';
import { isPlausible, RATE, rateText, unitsText } from './written-rate.js';

test.each([
  ['1', '4100', '1 USD = 4.100 KHR'],
  ['1', '21650.25', '1 USD = 21.650,25 KHR'],
  ['26300', '32.5', '26.300 USD = 32,5 KHR'],
])('so many for so many, %s for %s', (per, units, text) => {
  expect(rateText({ currency: 'KHR', units, per, since: '' }, 'USD')).toBe(text);
});

test.each([
  ['4100', true],
  ['0.000038', true],
  ['25.5', true],
  ['0', false],
  ['0.0', false],
  ['-1', false],
  ['4,100', false],
  ['1.2345678', false],
  ['', false],
])('a rate is written %j: %s', (text, is) => expect(RATE.test(text)).toBe(is));

test.each([
  ['4100', '4090', true],
  ['4100', '41000', true],
  ['4100', '41000.000001', false],
  ['4100', '410', true],
  ['4100', '409.999999', false],
  ['25.5', '25.6', true],
])('after %s comes %s: %s', (former, next, is) => expect(isPlausible(former, next)).toBe(is));

test.each([
  ['4100', '4.100'],
  ['32.4', '32,4'],
])('%s units are read as %s', (units, text) => expect(unitsText(units)).toBe(text));
