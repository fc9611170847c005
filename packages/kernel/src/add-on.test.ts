import { expect, test } from '@jest/globals';
import { ADD_ON_KINDS, isOnceASeat } from './add-on.js';

test('a seat is covered once, and has as many bags as are wanted', () => {
  expect(ADD_ON_KINDS.filter(isOnceASeat)).toEqual(['INSURANCE', 'FLEX']);
});
