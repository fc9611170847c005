import { NEVER, type Noun, one, owned, type OwnedRow, page, WRONG_VERSION } from './noun.js';

const itself = (row: OwnedRow, userId: string | null): boolean => row.id === userId;
const aUser = { firstName: 'Same', lastName: 'As before', roleId: 6 };

/** Accounts, those they work for, and what was written to them. */
export const PEOPLE: readonly Noun[] = [
  {
    name: 'account',
    unknown: NEVER,
    rows: owned('users.account t', {
      users: one('t.id'),
      branches: one('t.branch_id'),
      operators: one('t.operator_id'),
      agencies: one('t.agency_id'),
      countries: one('t.country_code'),
    }),
    operations: [
      { path: 'Query.user', naming: (id) => ({ id }), always: itself },
      {
        path: 'Mutation.updateUser',
        naming: (id) => ({ id, version: WRONG_VERSION, input: aUser }),
        always: itself,
      },
      { path: 'Mutation.setUserActive', naming: (id) => ({ id, active: true }), always: itself },
      { path: 'Mutation.impersonate', naming: (userId) => ({ userId }) },
      { path: 'Mutation.setUserPicture', naming: (userId) => ({ userId }), always: itself },
      { path: 'Mutation.resetSecondFactor', naming: (userId) => ({ userId }), always: itself },
      { path: 'Mutation.issueAutoLoginCode', naming: (userId) => ({ userId }), always: itself },
    ],
    list: { path: 'Query.users', arguments: { sort: 'NEWEST', ...page } },
  },
  {
    name: 'commission level',
    unknown: NEVER,
    rows: owned('users.commission_level t', { countries: one('t.country_code') }),
    operations: [
      { path: 'Query.commissionLevelRecord', naming: (id) => ({ id }) },
      {
        path: 'Mutation.updateCommissionLevel',
        naming: (id) => ({
          id,
          version: WRONG_VERSION,
          input: { name: 'Same as before', countryCode: 'KH', rates: [] },
        }),
      },
    ],
    list: { path: 'Query.commissionLevelRecords', arguments: page },
  },
  {
    name: 'agency',
    unknown: NEVER,
    rows: owned('users.agency t', { agencies: one('t.id'), countries: one('t.country_code') }),
    operations: [
      { path: 'Query.agency', naming: (id) => ({ id }) },
      {
        path: 'Mutation.updateAgency',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { name: 'Same as before', countryCode: 'KH' } }),
      },
      { path: 'Query.agencyBalance', naming: (agencyId) => ({ agencyId }) },
      {
        path: 'Mutation.topUpAgency',
        naming: (agencyId) => ({ agencyId, kind: 'CORRECTION', amount: 0, currency: 'USD', note: 'none' }),
      },
    ],
    list: { path: 'Query.agencies', arguments: page },
  },
  {
    name: 'affiliate',
    unknown: NEVER,
    rows: owned('users.affiliate t', { users: one('t.account_id'), countries: one('t.country_code') }),
    operations: [
      {
        path: 'Query.affiliate',
        naming: (id) => ({ id }),
        always: (row, userId) => userId !== null && row.users.includes(userId),
      },
      {
        path: 'Mutation.updateAffiliate',
        naming: (id) => ({ id, version: WRONG_VERSION, input: { code: '77', name: 'Same as before' } }),
      },
    ],
    list: { path: 'Query.affiliates', arguments: page },
  },
  {
    // Those that open no account: the others are for few (subgraphs/users/test).
    name: 'message',
    unknown: NEVER,
    rows: owned('(select * from users.message where not private) t', {
      operators: 't.operator_ids::text[]',
      countries: 't.country_codes',
    }),
    operations: [
      { path: 'Query.message', naming: (id) => ({ id }) },
      { path: 'Mutation.sendMessageAgain', naming: (id) => ({ id }) },
    ],
  },
];
