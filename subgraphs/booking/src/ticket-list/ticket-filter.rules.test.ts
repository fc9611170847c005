import { expect, test } from '@jest/globals';
import { ticketPlace, ticketSearch } from './ticket-filter.rules.js';

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

test.each([
  [null, undefined],
  ['', undefined],
  ['12.1795000000000', { partId: '12', departure: '1795000000000' }],
  ['12', undefined],
  ["12.1' or true", undefined],
])('a page after %p', (said, place) => {
  expect(ticketPlace(said)).toEqual(place && expect.objectContaining(place));
});
