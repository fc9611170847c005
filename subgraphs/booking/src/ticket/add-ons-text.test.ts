import { expect, test } from '@jest/globals';
import { addOnsText } from './add-ons-text.js';

const insurance = { names: { en: 'Travel insurance', km: 'ធានារ៉ាប់រង' }, quantity: 1 };
const bags = { names: { en: 'Extra bag' }, quantity: 2 };

test.each([
  ['en', [insurance, bags], 'Travel insurance, Extra bag\u00a0×\u00a02'],
  ['km', [insurance, bags], 'ធានារ៉ាប់រង, Extra bag\u00a0×\u00a02'],
  ['es', [insurance], 'Travel insurance'],
  ['en', [], ''],
  ['en', undefined, ''],
] as const)('a ticket in %s says of %j %p', (language, addOns, told) => {
  expect(addOnsText(language, addOns)).toBe(told);
});
