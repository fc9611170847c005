import { expect, test } from '@jest/globals';
import { RevenueSums } from './revenue.rules.js';

const usd = (fare: number) => ({ currency: 'USD', fare }) as const;
const sold = (fares: number, currency: 'USD' | 'KHR' = 'USD') => ({ currency, fares });

test('the same seats are added up at what they were sold at, at what they cost now, and under the change', () => {
  const sums = new RevenueSums();
  sums.add(2, sold(1700), { before: usd(900), after: usd(1000) });
  sums.add(1, sold(500), { before: usd(500), after: undefined });
  sums.add(1, sold(400), { before: undefined, after: usd(450) });
  expect(sums.all).toEqual([{ currency: 'USD', sold: 2600, before: 2300, after: 2450 }]);
});

test('currencies stay apart', () => {
  const sums = new RevenueSums();
  sums.add(1, sold(900), { before: usd(900), after: { currency: 'KHR', fare: 4_000_000 } });
  sums.add(1, sold(2_000_000, 'KHR'), { before: { currency: 'KHR', fare: 2_000_000 }, after: usd(600) });
  expect(sums.all).toEqual([
    { currency: 'KHR', sold: 2_000_000, before: 2_000_000, after: 4_000_000 },
    { currency: 'USD', sold: 900, before: 900, after: 600 },
  ]);
});

test('of no seats there is no revenue', () => expect(new RevenueSums().all).toEqual([]));
