import { expect, test } from '@jest/globals';
import { storyOf, type ToldEvent } from './parcel-story.js';

const told = (...types: ToldEvent['type'][]): ToldEvent[] =>
  types.map((type) => ({ type, at: '2026-11-20T01:00:00.000Z', place: null, implied: false, note: null }));
const steps = (...of: Parameters<typeof storyOf>) => storyOf(...of).map(({ type, state }) => `${type} ${state}`);

test('the present status is marked and the rest is still to come', () => {
  expect(steps('IN_TRANSIT', told('CREATED', 'IN_TRANSIT'))).toEqual([
    'CREATED done',
    'IN_TRANSIT current',
    'ARRIVED todo',
    'COLLECTED todo',
  ]);
});

test('a side event stands where it happened', () => {
  expect(steps('IN_TRANSIT', told('CREATED', 'IN_TRANSIT', 'DELAYED'))[2]).toBe('DELAYED change');
  expect(steps('ARRIVED', told('CREATED', 'IN_TRANSIT', 'ARRIVED', 'DELIVERY_FAILED'))[3]).toBe('DELIVERY_FAILED bad');
});

test('after its end nothing is to come', () => {
  expect(steps('COLLECTED', told('CREATED', 'IN_TRANSIT', 'ARRIVED', 'COLLECTED')).at(-1)).toBe('COLLECTED done');
  expect(steps('CREATED', told('CREATED', 'CANCELLED'))).toEqual(['CREATED done', 'CANCELLED bad']);
  expect(steps('IN_TRANSIT', told('CREATED', 'IN_TRANSIT', 'LOST')).at(-1)).toBe('LOST bad');
});
