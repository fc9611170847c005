import { beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { OPERATIONS } from './access/call.js';
import { letsIn, readDoors } from '@naga/server-kit/testing/access-table.js';
import { accounts, signIn } from './access/people.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { bookingRequest, type BookingResult, freeSeats, RestClient } from './harness/rest-client.js';
import { onSharedSite, server } from './harness/shared-site.js';
import { PASSWORD } from './harness/staff.js';

onSharedSite();

let client: RestClient;
beforeAll(() => {
  client = new RestClient(server.url);
});

/** Somebody of this file's own, as REST registers him; `more` is what nobody offered. */
const register = (email: string, more: object = {}) =>
  client.call<{ token: string }>('POST', '/api/register', {
    first_name: 'More',
    last_name: 'Please',
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...more,
  });

/** Fields that would give somebody rights, money or somebody else's rows. */
const POWER =
  /^(id|role.*|operatorId|branchId|agencyId|countryCode|userId|accountId|active|balance|credit.*|commission.*|permissions|grants|api.?token|cargoAgent|accountType|allow.*|block.*|version|mode|status|total|price|fare|discount|paid)$/i;

function fieldsOf(type: GraphQLInputType, seen = new Set<string>()): string[] {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.has(named.name)) return [];
  seen.add(named.name);
  return Object.values(named.getFields()).flatMap((field) => [field.name, ...fieldsOf(field.type, seen)]);
}

describe('fields that nobody offered', () => {
  test('no form that is open to travellers has a field that gives rights, money or others’ rows', () => {
    const open = readDoors().filter(
      ({ path, cells }) => path.startsWith('Mutation.') && ['everyone', 'own', 'key'].includes(cells['6'] ?? ''),
    );
    expect(open.length).toBeGreaterThan(20);
    const powers = open.flatMap(({ path, cells }) =>
      letsIn(cells['6'])
        ? OPERATIONS.get(path)!.args.flatMap(({ type }) =>
            fieldsOf(type)
              .filter((name) => POWER.test(name))
              .map((name) => `${path} ${name}`),
          )
        : [],
    );
    // Where a stranger says that he wants to be a partner, his country decides which admin reads it.
    expect(powers).toEqual(['Mutation.requestDeveloperAccess countryCode']);
  });

  const more = {
    role_id: 1,
    user_role_id: 1,
    roleId: 1,
    operator_id: '1',
    agency_id: '1',
    active: true,
    balance: 1_000_000,
    email_verified_at: '2026-01-01',
    api_token: 'mine',
    allow_auto_login: true,
    cargo_agent: true,
  };

  test('change nothing when they come along over REST', async () => {
    const email = 'more.please@example.com';
    const registered = await register(email, more);
    expect(registered.status).toBe(201);
    const bearer = { authorization: `Bearer ${registered.body.token}` };
    expect((await client.call('PATCH', '/api/settings/profile', { last_name: 'Still', ...more }, bearer)).status).toBe(
      200,
    );
    const row = (await accounts(server)).find((account) => account.email === email);
    expect(row).toMatchObject({
      role_id: 6,
      last_name: 'Still',
      operator_id: null,
      agency_id: null,
      cargo_agent: false,
      allow_auto_login: false,
      email_verified_at: null,
    });
  });

  test('are unknown to the graph', async () => {
    const { body } = await client.call<{ errors: { extensions: { code: string } }[] }>('POST', '/graphql', {
      query: 'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      variables: {
        input: {
          firstName: 'A',
          lastName: 'B',
          email: 'a@example.com',
          password: PASSWORD,
          passwordConfirmation: PASSWORD,
          roleId: 1,
        },
      },
    });
    expect(body.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await accounts(server)).some(({ email }) => email === 'a@example.com')).toBe(false);
  });

  test('a hold’s price is ours, whatever the buyer says it is', async () => {
    const journey = await ownDeparture(server.url);
    const [seat] = freeSeats(await client.seats(journey));
    const request = { ...bookingRequest(journey, [seat!]), total: 1, price: { foreign: 1 }, payment_status: 'paid' };
    const { body } = await client.call<{ result: BookingResult[] }>('POST', '/api/v1/bookings', request);
    expect(body.result[0]).toMatchObject({ booking_status: 'blocked', payment_status: 'unpaid' });
    expect(body.result[0]!.total).toBeGreaterThanOrEqual(journey.price.foreign);
  });
});

test('a line break makes no header of a mail', async () => {
  const names = { first_name: 'Nice\r\nBcc: everyone@example.com', last_name: 'Try' };
  const { status } = await register('nice.try@example.com\r\nBcc: everyone@example.com', names);
  expect(status).toBe(422);
  const rows = await rowsOf(
    server.dataDir,
    `select id from users.message where subject ~ '[\\r\\n]' or recipient ~ '[\\s,;]'`,
  );
  expect(rows).toEqual([]);
});

test('a password cannot be tried without end, and somebody else at the same address is let in', async () => {
  // Nobody else signs in as him on the site that files share.
  const email = 'is.guessed@example.com';
  expect((await register(email)).status).toBe(201);
  const tries: number[] = [];
  for (let number = 0; number < 8; number++) {
    const body = { email, password: `guess number ${number}` };
    tries.push((await client.call('POST', '/api/login', body)).status);
  }
  expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect((await signIn(server, 'support@naga.example')).userId).not.toBeNull();
});
