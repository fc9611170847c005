import { expect, test } from '@jest/globals';
import { customerOf, eachOnce, numberToSearch } from './recent-buyers.js';

test.each([
  ['012 34', undefined],
  ['012 345', '012345'],
  ['+855 (0)12 345-678', '+855012345678'],
])('a number typed as %p is searched by %p', (typed, text) => expect(numberToSearch(typed)).toBe(text));

test('a buyer is offered once, by his latest booking, and never without a name', () => {
  const bought = [
    { id: '3', passengerName: 'Sok Dara' },
    { id: '2', passengerName: null },
    { id: '1', passengerName: 'Sok Dara' },
  ];
  expect(eachOnce(bought).map(({ id }) => id)).toEqual(['3']);
});

test('a booking tells who bought it and who went with him; names that were never told are empty', () => {
  const person = { title: 'MS' as const, firstName: 'Sophea', lastName: null };
  const legs = [
    { parts: [{ ...person, position: 0, state: 'TICKETED', nationalOf: null }] },
    { parts: [{ ...person, position: 0, state: 'TICKETED', nationalOf: 'LA' }] },
  ];
  expect(customerOf({ contactPhone: '012345678', contactEmail: null, legs })).toEqual({
    contactPhone: '012345678',
    contactEmail: null,
    people: [{ ...person, lastName: '', nationalOf: 'LA' }],
  });
});

test('who exchanged his seat alone is offered again, too, under the name he has now', () => {
  const part = { title: 'MS' as const, lastName: 'Chan', nationalOf: 'KH' };
  const on = (position: number, firstName: string, state: string) => ({ ...part, position, firstName, state });
  const legs = [
    { parts: [on(1, 'Sokhad', 'TICKETED')] },
    { parts: [on(0, 'Sokha', 'TICKETED'), on(1, 'Sokhab', 'EXCHANGED')] },
  ];
  const { people } = customerOf({ contactPhone: null, contactEmail: null, legs });
  expect(people.map(({ firstName }) => firstName)).toEqual(['Sokha', 'Sokhad']);
});
