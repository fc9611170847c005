import { expect, test } from '@jest/globals';
import { rightsAlone, rightsOfTwo } from './rights.js';

test.each([
  [undefined, { 'pricing.edit': 'operator' }, {}],
  [false, { 'pricing.edit': 'operator' }, {}],
  [true, {}, { 'pricing.edit': 'operator' }],
])('a right that takes a second person (%s) is had alone: %j, asked for: %j', (needsSecondPerson, alone, ofTwo) => {
  const right = {
    name: 'pricing.edit',
    scope: 'operator',
    ...(needsSecondPerson !== undefined && { needsSecondPerson }),
  };
  expect(rightsAlone([right])).toEqual(alone);
  expect(rightsOfTwo([right])).toEqual(ofTwo);
});
