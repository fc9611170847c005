import { expect, test } from '@jest/globals';
import { commentText } from './comment-text.rules.js';

test.each([
  ['  Called him, comes later \u0000', { text: 'Called him, comes later' }],
  [' \n ', { problem: 'REQUIRED' }],
  ['x'.repeat(2000), { text: 'x'.repeat(2000) }],
  ['x'.repeat(2001), { problem: 'MAX_LENGTH' }],
])('%j is kept as %j', (typed, kept) => expect(commentText(typed)).toEqual(kept));
