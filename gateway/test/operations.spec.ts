import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql';
import { Graph } from '../src/graph/graph.js';
import { Safelist } from '../src/graph/safelist.js';
import { playedGraph } from './played-graph.js';
import { aGateway, type World } from './world.js';

const roles: Readonly<Record<string, number>> = { developer: 8, admin: 1, support: 7, customer: 6, agent: 2 };
const played = {
  users: {
    Query: {
      tokenHolder: (_: unknown, { sessionId }: { sessionId: string }) => ({
        userId: '4',
        roleId: roles[sessionId],
        mustChangePassword: false,
        grants: {},
      }),
    },
  },
  catalogue: {
    Query: {
      amenities: () => [{ id: 1, code: 'WIFI', name: 'Wi-Fi', icon: 'wifi' }],
      popularRoutes: () => [],
      location: () => null,
    },
  },
  experiences: { Query: { experiences: () => ({ total: 0, rows: [] }) } },
};
const OWN = 'query Own {\n  amenities {\n    ...Named\n  }\n}\n\nfragment Named on Amenity {\n  id\n  code\n}';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const safelist = Safelist.of({ [hashOf(OWN)]: OWN });

let world: World;
let strict: World;
beforeAll(async () => {
  world = await aGateway(played, { safelist });
  strict = await aGateway(played, { safelist, isListRequired: true });
});
afterAll(async () => {
  await world.close();
  await strict.close();
});

const ask = async (payload: object, headers: Record<string, string> = {}, { app } = world) => {
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/graphql', payload, headers });
  const answer = JSON.parse(body);
  return { statusCode, ...answer, code: answer.errors?.[0].extensions.code as string | undefined };
};
const as = async (role: string) => ({ authorization: `Bearer ${world.tokenFor('4', role)}` });

describe('what is objected to in an operation', () => {
  const MANY = Array.from({ length: 40 }, (_, i) => `a${i}: amenities { id }`).join(' ');
  const HEAVY = `query ($n: Int!) { ${Array.from({ length: 25 }, (_, i) => `a${i}: popularRoutes(limit: $n) { from { id } to { id } }`).join(' ')} }`;
  const thrice = (field: string) => ({
    query: `mutation ($b: String!) { ${[1, 2, 3].map((n) => `a${n}: ${field} { __typename }`).join(' ')} }`,
    variables: { b: 'aGVsbG8=' },
  });
  const objections: [what: string, payload: object, code: string, status: number, isStrict?: boolean][] = [
    ['the schema', { query: '{ __schema { queryType { name } } }' }, 'FORBIDDEN', 403],
    ['too much', { query: HEAVY, variables: { n: 900 } }, 'OPERATION_TOO_LARGE', 400],
    ['too long a text', { query: `{ amenities { id } } #${'x'.repeat(20_000)}` }, 'OPERATION_TOO_LARGE', 400],
    ['too long a list', { query: '{ experiences(pageSize: 1001) { total } }' }, 'BAD_USER_INPUT', 400],
    ['three pictures', thrice('addPicture(base64: $b)'), 'OPERATION_TOO_LARGE', 400],
    ['three of oneself', thrice('setProfilePicture(base64: $b)'), 'OPERATION_TOO_LARGE', 400],
    ['three of a user', thrice('setUserPicture(userId: "4", base64: $b)'), 'OPERATION_TOO_LARGE', 400],
    ['too many names', { query: `{ ${MANY} }` }, 'GRAPHQL_VALIDATION_FAILED', 400],
    ['what is not listed', { query: '{ amenities { name } }' }, 'OPERATION_NOT_LISTED', 403, true],
  ];

  test.each(objections)(
    '(%s) is told with 200 to clients of application/json, with a status of its own to those of the newer type',
    async (_, payload, expected, status, isStrict = false) => {
      const at = isStrict ? strict : world;
      const accepting = ['application/json', '*/*', 'application/graphql-response+json, application/json;q=0.9'];
      // Known from the second time on.
      for (const accept of ['application/json', ...accepting]) {
        const { statusCode, code, data } = await ask(payload, { accept }, at);
        const isNewer = accept.startsWith('application/graphql-response');
        expect([accept, statusCode, code, data]).toEqual([accept, isNewer ? status : 200, expected, undefined]);
      }
    },
  );
});

describe('the schema', () => {
  test.each(['developer', 'admin', 'support'])('is shown to a signed-in %s', async (role) => {
    const { data } = await ask({ query: getIntrospectionQuery() }, await as(role));
    expect(data.__schema.types.length).toBeGreaterThan(50);
  });

  test('and to nobody else, also not in a fragment, behind a variable or when the document is known', async () => {
    const hidden = {
      query:
        'query ($not: Boolean!) { ...All @skip(if: $not) } fragment All on Query { s: __schema { types { name } } }',
      variables: { not: false },
    };
    for (const payload of [{ query: getIntrospectionQuery() }, hidden, hidden]) {
      for (const headers of [{}, await as('customer'), await as('agent')]) {
        const { data, code } = await ask(payload, headers);
        expect([data, code]).toEqual([undefined, 'FORBIDDEN']);
      }
      expect((await ask(payload, await as('developer'))).code).toBeUndefined();
    }
  });

  test('is a document for everybody: the explorer reads it there', async () => {
    const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
    const published = buildSchema(readFileSync(new URL('../../schema/api.graphql', import.meta.url), 'utf8'));
    for (const { app } of [world, strict]) {
      const document = await app.inject({ url: '/graphql/schema.json' });
      expect(printed(buildClientSchema(document.json().data))).toBe(printed(published));
      const explorer = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
      expect(explorer.body).toContain("fetch('/graphql/schema.json')");
    }
  });

  test('tells everyone about one type by its name, and what type a thing is', async () => {
    const { data } = await ask({ query: '{ __typename __type(name: "Amenity") { name fields { name } } }' });
    expect([data.__typename, data.__type.name]).toEqual(['Query', 'Amenity']);
  });
});

describe('an operation that asks for too much', () => {
  const fragments = (depth: number) =>
    Array.from({ length: depth }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');
  const nested = (depth: number) => `${'parent { '.repeat(depth)} id ${'}'.repeat(depth)}`;
  const aliases = (count: number, field: string) =>
    Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

  test.each([
    ['tokens', `{ ${'amenities { id } '.repeat(400)} }`],
    ['length', `{ amenities { id } } #${'x'.repeat(20_000)}`],
    ['depth', `{ location(slug: "x") { ${nested(20)} } }`],
    ['aliases', `{ ${aliases(40, 'amenities { id }')} }`],
    ['directives', `{ amenities ${'@include(if: true) '.repeat(60)} { id } }`],
    ['fragments in fragments', `{ ...F0 } ${fragments(40)} fragment F40 on Query { amenities { id } }`],
    ['nested introspection', `{ __type(name: "Query") { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } }`],
  ])('by its %s is refused with a code, and asks no subgraph', async (_, query) => {
    const before = world.asked.length;
    for (let time = 0; time < 2; time++) {
      const { data, code } = await ask({ query });
      expect([data, typeof code]).toEqual([undefined, 'string']);
    }
    expect(world.asked.length).toBe(before);
  });

  test('is weighed with the variables of each request, also when the document is known', async () => {
    const query = `query ($n: Int!, $m: Int!) { ${aliases(25, 'popularRoutes(limit: $n) { from { id } to { id } }')}
      experiences(pageSize: $m) { rows { id } } }`;
    const size = (n: unknown, m: unknown = 10) => ask({ query, variables: { n, m } });
    expect((await size(5)).code).toBeUndefined();
    expect(await size(900)).toMatchObject({ statusCode: 200, code: 'OPERATION_TOO_LARGE' });
    expect(await size(5, 1001)).toMatchObject({ statusCode: 200, code: 'BAD_USER_INPUT' });
    expect((await size(5, 100_000_000)).code).toBe('BAD_USER_INPUT');
    expect((await size('many')).code).toBe('BAD_USER_INPUT');
    expect((await size(5)).code).toBeUndefined();
  });

  test('by a list in its variables is refused, however deep it lies', async () => {
    const query = 'query ($slugs: [String!]!) { locations(slugs: $slugs) { id } }';
    const given = (slugs: unknown) => ask({ query, variables: { slugs } });
    expect((await given(Array(600).fill('x'))).code).toBe('BAD_USER_INPUT');
    const nest = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const post = (url: string, payload: string) =>
      world.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'deep' },
      });
    for (let time = 0; time < 2; time++) {
      const deep = await post('/graphql', `{"query":"{ amenities { id } }","variables":{"a":${nest}}}`);
      expect([deep.statusCode, deep.json().errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect((await post('/api/v1/storeWingMobileLog', `{"payment_id":1,"logData":{"a":${nest}}}`)).statusCode).toBe(422);
    expect((await post('/api/v1/payments/sandbox/callback', nest)).statusCode).toBe(422);
  });

  test('by half a letter in its variables is refused: no database keeps it in JSON', async () => {
    const query = 'query ($slugs: [String!]!) { locations(slugs: $slugs) { id } }';
    for (let time = 0; time < 2; time++)
      expect((await ask({ query, variables: { slugs: ['\ud800'] } })).code).toBe('BAD_USER_INPUT');
    for (const logData of [{ a: ['\udc00'] }, { '\ud800': 1 }]) {
      const payload = { payment_id: 1, logData };
      const { statusCode } = await world.app.inject({ method: 'POST', url: '/api/v1/storeWingMobileLog', payload });
      expect(statusCode).toBe(422);
    }
  });

  test('cannot be a list of operations', async () => {
    const query = '{ amenities { id } }';
    const { statusCode } = await ask([{ query }, { query }]);
    expect(statusCode).toBe(400);
  });

  test('or a body that is longer than a guest needs', async () => {
    const long = { query: `{ amenities { id } } #${'x'.repeat(200_000)}` };
    const guest = await ask(long);
    expect([guest.statusCode, guest.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const huge = await ask({ query: `#${'x'.repeat(5_000_000)}` }, await as('customer'));
    expect([huge.statusCode, huge.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('the operations of our own apps', () => {
  const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });
  const found = { amenities: [{ id: '1', code: 'WIFI' }] };

  test('are asked for by their hash alone, the first time and later', async () => {
    for (const { app } of [world, strict, world, strict])
      expect((await ask(persisted(hashOf(OWN)), {}, { app } as World)).data).toEqual(found);
  });

  test('stay ready, whatever flood of others comes', async () => {
    const graph = new Graph({ ...playedGraph({}), safelist });
    const admit = (query: string) => graph.admit({ query }, parse(query));
    const own = admit(OWN);
    const others = Array.from({ length: 1100 }, (_, i) => `{ a${i}: __typename }`);
    const admitted = others.map(admit);
    expect(graph.known({ query: OWN })).toBe(own);
    expect(graph.known({ query: others[0]! })).toBeUndefined();
    expect(graph.known({ query: others.at(-1)! })).toBe(admitted.at(-1));
  });

  test('are all that is answered where the list is required', async () => {
    const other = await ask({ query: '{ amenities { id code name } }' }, {}, strict);
    expect([other.statusCode, other.data, other.code]).toEqual([200, undefined, 'OPERATION_NOT_LISTED']);
    const text = '{ amenities { icon } }';
    const sent = await ask({ query: text, ...persisted(hashOf(text)) }, {}, strict);
    expect(sent.code).toBe('OPERATION_NOT_LISTED');
    expect((await ask(persisted(hashOf(text)), {}, strict)).code).toBe('OPERATION_NOT_LISTED');
    expect((await ask({ query: '{ amenities { id code name } }' }, await as('developer'), strict)).data).toBeTruthy();
  });

  test('are known by what they ask, however they are written', async () => {
    const rewritten =
      'fragment Named on Amenity { __typename id code } query Own { amenities { ...Named __typename } }';
    for (let time = 0; time < 2; time++) {
      const { data } = await ask({ query: rewritten }, {}, strict);
      expect(data.amenities[0]).toEqual({ id: '1', code: 'WIFI', __typename: 'Amenity' });
    }
  });

  test('must be there when they are demanded', async () => {
    await expect(aGateway({}, { isListRequired: true })).rejects.toThrow('SAFELIST');
  });
});
