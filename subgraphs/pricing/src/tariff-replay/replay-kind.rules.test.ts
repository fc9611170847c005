import { expect, test } from '@jest/globals';
import { type Fare, kindOf } from './replay-kind.rules.js';

const usd = (fare: number): Fare => ({ currency: 'USD', fare });

test.each([
  ['DEARER', usd(900), usd(1000)],
  ['CHEAPER', usd(900), usd(899)],
  ['SAME', usd(900), usd(900)],
  ['SAME', usd(0), usd(0)],
  ['GONE', usd(900), undefined],
  ['NEW', undefined, usd(900)],
  ['OTHER_CURRENCY', usd(900), { currency: 'KHR', fare: 900 } as const],
  ['NO_PRICE', undefined, undefined],
])('%s: from %j to %j', (kind, before, after) => {
  expect(kindOf(before, after)).toBe(kind);
});
