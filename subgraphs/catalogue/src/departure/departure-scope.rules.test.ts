import { expect, test } from '@jest/globals';
import { isWithinScope, type Belonging } from './departure-scope.rules.js';

const owner = { operatorId: '7', countryCode: 'KH', branchId: '70' };

test.each<[string, string, Belonging, boolean]>([
  ['all is all', 'all', {}, true],
  ['the own country', 'country', { countryCode: 'KH' }, true],
  ['another country', 'country', { countryCode: 'LA' }, false],
  ['country without a country', 'country', {}, false],
  ['the own operator', 'operator', { operatorId: '7' }, true],
  ['another operator', 'operator', { operatorId: '8' }, false],
  ['operator without an operator', 'operator', {}, false],
  ['the own branch', 'branch', { operatorId: '7', branchId: '70' }, true],
  ['another branch', 'branch', { operatorId: '7', branchId: '71' }, false],
  ['a branch of that number elsewhere', 'branch', { operatorId: '8', branchId: '70' }, false],
  ['own', 'own', { operatorId: '7', branchId: '70' }, false],
  ['agency', 'agency', { operatorId: '7' }, false],
])('%s', (_name, scope, person, expected) => {
  expect(isWithinScope(scope, owner, person)).toBe(expected);
});

test('a departure without a branch is in no branch scope', () => {
  expect(isWithinScope('branch', { ...owner, branchId: null }, { operatorId: '7' })).toBe(false);
});
