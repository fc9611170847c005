import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@naga/kernel/language.js';
import { COUPONS } from './coupons.js';
import { makeMarket } from './make-market.js';

test('one promotion runs by itself: of the river boats alone, told in each language', () => {
  const promotions = COUPONS.filter(({ applies }) => applies === 'BY_ITSELF');
  const { operators } = makeMarket({ scale: 1 }).catalogue;
  const whose = promotions.map(({ operatorIds }) => operatorIds.map((id) => operators.find((one) => one.id === id)));
  expect(whose).toMatchObject([[{ names: { en: 'Nam Ou River Boats' } }]]);
  expect(promotions[0]).toMatchObject({ active: true, codes: [], paymentMethods: [] });
  expect(Object.keys(promotions[0]!.titles!).sort()).toEqual([...LANGUAGES].sort());
});
