import { expect, test } from '@jest/globals';
import type { RoleId } from './permissions.rules.js';
import { rightsOfRole } from './rights.fixture.js';
import { covers, type Reach, rightsBeyond } from './scope.rules.js';

const REACHES: readonly Reach[] = ['own', 'branch', 'operator', 'agency', 'country', 'all'];

/** Rows cover columns: own < branch < operator < country < all, own < agency < country. */
test.each<[Reach, string]>([
  ['own', 'x-----'],
  ['branch', 'xx----'],
  ['operator', 'xxx---'],
  ['agency', 'x--x--'],
  ['country', 'xxxxx-'],
  ['all', 'xxxxxx'],
])('%s covers %s of own, branch, operator, agency, country, all', (wide, marks) => {
  expect(REACHES.map((narrow) => (covers(wide, narrow) ? 'x' : '-')).join('')).toBe(marks);
});

test('who holds nothing covers nothing', () => {
  expect(REACHES.filter((narrow) => covers(undefined, narrow))).toEqual([]);
});

/** Whom each role that manages users could make, if only rights counted. */
test.each<[RoleId, RoleId[]]>([
  [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [11, [2, 3, 4, 5, 6, 8, 9, 10, 11]],
  [4, [3, 4, 5, 6, 9, 10]],
  [10, [3, 5, 6, 10]],
  [2, [2, 3]],
])('role %i holds every right of roles %j', (mine, theirs) => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
  expect(ids.filter((id) => rightsBeyond(rightsOfRole(mine), rightsOfRole(id)).length === 0)).toEqual(theirs);
});

test('a flag gives rights, too: an owner without it makes no cargo agents', () => {
  expect(rightsBeyond(rightsOfRole(2), rightsOfRole(3, true))).toEqual(['cargo.create', 'cargo.update', 'cargo.view']);
  expect(rightsBeyond(rightsOfRole(2, true), rightsOfRole(3, true))).toEqual([]);
});
