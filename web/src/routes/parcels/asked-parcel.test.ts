import { expect, test } from '@jest/globals';
import { askedQuery, problemsOf, readAsked, readWeight, unitsOf } from './asked-parcel.js';

const categories = [
  { id: '1', maxWeight: 1 },
  { id: '2', maxWeight: 5 },
];
const read = (query: string) => readAsked(new URLSearchParams(query), categories);
const none = { count: 0, weight: '' };

test.each([
  ['', { from: '', to: '', pieces: { 1: none, 2: none } }],
  ['?from=a&to=b&n-2=3&kg-2=2.5&n-9=4', { from: 'a', to: 'b', pieces: { 1: none, 2: { count: 3, weight: '2.5' } } }],
  ['?n-1=-2&n-2=1.5', { from: '', to: '', pieces: { 1: none, 2: none } }],
  ['?n-1=500', { from: '', to: '', pieces: { 1: { count: 20, weight: '' }, 2: none } }],
  // the hidden field of the stepper, then the plain one of a reader without script
  ['?n-1=0&n-1=2', { from: '', to: '', pieces: { 1: { count: 2, weight: '' }, 2: none } }],
])('%j is read', (query, asked) => expect(read(query)).toEqual(asked));

test('what is read is said again, without what is empty', () => {
  expect(askedQuery(read('?from=a&to=b&n-1=0&kg-1=3&n-2=3&kg-2=2.5'))).toBe('?from=a&to=b&n-2=3&kg-2=2.5');
});

test.each([
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['heavy', undefined],
  ['5000', undefined],
])('%j kg is %s', (typed, weight) => expect(readWeight(typed)).toBe(weight));

test.each([
  ['?from=a&to=a', [{ field: 'to', code: 'SAME_PLACE' }]],
  ['?n-1=1&kg-1=lead', [{ field: 'kg-1', code: 'NOT_A_WEIGHT' }]],
  ['?n-2=1&kg-2=6', [{ field: 'kg-2', code: 'TOO_HEAVY', maxKg: 5 }]],
  ['?kg-2=6', []],
  ['?from=a&to=b&n-2=1&kg-2=5', []],
])('of %j this must be mended: %j', (query, problems) => expect(problemsOf(read(query), categories)).toEqual(problems));

test('units are the pieces that were chosen', () => {
  expect(unitsOf(read('?n-2=3&kg-2=2,5'))).toEqual([{ categoryId: '2', quantity: 3, weightKg: 2.5 }]);
});
