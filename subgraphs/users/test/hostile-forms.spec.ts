import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await World.start({ MAIL_LIMIT_ADDRESS: '1000', MAIL_LIMIT_RECIPIENT: '1000' });
  admin = await staff(world, 1);
});
afterAll(() => world.close());

const HOSTILE = [
  '',
  '   ',
  'a\u0000b',
  'a\r\nBcc: all@example.com',
  '\ud800x',
  "'; drop table account; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '%_\\',
  '${constructor}',
  'x'.repeat(5000),
  '9223372036854775808',
  '-1',
];

/** Every text argument of a mutation or query, with the rest of it as it should be. */
const FORMS: Record<string, [document: string, variables: (text: string) => object]> = {
  createUser: [
    'mutation ($input: UserInput!) { createUser(input: $input) { __typename } }',
    (text) => ({ input: { firstName: text, lastName: text, userName: text, telegramId: text, roleId: 6 } }),
  ],
  'createUser, addresses': [
    'mutation ($input: UserInput!) { createUser(input: $input) { __typename } }',
    (text) => ({
      input: { firstName: 'A', lastName: 'B', roleId: 6, email: text, secondaryEmail: text, phoneNumber: text },
    }),
  ],
  'createUser, places': [
    'mutation ($input: UserInput!) { createUser(input: $input) { __typename } }',
    (text) => ({
      input: { firstName: 'A', lastName: 'B', roleId: 5, operatorId: text, branchId: text, agencyId: text },
    }),
  ],
  updateUser: [
    'mutation ($id: ID!) { updateUser(id: $id, version: 1, input: { firstName: "A", lastName: "B", roleId: 6 }) { __typename } }',
    (id) => ({ id }),
  ],
  setUserActive: ['mutation ($id: ID!) { setUserActive(id: $id, active: true) { __typename } }', (id) => ({ id })],
  setUserPicture: [
    'mutation ($id: ID!, $base64: String) { setUserPicture(userId: $id, base64: $base64) { __typename } }',
    (text) => ({ id: text, base64: text }),
  ],
  resetSecondFactor: ['mutation ($id: ID!) { resetSecondFactor(userId: $id) { __typename } }', (id) => ({ id })],
  issueAutoLoginCode: ['mutation ($id: ID!) { issueAutoLoginCode(userId: $id) { __typename } }', (id) => ({ id })],
  impersonate: ['mutation ($id: ID!) { impersonate(userId: $id) { __typename } }', (id) => ({ id })],
  createRole: [
    'mutation ($input: RoleInput!) { createRole(input: $input) { __typename } }',
    (text) => ({ input: { name: text, basedOn: 5, permissions: [{ name: text, scope: 'branch' }] } }),
  ],
  'createRole, name': [
    'mutation ($input: RoleInput!) { createRole(input: $input) { __typename } }',
    (text) => ({ input: { name: text, basedOn: 5, permissions: [] } }),
  ],
  createAgency: [
    'mutation ($input: AgencyInput!) { createAgency(input: $input) { __typename } }',
    (text) => ({ input: { name: text, contactName: text, contactPhone: text, countryCode: 'KH' } }),
  ],
  updateAgency: [
    'mutation ($id: ID!) { updateAgency(id: $id, version: 1, input: { name: "Aa", countryCode: "KH" }) { __typename } }',
    (id) => ({ id }),
  ],
  createAffiliate: [
    'mutation ($input: AffiliateInput!) { createAffiliate(input: $input) { __typename } }',
    (text) => ({ input: { code: text, name: text, accountId: text } }),
  ],
  'createAffiliate, name': [
    'mutation ($input: AffiliateInput!) { createAffiliate(input: $input) { __typename } }',
    (text) => ({ input: { code: String(HOSTILE.indexOf(text) + 100), name: text } }),
  ],
  createApiAccount: [
    'mutation ($name: String!) { createApiAccount(name: $name) { __typename } }',
    (name) => ({ name }),
  ],
  createApiKey: [
    'mutation ($id: ID!, $name: String!) { createApiKey(accountId: $id, name: $name, scopes: [$name]) { __typename } }',
    (text) => ({ id: text, name: text }),
  ],
  rotateApiKey: ['mutation ($id: ID!) { rotateApiKey(id: $id) { __typename } }', (id) => ({ id })],
  revokeApiKey: ['mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', (id) => ({ id })],
  requestDeveloperAccess: [
    'mutation ($input: DeveloperRequestInput!) { requestDeveloperAccess(input: $input) { __typename } }',
    (text) => ({ input: { name: text, email: 'a@example.com', company: text, purpose: text.padEnd(10, '.') } }),
  ],
  decideDeveloperRequest: [
    'mutation ($id: ID!, $note: String) { decideDeveloperRequest(id: $id, approve: true, note: $note) { __typename } }',
    (text) => ({ id: text, note: text }),
  ],
  users: [
    'query ($filter: UserFilterInput) { users(filter: $filter) { total rows { id } } }',
    (text) => ({
      filter: { text, operatorId: text.slice(0, 18), branchId: text.slice(0, 18), agencyId: text.slice(0, 18) },
    }),
  ],
  agencies: [
    'query ($filter: AgencyFilterInput) { agencies(filter: $filter) { total } }',
    (text) => ({ filter: { text } }),
  ],
  affiliates: [
    'query ($filter: AffiliateFilterInput) { affiliates(filter: $filter) { total } }',
    (text) => ({ filter: { text } }),
  ],
  apiRequests: [
    'query ($filter: ApiRequestFilterInput) { apiRequests(keyId: 1, filter: $filter) { total } }',
    (text) => ({ filter: { text } }),
  ],
  byId: [
    'query ($id: ID!) { user(id: $id) { id } agency(id: $id) { id } affiliate(id: $id) { id } apiAccount(id: $id) { id } apiRequests(keyId: $id) { total } }',
    (id) => ({ id }),
  ],
};

test.each(Object.entries(FORMS))(
  '%s takes or refuses whatever is typed, and breaks on nothing',
  async (_, [document, variables]) => {
    for (const text of HOSTILE) {
      const { errors } = await world.run(document, variables(text) as Record<string, unknown>, admin);
      const codes = (errors ?? []).map(({ extensions }) => extensions?.['code']);
      expect({ text: text.slice(0, 40), codes: codes.filter((code) => code !== 'BAD_USER_INPUT') }).toEqual({
        text: text.slice(0, 40),
        codes: [],
      });
    }
  },
);

test('what is made of nothing but blanks is not made', async () => {
  const blank = { firstName: '  ', lastName: ' ', roleId: 6 };
  const { errors } = await world.run(
    'mutation ($input: UserInput!) { createUser(input: $input) { __typename } }',
    { input: blank },
    admin,
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [
      { path: 'firstName', code: 'MATCHES' },
      { path: 'lastName', code: 'MATCHES' },
    ],
  });
});
