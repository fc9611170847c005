import { describe, expect, test } from '@jest/globals';
import { colleaguesOf, problemsOfFilters } from './list-view.rules.js';

const PLACE = { operatorId: '5', branchId: '10', agencyId: '7', countryCode: 'KH' };
const NOWHERE = { operatorId: null, branchId: null, agencyId: null, countryCode: null };

test.each([
  [1, PLACE, 'platform'],
  [7, NOWHERE, 'platform'],
  [11, PLACE, 'country:KH'],
  [4, PLACE, 'operator:5'],
  [9, PLACE, 'operator:5'],
  [5, PLACE, 'operator:5'],
  [2, PLACE, 'agency:7'],
  [3, PLACE, 'agency:7'],
  [4, NOWHERE, undefined],
  [11, NOWHERE, undefined],
  [6, PLACE, undefined],
  [8, NOWHERE, undefined],
])('role %i shares with its colleagues alone', (role, place, colleagues) =>
  expect(colleaguesOf(role, place)).toBe(colleagues),
);

describe('filters of a view', () => {
  test.each<[object, string | undefined]>([
    [{}, undefined],
    [{ text: 'ម៉ៅ', active: null, page: 2, states: ['PAID', 'HELD'], 'hand-made': true }, undefined],
    [{ text: { $ne: 1 } }, 'INVALID'],
    [{ states: [['PAID']] }, 'INVALID'],
    [{ '<b>': 'x' }, 'INVALID'],
    [{ text: 'a\u0000b' }, 'INVALID'],
    [{ text: 'x'.repeat(4000) }, 'TOO_LONG'],
  ])('%j: %s', (filters, code) => expect(problemsOfFilters({ ...filters })[0]?.code).toBe(code));
});
