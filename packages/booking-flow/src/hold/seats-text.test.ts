import { expect, test } from '@jest/globals';
import { seatsText } from './seats-text.js';

test.each([
  ['one ride', [['2A', '2B']], '2A, 2B'],
  [
    'there and back',
    [
      ['2A', '2B'],
      ['7C', '2A'],
    ],
    '2A, 2B · 7C, 2A',
  ],
])('%s', (_, rides, text) => expect(seatsText(rides)).toBe(text));
