import { expect, test } from '@jest/globals';
import { reseated, seatingOf, wishesOf } from './seating.js';

const parts = [
  { id: '1', seatNumber: '1A' },
  { id: '2', seatNumber: '1B' },
];
const sold = seatingOf(parts);

test.each([
  ['a seat given back leaves its passenger without one', ['1B'], { 1: null, 2: '1B' }],
  ['a new seat goes to who has none', ['1B', '3C'], { 1: '3C', 2: '1B' }],
  ['both are given back', [], { 1: null, 2: null }],
])('%s', (_, selected, expected) => expect(reseated(sold, parts, selected)).toEqual(expected));

test('both give back and take the seats in turn: they swap', () => {
  const none = reseated(sold, parts, []);
  const first = reseated(none, parts, ['1B']);
  expect(wishesOf(reseated(first, parts, ['1B', '1A']), parts)).toEqual([
    { partId: '1', seatNumber: '1B' },
    { partId: '2', seatNumber: '1A' },
  ]);
});

test('who keeps his seat, or has none yet, is not sent', () => {
  expect(wishesOf(sold, parts)).toEqual([]);
  expect(wishesOf({ 1: null, 2: '2A' }, parts)).toEqual([{ partId: '2', seatNumber: '2A' }]);
});
