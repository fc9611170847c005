import { expect, test } from '@jest/globals';
import { localCountryOf } from './local-country.js';

test.each([
  ['a ride has its own country', ['LA'], 'LA'],
  ['rides of one country have it', ['KH', 'KH'], 'KH'],
  ['a trip through two countries has no local people', ['KH', 'LA'], ''],
  ['no ride, no country', [], ''],
])('%s', (_, codes, country) => {
  expect(localCountryOf(codes)).toBe(country);
});
