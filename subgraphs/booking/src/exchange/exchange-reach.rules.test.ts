import { expect, test } from '@jest/globals';
import { type Changer, leadsTo } from './exchange-reach.rules.js';

const ride = { operatorId: '7', operatorBranchId: '71', operatorCountryCode: 'KH' };
const clerk = { operatorId: '7', countryCode: 'KH' };
const rival = { operatorId: '8', countryCode: 'LA' };

test.each<[Changer['scope'], boolean, boolean]>([
  ['own', true, true],
  ['agency', true, true],
  ['branch', true, false],
  ['operator', true, false],
  ['country', true, false],
  ['all', true, true],
])('by the scope %s to a departure of one\u2019s own: %p, of others: %p', (scope, own, others) => {
  expect(leadsTo({ scope, ...clerk }, ride)).toBe(own);
  expect(leadsTo({ scope, ...rival }, ride)).toBe(others);
});
