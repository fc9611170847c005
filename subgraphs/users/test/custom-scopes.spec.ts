import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askedBy } from '@naga/server-kit/graphql/doors.js';
import { guest } from '@naga/server-kit/viewer/viewer.js';
import { BRANCH, CAMBODIA, OPERATOR, type SignedIn, staff } from './staff.js';
import { World } from './world.js';

let world: World;
let admin: SignedIn;
let bare: number;
beforeAll(async () => {
  world = await World.start({ MAIL_LIMIT_ADDRESS: '1000' });
  admin = await staff(world, 1);
  bare = await aRole({ basedOn: 5, permissions: [] });
});
afterAll(() => world.close());

type Variables = Record<string, unknown>;
type Answer = { __typename: string; id: string } & Record<string, unknown>;

/** What everything here is about: the rights of people who look after people, and after what agents earn. */
const RIGHTS = [
  'user.manage',
  'user.impersonate',
  'role.manage',
  'affiliate.manage',
  'developer.approve',
  'apikey.manage',
  'pricing.edit',
];

let serial = 0;
const another = (name: string) => `${name} ${++serial}`;

async function aRole(form: { basedOn: number; permissions: object[] }): Promise<number> {
  const role = await world.ask<{ id: number }>(
    'mutation ($input: RoleInput!) { createRole(input: $input) { ... on Role { id } } }',
    { input: { name: another('Role'), ...form } },
    admin,
  );
  return role.id;
}

/** Somebody with a custom role that has all these rights in one scope, signed in: his grants are the database's. */
async function keeper(basedOn: number, scope: string, place: object): Promise<SignedIn> {
  const permissions = RIGHTS.map((name) => ({ name, scope }));
  const { email } = await world.anAccount({ roleId: (await aRole({ basedOn, permissions })) as 4, ...place });
  return (await world.as(await world.token({ login: email }))) as SignedIn;
}

/** What every mutation that asks a permission is given to do with a row. `id`: of the row; of a place, to make one there. */
const MEANS: Record<string, { readonly row: Row; readonly variables: (id: string, place: Variables) => Variables }> = {
  createUser: { row: 'person', variables: (_, place) => ({ input: person(place) }) },
  updateUser: { row: 'person', variables: (id, place) => ({ id, version: 1, input: person(place) }) },
  setUserActive: { row: 'person', variables: (id) => ({ id, active: true }) },
  setUserPicture: { row: 'person', variables: (userId) => ({ userId }) },
  resetSecondFactor: { row: 'person', variables: (userId) => ({ userId }) },
  issueAutoLoginCode: { row: 'person', variables: (userId) => ({ userId }) },
  impersonate: { row: 'person', variables: (userId) => ({ userId }) },
  createAgency: { row: 'agency', variables: (_, { countryCode }) => ({ input: { name: another('A'), countryCode } }) },
  updateAgency: {
    row: 'agency',
    variables: (id, { countryCode }) => ({ id, version: 1, input: { name: another('A'), countryCode } }),
  },
  createAffiliate: { row: 'affiliate', variables: (_, { countryCode }) => ({ input: affiliate(countryCode) }) },
  updateAffiliate: {
    row: 'affiliate',
    variables: (id, { countryCode }) => ({ id, version: 1, input: affiliate(countryCode) }),
  },
  decideDeveloperRequest: { row: 'request', variables: (id) => ({ id, approve: false }) },
  createApiAccount: { row: 'application', variables: () => ({ name: another('App') }) },
  createApiKey: {
    row: 'application',
    variables: (accountId) => ({ accountId, name: another('Key'), scopes: ['user.manage'] }),
  },
  rotateApiKey: { row: 'key', variables: (id) => ({ id }) },
  revokeApiKey: { row: 'key', variables: (id) => ({ id }) },
  createRole: { row: 'role', variables: () => ({ input: role() }) },
  updateRole: { row: 'role', variables: (id) => ({ id: Number(id), version: 1, input: role() }) },
  deleteRole: { row: 'role', variables: (id) => ({ id: Number(id) }) },
  createCommissionLevel: { row: 'level', variables: (_, { countryCode }) => ({ input: level(countryCode) }) },
  updateCommissionLevel: {
    row: 'level',
    variables: (id, { countryCode }) => ({ id, version: 1, input: level(countryCode) }),
  },
  setAgentCommissionLevel: { row: 'agent', variables: (userId) => ({ userId, levelId: '0' }) },
};

type Row = 'person' | 'agency' | 'affiliate' | 'request' | 'application' | 'key' | 'role' | 'level' | 'agent';

const person = (place: Variables) => ({ firstName: 'Sok', lastName: another('Dara'), roleId: bare, ...place });
const affiliate = (countryCode: unknown) => ({
  code: String(70_000 + ++serial),
  name: another('Affiliate'),
  countryCode,
});
const level = (countryCode: unknown) => ({ name: another('Level'), countryCode, rates: [] });
const role = () => ({ name: another('Role'), basedOn: 5, permissions: [] });

/** Rows of one place, made by who may. */
async function rowsAt(place: { operatorId: string; branchId: string; countryCode: string }, owner?: SignedIn) {
  const { countryCode } = place;
  const { id: personId, email } = await world.anAccount({ roleId: bare as 5, ...place });
  const database = world.users.outside;
  await database.change('update account set allow_auto_login = true where id = $1', [personId]);
  const developer = owner ?? (await staff(world, 8, place));
  const application = await does('createApiAccount', { name: another('App') }, developer, 'ApiAccount { id }');
  const scopes = owner ? ['user.manage'] : ['booking.view'];
  const made = await does(
    'createApiKey',
    { accountId: application.id, name: another('Key'), scopes },
    developer,
    'ApiKeyCreated { key { id } }',
  );
  const input = { name: 'Linh Tran', email: `asks-${email}`, company: 'Trips', purpose: 'Ferry tickets', countryCode };
  await does('requestDeveloperAccess', { input }, guest(), 'Done { done }');
  const [request] = await database.rows<{ id: string }>('select id from developer_request where email = $1', [
    input.email,
  ]);
  const agency = { input: { name: another('Agency'), countryCode } };
  const { id: agencyId } = await does('createAgency', agency, admin, 'Agency { id }');
  const earning = { input: level(countryCode) };
  return {
    person: personId,
    agency: agencyId,
    agent: (await world.anAccount({ roleId: 3, agencyId })).id,
    level: (await does('createCommissionLevel', earning, admin, 'CommissionLevelRecord { id }')).id,
    affiliate: (await does('createAffiliate', { input: affiliate(countryCode) }, admin, 'Affiliate { id }')).id,
    request: request!.id,
    application: application.id,
    key: (made['key'] as { id: string }).id,
    role: String(await aRole(role())),
  };
}

/** The types of a mutation's arguments, as the schema has them. */
const argumentsOf = (mutation: string) =>
  Object.values(world.users.subgraph.schema.getMutationType()!.getFields()[mutation]!.args);

async function does(
  mutation: string,
  variables: Variables,
  viewer: Parameters<World['ask']>[2],
  said = '',
): Promise<Answer> {
  const given = argumentsOf(mutation).filter(({ name }) => name in variables);
  const head = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  return world.ask<Answer>(
    `mutation (${head}) { ${mutation}(${passed}) { __typename ... on Refused { code } ${said && `... on ${said}`} } }`,
    variables,
    viewer,
  );
}

/** What became of it: the type of the answer, or the code it was refused with. */
const outcome = (mutation: string, variables: Variables, viewer: SignedIn): Promise<unknown> =>
  does(mutation, variables, viewer).then(
    (answer) => answer['code'] ?? answer.__typename,
    (error: { extensions: { code: string } }) => error.extensions.code,
  );

const NEAR = { ...BRANCH };
const NEXT_DOOR = { operatorId: '2', branchId: '20', countryCode: 'KH' };
const ABROAD = { operatorId: '3', branchId: '30', countryCode: 'LA' };

/** At home, elsewhere; of applications and keys: one's own, somebody's at home, somebody's elsewhere. */
type Outcomes = readonly string[];

const OF_AN_OPERATOR: Record<string, Outcomes> = {
  createUser: ['User', 'OUT_OF_YOUR_SCOPE'],
  updateUser: ['User', 'USER_NOT_FOUND'],
  setUserActive: ['User', 'USER_NOT_FOUND'],
  setUserPicture: ['User', 'USER_NOT_FOUND'],
  resetSecondFactor: ['NO_SECOND_FACTOR', 'USER_NOT_FOUND'],
  issueAutoLoginCode: ['AutoLoginCode', 'USER_NOT_FOUND'],
  impersonate: ['Session', 'USER_NOT_FOUND'],
  createAgency: ['FORBIDDEN', 'FORBIDDEN'],
  updateAgency: ['FORBIDDEN', 'FORBIDDEN'],
  createAffiliate: ['FORBIDDEN', 'FORBIDDEN'],
  updateAffiliate: ['FORBIDDEN', 'FORBIDDEN'],
  decideDeveloperRequest: ['FORBIDDEN', 'FORBIDDEN'],
  createApiAccount: ['ApiAccount'],
  createApiKey: ['API_ACCOUNT_NOT_FOUND', 'API_ACCOUNT_NOT_FOUND', 'ApiKeyCreated'],
  rotateApiKey: ['API_KEY_NOT_FOUND', 'API_KEY_NOT_FOUND', 'ApiKeyCreated'],
  revokeApiKey: ['API_KEY_NOT_FOUND', 'API_KEY_NOT_FOUND', 'ApiKey'],
  createRole: ['FORBIDDEN', 'FORBIDDEN'],
  updateRole: ['FORBIDDEN', 'FORBIDDEN'],
  deleteRole: ['FORBIDDEN', 'FORBIDDEN'],
  createCommissionLevel: ['FORBIDDEN', 'FORBIDDEN'],
  updateCommissionLevel: ['FORBIDDEN', 'FORBIDDEN'],
  setAgentCommissionLevel: ['FORBIDDEN', 'FORBIDDEN'],
};

const OF_A_COUNTRY: Record<string, Outcomes> = {
  ...OF_AN_OPERATOR,
  createAgency: ['Agency', 'OUT_OF_YOUR_SCOPE'],
  updateAgency: ['Agency', 'AGENCY_NOT_FOUND'],
  createAffiliate: ['Affiliate', 'OUT_OF_YOUR_SCOPE'],
  updateAffiliate: ['Affiliate', 'AFFILIATE_NOT_FOUND'],
  decideDeveloperRequest: ['DeveloperRequest', 'DEVELOPER_REQUEST_NOT_FOUND'],
  revokeApiKey: ['ApiKey', 'API_KEY_NOT_FOUND', 'ApiKey'],
  createCommissionLevel: ['CommissionLevelRecord', 'BAD_USER_INPUT'],
  updateCommissionLevel: ['CommissionLevelRecord', 'RECORD_NOT_FOUND'],
  setAgentCommissionLevel: ['COMMISSION_LEVEL_NOT_FOUND', 'USER_NOT_FOUND'],
};

const OF_NOBODY_ELSE: Record<string, Outcomes> = {
  ...Object.fromEntries(Object.keys(OF_AN_OPERATOR).map((mutation) => [mutation, ['FORBIDDEN', 'FORBIDDEN']])),
  createApiAccount: ['ApiAccount'],
  createApiKey: OF_AN_OPERATOR['createApiKey']!,
  rotateApiKey: OF_AN_OPERATOR['rotateApiKey']!,
  revokeApiKey: OF_AN_OPERATOR['revokeApiKey']!,
};

/** What is said to people and what admins set: message-log, notifications, message-templates and settings.spec.ts. */
const ABOUT_WORDS = [
  'sendMessageAgain',
  'sendNotification',
  'saveMessageText',
  'sendMessageTest',
  'saveUsersSetting',
  'clearMessageCache',
].map((name) => `Mutation.${name}`);

/** Made of what a noun is: nouns.spec.ts. */
const OF_NOUNS = [
  'setCommissionLevelsActive',
  'rehearseCommissionLevelImport',
  'applyCommissionLevelImport',
  'undoCommissionLevelImport',
  'stopCommissionLevelBulk',
  'undoCommissionLevelBulk',
].map((name) => `Mutation.${name}`);

/** Points that are moved by hand are tried by who may and who may not in reward-requests.spec.ts. */
const OF_POINTS = ['askPoints', 'decidePoints', 'withdrawPoints'].map((name) => `Mutation.${name}`);

test('every mutation that asks a permission is tried', () => {
  const { doors } = world.users.subgraph.schema.extensions as { doors: Record<string, string> };
  const elsewhere = [...ABOUT_WORDS, ...OF_NOUNS, ...OF_POINTS];
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(elsewhere));
  const asking = Object.entries(doors).filter(
    ([path, door]) =>
      path.startsWith('Mutation.') && askedBy(door).permission.includes('.') && !elsewhere.includes(path),
  );
  expect(asking.map(([path]) => path.slice('Mutation.'.length)).sort()).toEqual(Object.keys(MEANS).sort());
  expect([...new Set(asking.map(([, door]) => askedBy(door).permission))].sort()).toEqual([...RIGHTS].sort());
});

test.each([
  ['operator', 4, 'operator', OPERATOR, NEXT_DOOR, OF_AN_OPERATOR],
  ['country', 11, 'country', CAMBODIA, ABROAD, OF_A_COUNTRY],
  ['own', 4, 'own', OPERATOR, NEXT_DOOR, OF_NOBODY_ELSE],
] as const)(
  'a custom role reaches as far as its scope says: %s',
  async (_, basedOn, scope, place, elsewhere, outcomes) => {
    const viewer = await keeper(basedOn, scope, place);
    const rows = [await rowsAt(NEAR), await rowsAt(elsewhere), await rowsAt(NEAR, viewer)];
    const found: Record<string, unknown[]> = {};
    for (const [mutation, { row, variables }] of Object.entries(MEANS)) {
      found[mutation] = [];
      for (const at of outcomes[mutation]!.keys()) {
        const where = at === 1 ? elsewhere : NEAR;
        found[mutation].push(await outcome(mutation, variables(rows[at]![row], where), viewer));
      }
    }
    expect(found).toEqual(outcomes);
  },
);
