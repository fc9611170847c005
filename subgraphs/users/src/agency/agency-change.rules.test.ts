import { expect, test } from '@jest/globals';
import { type AgencyManager, agencyRefusal } from './agency-change.rules.js';

const everywhere: AgencyManager = { scope: 'all', agencyId: null, countryCode: null, setsTerms: true };
const support: AgencyManager = { ...everywhere, setsTerms: false };
const cambodia: AgencyManager = { scope: 'country', agencyId: null, countryCode: 'KH', setsTerms: true };
const owner: AgencyManager = { scope: 'agency', agencyId: '7', countryCode: 'KH', setsTerms: false };
const operator: AgencyManager = { scope: 'operator', agencyId: null, countryCode: 'KH', setsTerms: false };
const nobody: AgencyManager = { scope: undefined, agencyId: null, countryCode: null, setsTerms: false };

const own = { id: '7', countryCode: 'KH' };
const other = { id: '8', countryCode: 'KH' };
const abroad = { id: '9', countryCode: 'LA' };

test.each([
  ['made by a platform admin', everywhere, undefined, abroad, ['name'], undefined],
  ['made by a country admin at home', cambodia, undefined, other, ['name'], undefined],
  ['made by a country admin abroad', cambodia, undefined, abroad, ['name'], 'OUT_OF_YOUR_SCOPE'],
  ['made by an owner', owner, undefined, { countryCode: 'KH' }, ['name'], 'OUT_OF_YOUR_SCOPE'],
  ['made by an operator admin', operator, undefined, other, ['name'], 'OUT_OF_YOUR_SCOPE'],
  ['made without the permission', nobody, undefined, other, ['name'], 'OUT_OF_YOUR_SCOPE'],
  ['changed by a platform admin', everywhere, abroad, other, ['creditLimit'], undefined],
  ['that earns more by a country admin', cambodia, own, own, ['commissionLevelId'], undefined],
  ['that earns more by who edits no prices', support, own, own, ['name', 'commissionLevelId'], 'FIELDS_ABOVE_YOURS'],
  ['renamed by who edits no prices', support, own, own, ['name'], undefined],
  ['changed by a country admin', cambodia, own, own, ['creditLimit'], undefined],
  ['moved abroad by a country admin', cambodia, own, abroad, ['countryCode'], 'OUT_OF_YOUR_SCOPE'],
  ['of another country', cambodia, abroad, abroad, ['name'], 'AGENCY_NOT_FOUND'],
  ['of another owner', owner, other, other, ['contactName'], 'AGENCY_NOT_FOUND'],
  ['asked for by its owner', owner, own, own, ['contactName', 'contactPhone'], undefined],
  ['given credit by its owner', owner, own, own, ['contactName', 'creditLimit'], 'FIELDS_ABOVE_YOURS'],
  ['changed by an operator admin', operator, own, own, ['contactName'], 'AGENCY_NOT_FOUND'],
])('an agency %s', (_, manager, before, after, changed, code) => {
  expect(agencyRefusal(manager, { before, after, changed })?.code).toBe(code);
});
