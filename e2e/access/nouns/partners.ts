import { NEVER, type Noun, one, owned, page } from './noun.js';

/** Who sells by the API. */
export const PARTNERS: readonly Noun[] = [
  {
    name: 'API account',
    unknown: NEVER,
    rows: owned('users.api_account t join users.account owner on owner.id = t.owner_id', {
      users: one('t.owner_id'),
      countries: one('owner.country_code'),
    }),
    operations: [
      { path: 'Query.apiAccount', naming: (id) => ({ id }) },
      {
        path: 'Mutation.createApiKey',
        naming: (accountId) => ({ accountId, name: 'none', scopes: ['booking.view'] }),
      },
    ],
    list: { path: 'Query.apiAccounts', arguments: {} },
  },
  {
    // Those that were used: a log without lines looks like one that is not there.
    name: 'API key',
    unknown: NEVER,
    rows: owned(
      `(select * from users.api_key where id in (select key_id from users.api_request)) t
         join users.api_account a on a.id = t.api_account_id join users.account owner on owner.id = a.owner_id`,
      { users: one('a.owner_id'), countries: one('owner.country_code') },
    ),
    operations: [
      { path: 'Query.apiRequests', naming: (keyId) => ({ keyId, ...page }) },
      { path: 'Mutation.rotateApiKey', naming: (id) => ({ id, overlapHours: 1 }) },
      { path: 'Mutation.revokeApiKey', naming: (id) => ({ id }) },
    ],
  },
  {
    // Each is decided already: whoever may decide is told so, and it stays as it is.
    name: 'developer request',
    unknown: NEVER,
    rows: owned('users.developer_request t', { countries: one('t.country_code') }),
    operations: [{ path: 'Mutation.decideDeveloperRequest', naming: (id) => ({ id, approve: true }) }],
    list: { path: 'Query.developerRequests', arguments: page },
  },
];
