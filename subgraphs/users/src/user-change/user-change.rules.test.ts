import { describe, expect, test } from '@jest/globals';
import type { RoleId } from '../role/permissions.rules.js';
import { rightsOfRole } from '../role/rights.fixture.js';
import { type Change, type Manager, refusalOf, type Subject } from './user-change.rules.js';
import type { Workplace } from '../workplace/workplace.rules.js';

const NOWHERE: Workplace = { operatorId: null, branchId: null, agencyId: null, countryCode: null };
const OPERATOR = { ...NOWHERE, operatorId: '1', countryCode: 'KH' };
const BRANCH = { ...OPERATOR, branchId: '10' };
const OTHER_BRANCH = { ...OPERATOR, branchId: '11' };
const OTHER_OPERATOR = { ...NOWHERE, operatorId: '2', countryCode: 'KH' };
const ABROAD = { ...NOWHERE, operatorId: '3', countryCode: 'LA' };
const AGENCY = { ...NOWHERE, agencyId: '7', countryCode: 'KH' };
const OTHER_AGENCY = { ...NOWHERE, agencyId: '8', countryCode: 'KH' };

const manager = (roleId: RoleId, workplace: Workplace = NOWHERE): Manager => {
  const rights = rightsOfRole(roleId);
  return { id: 'me', workplace, scope: rights['user.manage'], rights };
};
const MANAGERS = {
  'platform admin': manager(1),
  'country admin': manager(11, { ...NOWHERE, countryCode: 'KH' }),
  'operator admin': manager(4, OPERATOR),
  'branch manager': manager(10, BRANCH),
  'agency owner': manager(2, AGENCY),
  support: manager(7),
  'operator agent': manager(5, BRANCH),
  customer: manager(6),
};
type Who = keyof typeof MANAGERS;

const subject = (roleId: RoleId, workplace: Workplace = NOWHERE, change: Partial<Subject> = {}): Subject => ({
  roleId,
  active: true,
  workplace,
  rights: rightsOfRole(roleId),
  ...change,
});
const code = (who: Who, change: Partial<Change> & Pick<Change, 'after'>) =>
  refusalOf(MANAGERS[who], { before: undefined, changed: ['firstName'], otherAdmins: 1, ...change })?.code;

test('nobody changes his own rights in a colleague’s name either', () => {
  const acting = { ...MANAGERS['platform admin'], impersonatorId: 'really me' };
  const mine = { ...subject(11), id: 'really me' };
  const change = (changed: readonly string[]) =>
    refusalOf(acting, { before: mine, after: subject(1), changed, otherAdmins: 1 });
  expect(change(['roleId', 'firstName'])).toEqual({ code: 'OWN_RIGHTS', fields: ['roleId'] });
  expect(change(['firstName'])).toBeUndefined();
});

describe('an account is made by', () => {
  test.each<[Who, string, RoleId, Workplace, string | undefined]>([
    ['platform admin', 'a platform admin', 1, NOWHERE, undefined],
    ['platform admin', 'anybody anywhere', 4, ABROAD, undefined],
    ['country admin', 'an operator admin of his country', 4, OPERATOR, undefined],
    ['country admin', 'an agency owner of his country', 2, AGENCY, undefined],
    ['country admin', 'an operator admin abroad', 4, ABROAD, 'OUT_OF_YOUR_SCOPE'],
    ['country admin', 'a platform admin', 1, { ...NOWHERE, countryCode: 'KH' }, 'ROLE_ABOVE_YOURS'],
    ['country admin', 'support, which sees every country', 7, { ...NOWHERE, countryCode: 'KH' }, 'ROLE_ABOVE_YOURS'],
    ['operator admin', 'an agent of a branch', 5, BRANCH, undefined],
    ['operator admin', 'a branch manager', 10, OTHER_BRANCH, undefined],
    ['operator admin', 'a finance reader', 9, OPERATOR, undefined],
    ['operator admin', 'an agent of another operator', 5, { ...OTHER_OPERATOR, branchId: '20' }, 'OUT_OF_YOUR_SCOPE'],
    ['operator admin', 'a customer', 6, NOWHERE, 'OUT_OF_YOUR_SCOPE'],
    ['operator admin', 'a country admin', 11, OPERATOR, 'ROLE_ABOVE_YOURS'],
    ['branch manager', 'an agent of his branch', 5, BRANCH, undefined],
    ['branch manager', 'an agent of another branch', 5, OTHER_BRANCH, 'OUT_OF_YOUR_SCOPE'],
    ['branch manager', 'his own operator’s admin', 4, BRANCH, 'ROLE_ABOVE_YOURS'],
    ['branch manager', 'a finance reader, who sees the whole operator', 9, BRANCH, 'ROLE_ABOVE_YOURS'],
    ['agency owner', 'staff of his agency', 3, AGENCY, undefined],
    ['agency owner', 'staff of another agency', 3, OTHER_AGENCY, 'OUT_OF_YOUR_SCOPE'],
    ['agency owner', 'an operator agent', 5, AGENCY, 'ROLE_ABOVE_YOURS'],
    ['support', 'a customer', 6, NOWHERE, 'OUT_OF_YOUR_SCOPE'],
    ['operator agent', 'an agent', 5, BRANCH, 'OUT_OF_YOUR_SCOPE'],
    ['customer', 'a customer', 6, NOWHERE, 'OUT_OF_YOUR_SCOPE'],
  ])('%s: %s', (who, _, roleId, workplace, refusal) => {
    expect(code(who, { after: subject(roleId, workplace) })).toBe(refusal);
  });
});

describe('an account is changed', () => {
  const before = (roleId: RoleId, workplace: Workplace = NOWHERE, id = 'other') => ({
    ...subject(roleId, workplace),
    id,
  });

  test.each<[string, Who, Change['before'], Subject, string | undefined]>([
    ['within scope', 'operator admin', before(5, BRANCH), subject(5, OTHER_BRANCH), undefined],
    ['out of scope, as if it did not exist', 'operator admin', before(5, ABROAD), subject(5, BRANCH), 'USER_NOT_FOUND'],
    [
      'so that it would leave the scope',
      'branch manager',
      before(5, BRANCH),
      subject(5, OTHER_BRANCH),
      'OUT_OF_YOUR_SCOPE',
    ],
    ['when its role was above before', 'branch manager', before(4, BRANCH), subject(5, BRANCH), 'ROLE_ABOVE_YOURS'],
    ['when its role would be above', 'branch manager', before(5, BRANCH), subject(4, BRANCH), 'ROLE_ABOVE_YOURS'],
    ['by a peer', 'branch manager', before(10, BRANCH), subject(10, BRANCH), undefined],
  ])('%s', (_, who, was, after, refusal) => {
    expect(code(who, { before: was, after })).toBe(refusal);
  });

  test.each([
    ['his own name', ['firstName', 'language'], undefined],
    ['his own role', ['roleId'], 'OWN_RIGHTS'],
    ['his own flags', ['allowMobileOtpWithNoLimit'], 'OWN_RIGHTS'],
    ['his own being active', ['active'], 'OWN_RIGHTS'],
    ['his own workplace', ['operatorId'], 'OWN_RIGHTS'],
    ['his own password, which asks for the old one elsewhere', ['password'], 'OWN_RIGHTS'],
    ['his own address, which asks for proof elsewhere', ['email'], 'OWN_RIGHTS'],
    ['his own code to sign in', ['uniqueLoginCode'], 'OWN_RIGHTS'],
  ])('%s by himself', (_, changed, refusal) => {
    expect(code('platform admin', { before: before(1, NOWHERE, 'me'), after: subject(1), changed })).toBe(refusal);
  });

  test.each<[Who, string | undefined]>([
    ['platform admin', undefined],
    ['country admin', undefined],
    ['operator admin', 'FIELDS_ABOVE_YOURS'],
    ['branch manager', 'FIELDS_ABOVE_YOURS'],
  ])('in a flag of the platform by %s', (who, refusal) => {
    const change = { before: before(5, BRANCH), after: subject(5, BRANCH), changed: ['blockPayOnBoarding'] };
    expect(code(who, change)).toBe(refusal);
  });

  test.each<[string, Subject, number, string | undefined]>([
    ['closed while there is another', subject(1, NOWHERE, { active: false }), 1, undefined],
    ['closed', subject(1, NOWHERE, { active: false }), 0, 'LAST_ADMIN'],
    ['given another role', subject(7), 0, 'LAST_ADMIN'],
    ['renamed', subject(1), 0, undefined],
  ])('the last platform admin is %s', (_, after, otherAdmins, refusal) => {
    expect(code('platform admin', { before: before(1), after, otherAdmins })).toBe(refusal);
  });

  test('whose refusal names what is too much', () => {
    const change = { before: before(5, BRANCH), after: subject(4, BRANCH), changed: ['roleId'], otherAdmins: 1 };
    expect(refusalOf(MANAGERS['branch manager'], change)).toMatchObject({
      permissions: expect.arrayContaining(['coupon.manage', 'user.manage']) as unknown,
    });
  });
});
