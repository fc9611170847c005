import { expect, test } from '@jest/globals';
import { ticketSearch } from './ticket-filter.rules.js';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['gi-0012', { words: ['%gi-0012%'], ticketId: 'gi-0012', code: 'GI-0012%' }],
  [
    'Sok Dara',
    { words: ['%dara%', '%sok%'].sort((a, b) => b.length - a.length), ticketId: 'sok dara', code: 'SOK DARA%' },
  ],
  ['A_1%', { words: ['%a\\_1\\%%'], ticketId: 'a_1%', code: 'A\\_1\\%%' }],
  ['012 345 678', { words: ['%12345678%'], ticketId: '012 345 678', code: '012 345 678%' }],
])('the search for %p', (text, search) => {
  expect(ticketSearch(text)).toEqual(search);
});
