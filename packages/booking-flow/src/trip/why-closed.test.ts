import { expect, test } from '@jest/globals';
import { whyClosed } from './why-closed.js';

const ride = (currency: string | null, notOnSaleReason: string | null = null) => ({
  notOnSaleReason,
  seatFare: currency === null ? null : { foreign: { currency } },
});

test.each([
  [[ride('USD')], undefined],
  [[ride('USD'), ride('USD')], undefined],
  [[ride('USD'), ride('LAK')], 'TWO_CURRENCIES'],
  [[ride('USD'), ride(null), ride('LAK')], 'NO_PRICE'],
  [[ride('USD'), ride('LAK', 'TOO_CLOSE')], 'TOO_CLOSE'],
])('%j: %p', (rides, why) => {
  expect(whyClosed(rides)).toBe(why);
});
