import { expect, test } from '@jest/globals';
import type { Reach } from '@naga/kernel/reach.js';
import { neededField, reaches, type Workplace, workplaceFor } from './workplace.rules.js';

const full: Workplace = { operatorId: '1', branchId: '10', agencyId: '7', countryCode: 'KH' };

test.each([
  [4, 'operatorId', { operatorId: '1', branchId: null, agencyId: null, countryCode: 'KH' }],
  [9, 'operatorId', { operatorId: '1', branchId: null, agencyId: null, countryCode: 'KH' }],
  [5, 'branchId', { operatorId: '1', branchId: '10', agencyId: null, countryCode: 'KH' }],
  [10, 'branchId', { operatorId: '1', branchId: '10', agencyId: null, countryCode: 'KH' }],
  [2, 'agencyId', { operatorId: null, branchId: null, agencyId: '7', countryCode: 'KH' }],
  [3, 'agencyId', { operatorId: null, branchId: null, agencyId: '7', countryCode: 'KH' }],
  [11, 'countryCode', { operatorId: null, branchId: null, agencyId: null, countryCode: 'KH' }],
  [1, undefined, { operatorId: null, branchId: null, agencyId: null, countryCode: 'KH' }],
  [6, undefined, { operatorId: null, branchId: null, agencyId: null, countryCode: 'KH' }],
])('role %i needs %s and keeps nothing else', (role, needed, place) => {
  expect(neededField(role)).toBe(needed);
  expect(workplaceFor(role, full)).toEqual(place);
});

test.each<[Reach | undefined, Partial<Workplace>, boolean]>([
  ['all', { operatorId: '2' }, true],
  ['country', { countryCode: 'KH' }, true],
  ['country', { countryCode: 'LA' }, false],
  ['country', { countryCode: null }, false],
  ['operator', { operatorId: '1', branchId: '11' }, true],
  ['operator', { operatorId: '2' }, false],
  ['operator', { operatorId: null }, false],
  ['branch', { operatorId: '1', branchId: '10' }, true],
  ['branch', { operatorId: '1', branchId: '11' }, false],
  ['agency', { agencyId: '7' }, true],
  ['agency', { agencyId: '8' }, false],
  ['own', {}, false],
  [undefined, {}, false],
])('scope %s reaches %j: %s', (scope, theirs, reached) => {
  expect(reaches(scope, full, { ...full, ...theirs })).toBe(reached);
});

test('who has no place of his own reaches none, not even those without one', () => {
  const nowhere: Workplace = { operatorId: null, branchId: null, agencyId: null, countryCode: null };
  expect(reaches('operator', nowhere, nowhere)).toBe(false);
  expect(reaches('country', nowhere, nowhere)).toBe(false);
});
