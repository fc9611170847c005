import { expect, test } from '@jest/globals';
import { mayChangeAll, mayChangeSome, mayNameSome } from './ride-rights.js';

const ride = (may: boolean, ...states: string[]) => ({
  viewerMay: may ? ['booking.edit'] : [],
  parts: states.map((state, position) => ({ position, state })),
});
const [own, others] = [ride(true, 'TICKETED', 'TICKETED'), ride(false, 'TICKETED', 'TICKETED')];

test.each([
  ['all his', [own, own], true, true],
  ['one of two', [own, others], false, true],
  ['none', [others], false, false],
])('%s', (_, rides, all, some) => {
  expect(mayChangeAll(rides, 'booking.edit')).toBe(all);
  expect(mayChangeSome(rides, 'booking.edit')).toBe(some);
});

test.each([
  ['nobody else carries them', own, true],
  ['another operator carries both', others, false],
  ['the other ride was given back by one', ride(false, 'REFUNDED', 'TICKETED'), true],
  ['the other ride is over', ride(false, 'COMPLETED', 'COMPLETED'), true],
])('names: %s', (_, other, expected) => expect(mayNameSome(own, [own, other])).toBe(expected));
