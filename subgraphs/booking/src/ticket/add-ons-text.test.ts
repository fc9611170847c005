import { expect, test } from '@jest/globals';
import { addOnsText } from './add-ons-text.js';

const insurance = { names: { en: 'Travel insurance', km: 'ធានារ៉ាប់រង' }, quantity: 1 };
const bags = { names: { en: 'Extra bag' }, quantity: 2 };

test.each([
  ['en', [insurance, bags], 'Travel insurance, 2 × Extra bag'],
  ['km', [insurance, bags], 'ធានារ៉ាប់រង, 2 × Extra bag'],
  ['es', [insurance], 'Travel insurance'],
  ['en', [], ''],
  ['en', undefined, ''],
] as const)('a ticket in %s says of %j %p', (language, addOns, told) => {
  expect(addOnsText(language, addOns).replaceAll('\u00a0', ' ')).toBe(told);
});
