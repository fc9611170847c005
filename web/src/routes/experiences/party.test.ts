import { travelDate } from '@naga/kernel/travel-date.js';
import { expect, test } from '@jest/globals';
import { limitsOf, partyQuery, readParty, type Party } from './party.js';

const today = travelDate('2026-11-20');
const one: Party = { adults: 1, seniors: 0, children: 0, infants: 0, date: travelDate('2026-11-21') };

test.each([
  ['', {}],
  ['?adults=2&children=1&date=2026-11-25', { adults: 2, children: 1, date: '2026-11-25' }],
  ['?adults=0&seniors=2', { adults: 0, seniors: 2 }],
  ['?children=3', { children: 3 }],
  ['?adults=-4&infants=x&date=2026-11-20', {}],
  ['?date=2027-01-01', {}],
  ['?adults=100000', { adults: 99 }],
])('%j is read', (query, party) => expect(readParty(new URLSearchParams(query), today)).toEqual({ ...one, ...party }));

test('what is read is said again', () => {
  const party = { ...one, adults: 0, seniors: 1, infants: 2 };
  expect(readParty(new URLSearchParams(partyQuery(party)), today)).toEqual(party);
});

test('there is always a grown-up, and never more than all places', () => {
  expect(limitsOf(one, 'adults', 4)).toEqual({ min: 1, max: 4 });
  expect(limitsOf({ ...one, seniors: 1 }, 'adults', 4)).toEqual({ min: 0, max: 3 });
  expect(limitsOf({ ...one, children: 3 }, 'children', 4)).toEqual({ min: 0, max: 3 });
  expect(limitsOf({ ...one, adults: 4 }, 'infants', 4)).toEqual({ min: 0, max: 0 });
});
