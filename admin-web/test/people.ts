import type { Answers } from './show-screen.js';

const grants = (names: Record<string, string>) =>
  Object.entries(names).map(([name, scope]) => ({
    __typename: 'Permission',
    name,
    scope,
    needsSecondPerson: false,
  }));
const role = (id: number, name: string, permissions: Record<string, string>) => ({
  __typename: 'Role',
  id,
  name,
  basedOn: id,
  permissions: grants(permissions),
});

/** Roles, one operator with a branch, one agency; somebody who works at the branch. */
export const PLACES: Answers = {
  PeoplePlaces: () => ({
    user: { __typename: 'User', id: '1', countryCode: null },
    roles: [
      role(1, 'Platform admin', { 'role.manage': 'all', 'user.manage': 'all' }),
      role(4, 'Operator admin', { 'user.manage': 'operator', 'booking.view': 'operator' }),
      role(5, 'Operator agent', { 'booking.view': 'branch' }),
      role(2, 'Agency owner', { 'user.manage': 'agency', 'booking.view': 'agency', 'cargo.view': 'agency' }),
      role(6, 'Customer', { 'booking.view': 'own' }),
    ],
    operators: [
      {
        __typename: 'Operator',
        id: '1',
        name: 'Mekong Express',
        countryCode: 'KH',
        branches: [{ __typename: 'OperatorBranch', id: '10', name: 'Siem Reap office' }],
      },
    ],
  }),
  AgencyChoice: () => ({
    agencies: {
      __typename: 'AgencyPage',
      total: 1,
      rows: [{ __typename: 'Agency', id: '7', name: 'Angkor Tours' }],
    },
  }),
};

export const DARA = {
  __typename: 'User',
  id: '20',
  firstName: 'Dara',
  lastName: 'Noun',
  userName: null,
  email: 'dara@naga.example',
  secondaryEmail: null,
  phoneNumber: null,
  profilePictureUrl: null,
  roleId: 5,
  roleName: 'Operator agent',
  active: true,
  language: 'km',
  operatorId: '1',
  branchId: '10',
  agencyId: null,
  countryCode: 'KH',
  accountType: 'COUNTER',
  cargoAgent: false,
  allowAutoLogin: true,
  hasAutoLoginCode: false,
  secondFactor: false,
  blockPayOnBoarding: false,
  allowPayOnBoardingEvenIfAutoBlocked: false,
  apiKeys: 0,
  allowMobileOtpWithNoLimit: false,
  telegramId: null,
  changePasswordOnFirstLogin: false,
  stopEmailNotification: false,
  createdAt: '2026-11-01T01:00:00Z',
  lastLoginAt: '2026-11-20T01:00:00Z',
  version: 3,
  rewardPoints: 0,
  commissionLevel: null,
  operator: { __typename: 'Operator', id: '1', name: 'Mekong Express' },
  agency: null,
};
