import { expect, test } from '@jest/globals';
import { valueProblem, valuesOf } from './settings.rules.js';

const NEAR = { unit: 'KILOMETRES', least: 10, most: 300, byDefault: 100 } as const;

test.each([
  [null, undefined],
  [10, undefined],
  [300, undefined],
  [9, 'RANGE'],
  [301, 'RANGE'],
  [10.5, 'RANGE'],
  [Number.NaN, 'RANGE'],
])('%p is judged %p', (value, code) => expect(valueProblem(NEAR, value)?.code).toBe(code));

test.each([
  ['nobody said anything', [], 100],
  ['somebody did', [{ key: 'NEAR', value: 50 }], 50],
  ['somebody took it back', [{ key: 'NEAR', value: null }], 100],
  ['what was said is no longer allowed', [{ key: 'NEAR', value: 1 }], 100],
  ['another key was meant', [{ key: 'FAR', value: 50 }], 100],
])('when %s', (_, saved, value) => expect(valuesOf({ NEAR }, saved)).toEqual({ NEAR: value }));
