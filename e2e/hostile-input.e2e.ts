import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { RECORD_NOUNS } from './harness/record-nouns.js';
import { letsIn, readDoors } from '@naga/server-kit/testing/access-table.js';
import { draws } from '@naga/server-kit/testing/draws.js';
import { signIn } from './access/people.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { bookingRequest, freeSeats, type Refusal, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';

let server: Server;
let client: RestClient;
beforeAll(async () => {
  server = await startServer();
  client = new RestClient(server.url);
  before = await written();
});
afterAll(async () => expect(await server.stop()).toBe(0));

const RUNS = draws(8).numRuns;

/** What a value becomes in a path; String() itself fails on `{"toString": false}`. */
const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 2000).toWellFormed();

/** Wrong types, huge texts, unknown ids, days long gone, injection, control characters. */
const nasty = fc.oneof(
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    '0',
    '999999999999999999',
    '1970-01-01',
    '2026-02-30',
    '%00',
    '\u0000',
  ),
  fc.constantFrom(
    "'; drop table booking.booking; --",
    '../../etc/passwd',
    '<script>',
    '🚌'.repeat(50),
    '77@2026-11-21:1-2',
  ),
  fc.constant('x'.repeat(100_000)),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties?: object } }>>;
  };
}
const { paths } = JSON.parse(readFileSync(new URL('../schema/openapi.json', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

/** The provider's words, which OpenAPI leaves to him. */
const CALLBACK = ['reference', 'amount', 'state'];

/** Every route that is described, with the fields of its body, and the doors beside them. */
const ROUTES: [string, string, string[]][] = [
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): [string, string, string[]] => {
      const query = parameters.filter((one) => one.in === 'query').map(({ name }) => `${name}=:id`);
      const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
      return [
        method.toUpperCase(),
        `${path.replace('{provider}', 'sandbox').replace(/\{\w+\}/g, ':id')}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        requestBody !== undefined && fields.length === 0 ? CALLBACK : fields,
      ];
    }),
  ),
  ['PUT', '/api/v1/bookings/:id?action=confirm', []],
  ['PUT', '/api/v1/bookings/:id?action=cancel', []],
  ['POST', '/sandbox/pay/:id', ['outcome']],
  ['GET', '/eticket/:id', []],
  ['GET', '/eticket/:id.pdf', []],
];

/** What was held, sold and paid, and who has an account. */
const WRITTEN = `select (select count(*) from booking.booking) as bookings, (select count(*) from booking.seat_claim) as claims,
  (select count(*) from booking.payment) as payments,
  (select count(*) from users.account) as accounts`;
const written = async () => (await rowsOf<Record<string, string>>(server.dataDir, WRITTEN))[0];

/** As it was when the test before had ended: nobody else asks anything of this site. */
let before: Record<string, string> | undefined;
async function expectNothingWritten(): Promise<void> {
  const was = before;
  before = await written();
  expect(before).toEqual(was);
}

describe('hostile input', () => {
  test.each(ROUTES)(
    '%s %s: a coded 4xx or an empty answer, never 500, nothing written',
    async (method, path, fields) => {
      await fc.assert(
        fc.asyncProperty(fc.array(nasty, { minLength: 8, maxLength: 8 }), async (values) => {
          let index = 0;
          const url = path.replace(/:id/g, () => encodeURIComponent(asText(values[index++ % 8])));
          const body =
            fields.length > 0 ? Object.fromEntries(fields.map((field, at) => [field, values[at % 8]])) : undefined;
          const answer = await client.call<Partial<Refusal>>(method, url, body, { 'x-booking-token': 'nobody' });
          const isCoded = typeof answer.body.error_details?.code === 'string' || !url.startsWith('/api/');
          expect([url, body, answer.status < 500, answer.status < 400 || isCoded]).toEqual([url, body, true, true]);
        }),
        { numRuns: RUNS },
      );
      await expectNothingWritten();
    },
  );

  test('a passenger who cannot be called so is told on his field, and his seat is held for nobody', async () => {
    const journey = await ownDeparture(server.url);
    const free = freeSeats(await client.seats(journey));
    const { passenger_requests, ...request } = bookingRequest(journey, free.slice(0, 1));
    const body = { ...request, passenger_requests: [{ ...passenger_requests[0], first_name: '<b>' }] };
    const answer = await client.call<Refusal>('POST', '/api/v1/bookings', body);
    expect([answer.status, answer.body.error_details.fields]).toEqual([
      422,
      { 'passenger_requests.0.first_name': ['has characters that are not allowed'] },
    ]);
    expect(freeSeats(await client.seats(journey))).toEqual(free);
    await expectNothingWritten();
  });

  test('bodies that are no JSON answer 400', async () => {
    const response = await fetch(`${server.url}/api/v1/bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });
});

const schema = buildSchema(readFileSync(new URL('../schema/api.graphql', import.meta.url), 'utf8'));

/** Values of the right shape and the wrong sense: what passes the gateway and must be met by the subgraph. */
function shaped(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return shaped(type.ofType as GraphQLInputType).filter((value) => value !== null);
  if (isListType(type)) return fc.array(shaped(type.ofType as GraphQLInputType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    return fc.record(
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, shaped(field.type)])),
    );
  }
  switch (type.name) {
    case 'Int':
      return fc.integer();
    case 'SafeInt':
      return fc.maxSafeInteger();
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return fc.boolean();
    case 'LocalDate':
      return fc.constantFrom('2026-11-21', '1970-01-01', '9999-12-31');
    case 'JSONObject':
      return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }));
    default:
      return fc.oneof(
        fc.string(),
        fc.constantFrom('1', '0', '-1', '999999999999999999', '77@2026-11-21:1-2', 'x'.repeat(20_000), '\u0000'),
      );
  }
}

const NOUNS = RECORD_NOUNS.map(({ noun }) => noun);

/** Of nouns of the back office the first of each end does what all do; the others differ in what a form may say. */
const DONE_BY_THE_FIRST = new Set(
  NOUNS.filter(({ ends }, index) => NOUNS.findIndex((noun) => noun.ends === ends) !== index).flatMap(
    ({ name, plural }) => [
      `update${name}`,
      `remove${plural}`,
      `set${plural}Active`,
      `rehearse${name}Import`,
      `apply${name}Import`,
      `undo${name}Import`,
    ],
  ),
);

const mutations = Object.values(schema.getMutationType()!.getFields()).filter(
  ({ name }) => !DONE_BY_THE_FIRST.has(name),
);

const GUESTS = new Set(readDoors().flatMap(({ path, cells }) => (letsIn(cells['guest']) ? path : [])));

/** After these he would be somebody else, or nobody. */
const ENDS_SESSION = new Set(['logout', 'refreshToken']);

describe('hostile mutations', () => {
  let admin: Record<string, string>;
  beforeAll(async () => {
    admin = (await signIn(server, 'admin@naga.example')).headers;
  });

  test.each(mutations.map((field) => [field.name, field] as const))(
    '%s: refused or coded, never unexpected, also for who may do everything',
    async (name, field) => {
      // Whom the door turns away (access.e2e.ts) need not knock as often as who gets in.
      const isForGuests = GUESTS.has(`Mutation.${name}`);
      const signedIn = ENDS_SESSION.has(name) ? [] : Array.from({ length: isForGuests ? 1 : 4 }, () => admin);
      const askers = [{}, ...signedIn];
      let turn = 0;
      const parameters = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const isLeaf = String(field.type).startsWith('Boolean');
      const query = `mutation${parameters ? `(${parameters})` : ''} { ${name}${passed ? `(${passed})` : ''} ${isLeaf ? '' : '{ __typename }'} }`;
      await fc.assert(
        fc.asyncProperty(
          fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, shaped(arg.type)]))),
          async (variables) => {
            const { status, body } = await client.call<{ errors?: { extensions?: { code?: string } }[] }>(
              'POST',
              '/graphql',
              { query, variables },
              askers[turn++ % askers.length],
            );
            expect(status).toBeLessThan(500);
            expect(body.errors?.map(({ extensions }) => extensions?.code) ?? []).not.toContain('INTERNAL_SERVER_ERROR');
          },
        ),
        { numRuns: isForGuests ? RUNS : Math.ceil((RUNS * 5) / 8) },
      );
      await expectNothingWritten();
    },
  );

  test('none of them put him out', async () => {
    expect((await client.call('GET', '/api/user', undefined, admin)).status).toBe(200);
  });
});
