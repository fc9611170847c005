import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HARMLESS } from './access/arguments.js';
import { type Answer, call, isPaged, OPERATIONS, wrongArguments } from './access/call.js';
import { type Door, letsIn, readDoors, scopeIn } from '@naga/server-kit/testing/access-table.js';
import { nounOperations } from '@naga/server-kit/testing/nouns/noun-documents.js';
import { MAKING } from './access/making.js';
import { COUNTED_ELSEWHERE, NAMES_NO_FOREIGN_ROW } from './access/not-tried.js';
import { NOUNS } from './access/nouns.js';
import type { OwnedRow } from './access/nouns/noun.js';
import { DEMO, GUEST, hireStrangers, type Person, signIn } from './access/people.js';
import { isWithin, ownersSeenBy, verdicts } from './access/reach.js';
import { REST_ROUTES } from './access/rest-routes.js';
import { ridesFor } from './access/rides.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { RECORD_NOUNS } from './harness/record-nouns.js';
import { type BookingResult, freeSeats, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { until } from './harness/until.js';

const doors = new Map<string, Door>(readDoors().map((door) => [door.path, door]));
const DENIED = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** What REST may do with a booking by its id. */
const NAMING_ROUTES: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['GET', '/api/v1/bookings/{id}'],
  ['PUT', '/api/v1/bookings/{id}?action=confirm'],
  ['PUT', '/api/v1/bookings/{id}?action=cancel'],
  ['GET', '/api/v1/bookings/{id}/add-ons'],
  ['PUT', '/api/v1/bookings/{id}/add-ons', { add_ons: [] }],
  ['POST', '/api/v1/bookings/{id}/payments', { method: 'card' }],
];

/** Logging out ends what the others need, so it comes last. */
const LAST = new Set(['Mutation.endOtherSessions', 'Mutation.logout']);

let server: Server;
let client: RestClient;
beforeAll(async () => {
  server = await startServer();
  client = new RestClient(server.url);
});
afterAll(async () => expect(await server.stop()).toBe(0));

/** The cell of the table for somebody; a flagged one is for cargo agents only. */
function cellOf(path: string, person: Person): string | undefined {
  const cell = doors.get(path)?.cells[person.column];
  return cell?.startsWith('flagged ') && !person.cargoAgent ? '–' : cell;
}

/** What every role is asked at in the trial of a noun (rights-trial.ts). */
const BY_NOUNS = new Set(RECORD_NOUNS.flatMap(({ noun }) => Object.values(nounOperations(noun))));

/** Who tries a door: everybody; of a noun's a guest, somebody who is let in and somebody who is not show that it is there. */
function knocking(path: string, visitors: readonly Person[]): readonly Person[] {
  if (!BY_NOUNS.has(path)) return visitors;
  const isLetIn = (person: Person) => letsIn(cellOf(path, person));
  const members = visitors.filter((person) => person !== GUEST);
  return [GUEST, members.find(isLetIn), members.find((person) => !isLetIn(person))].filter((one) => one !== undefined);
}

/** A guest, and every demo account in a session of its own: some operations end sessions. */
const everybody = async (): Promise<Person[]> => [
  GUEST,
  ...(await Promise.all(DEMO.map((email) => signIn(server, email)))),
];

describe('who may do what', () => {
  test('every operation of the graph stands in docs/access.md and has arguments that pass its door', () => {
    const operations = [...OPERATIONS.keys()];
    expect(operations.filter((path) => !doors.has(path))).toEqual([]);
    expect(Object.keys(HARMLESS).sort()).toEqual([...operations].sort());
    expect(operations.flatMap((path) => wrongArguments(path, HARMLESS[path]!))).toEqual([]);
  });

  test('whatever names a row is tried with others’ rows, and every list is counted', () => {
    const paths = [...OPERATIONS.keys()];
    const tried = new Set(NOUNS.flatMap(({ operations }) => operations.map(({ path }) => path)));
    const isName = ({ name }: { name: string }) => /^ids?$|Ids?$/.test(name);
    const naming = paths.filter((path) => OPERATIONS.get(path)!.args.some(isName));
    // What is missing here belongs among the operations of a noun in access/nouns/, or is told in access/not-tried.ts.
    expect(naming.filter((path) => !tried.has(path)).sort()).toEqual(Object.keys(NAMES_NO_FOREIGN_ROW).sort());
    const counted = new Set(NOUNS.flatMap(({ list }) => list?.path ?? []));
    const lists = paths.filter((path) => isPaged(path) && doors.get(path)!.cells['guest'] === '–');
    expect(lists.filter((path) => !counted.has(path)).sort()).toEqual(Object.keys(COUNTED_ELSEWHERE).sort());
  });

  test('each role passes the doors the table opens to it, and no other', async () => {
    const wrong: string[] = [];
    const ordered = [...OPERATIONS.keys()].sort((a, b) => Number(LAST.has(a)) - Number(LAST.has(b)));
    const visitors = await everybody();
    for (const path of ordered) {
      const answers = await Promise.all(
        knocking(path, visitors).map(
          async (person) => [person, await call(client, path, HARMLESS[path]!, person.headers)] as const,
        ),
      );
      for (const [person, { status, code }] of answers) {
        const isLetIn = !DENIED.has(code ?? '');
        if (status >= 500 || code === 'INTERNAL_SERVER_ERROR' || isLetIn !== letsIn(cellOf(path, person)))
          wrong.push(`${path} for ${person.name}: ${status} ${code}, table: ${cellOf(path, person)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('REST asks for the same rights', async () => {
    const { paths } = JSON.parse(readFileSync(new URL('../schema/openapi.json', import.meta.url), 'utf8')) as {
      paths: Record<string, object>;
    };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(REST_ROUTES).sort()).toEqual(routes.sort());
    const wrong: string[] = [];
    const visitors = await everybody();
    for (const [route, { does, path, body }] of Object.entries(REST_ROUTES)) {
      if (LAST.has(does) || does === 'Mutation.refreshToken') continue;
      const [method, template] = route.split(' ') as [string, string];
      const url = path ?? template.replace(/\{\w+\}/g, '999999999');
      for (const person of visitors) {
        const { status } = await client.call(method, url, body, person.headers);
        const isLetIn = status !== 401 && status !== 403;
        if (status >= 500 || isLetIn !== letsIn(cellOf(does, person)))
          wrong.push(`${route} for ${person.name}: ${status}, table: ${cellOf(does, person)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is out of scope looks as if it did not exist', () => {
  let all: Person[];
  beforeAll(async () => {
    all = await everybody();
    const named = (name: string) => all.find((person) => person.name === name)!;
    const strangers = await hireStrangers(server, named('admin'), named('operator.agent'));
    for (const email of [...strangers, 'second.owner@naga.example', 'second.staff@naga.example'])
      all.push(await signIn(server, email));
    for (const person of all) await buys(person);
    const abroad = { code: '4711', name: 'Abroad', countryCode: 'LA' };
    await makes('Affiliate', named('admin'), 'Mutation.createAffiliate', { input: abroad });
    const level = { name: 'Abroad', countryCode: 'LA', rates: [] };
    await makes('CommissionLevelRecord', named('admin'), 'Mutation.createCommissionLevel', { input: level });
    for (const partner of all.filter((person) => letsIn(cellOf('Mutation.createApiAccount', person)))) {
      await makes('ApiAccount', partner, 'Mutation.createApiAccount', { name: 'An application' });
      const apps = await call(client, 'Query.apiAccounts', {}, partner.headers);
      const [{ id: accountId }] = apps.answer as [{ id: string }];
      await asksByKey(partner, accountId);
    }
    for (const countryCode of ['KH', 'LA']) {
      const request = { name: 'Nobody', email: `of.${countryCode}@partner.example`, company: 'None' };
      const input = { ...request, purpose: 'To sell tickets', countryCode };
      await makes('Done', GUEST, 'Mutation.requestDeveloperAccess', { input });
    }
    for (const { id } of await rowsOf<{ id: string }>(server.dataDir, 'select id from users.developer_request'))
      await makes('DeveloperRequest', named('admin'), 'Mutation.decideDeveloperRequest', { id, approve: false });
    await isSettled();
    await until('requests of keys are written down', async () => {
      const logged = await rowsOf<{ count: string }>(
        server.dataDir,
        'select count(*) filter (where exists (select from users.api_request where key_id = k.id)) - count(*) as count from users.api_key k',
      );
      return logged[0]?.count === '0';
    });
    await until('tickets are mailed', async () => {
      const mails = await rowsOf<{ count: string }>(
        server.dataDir,
        'select count(distinct operator_ids) as count from users.message',
      );
      return Number(mails[0]?.count) > 1;
    });
  });

  async function makes(what: string, person: Person, path: string, variables: object): Promise<void> {
    const { answer } = await call(client, path, variables, person.headers);
    expect(answer).toMatchObject({ __typename: what });
  }

  /** A statement wherever somebody works, of a month long after us: journeys end, and are settled, after these tests. */
  async function isSettled(): Promise<void> {
    await rowsOf(
      server.dataDir,
      `insert into booking.settlement (mode, operator_id, operator_name, operator_country_code, branch_id, currency,
         period_from, period_to, state)
       select distinct 'live', operator_id, 'Somebody', country_code, coalesce(branch_id, 0), 'USD', date '2099-01-01',
         date '2099-01-31', 'OPEN' from users.account where operator_id is not null`,
    );
    await rowsOf(
      server.dataDir,
      `insert into booking.settlement_line (settlement_id, kind, amount, fare, seats, is_correction, booking_id, at)
       select id, 'FARE', 0, 0, 0, false, (select min(id) from booking.booking), now() from booking.settlement s
       where state = 'OPEN' and not exists (select from booking.settlement_line where settlement_id = s.id)`,
    );
    await rowsOf(
      server.dataDir,
      `insert into booking.settlement_dispute (line_id, reason, opened_by, opened_at, answer, answered_by, answered_at, granted)
       select id, 'Why?', 1, now(), 'So', 1, now(), 0 from booking.settlement_line`,
    );
  }

  /** Makes a key of his application and asks something by it, which its log has then. */
  async function asksByKey(person: Person, accountId: string): Promise<void> {
    const query = `mutation { createApiKey(accountId: "${accountId}", name: "A key", scopes: ["booking.view"]) {
      ... on ApiKeyCreated { secret } } }`;
    const { body } = await client.call<{ data: { createApiKey: { secret: string } } }>(
      'POST',
      '/graphql',
      { query },
      person.headers,
    );
    const { secret } = body.data.createApiKey;
    expect((await client.call('GET', '/api/v1/operators', undefined, { 'x-api-key': secret })).status).toBe(200);
  }

  /** Holds a seat with whoever sells to him: at home and across the border; who works for an operator, on its own rides. */
  async function buys(person: Person): Promise<void> {
    if (!letsIn(cellOf('Mutation.holdSeats', person))) return;
    for (const { from, to, routes } of await ridesFor(server, person)) {
      const journeys = (await client.journeys(from, to)).filter(
        ({ connecting, seats_available, route_id }) =>
          connecting === 0 && seats_available > 10 && (routes === null || routes.includes(route_id)),
      );
      for (const journey of journeys.slice(0, 12)) {
        const seat = freeSeats(await client.seats(journey))[0];
        if (seat === undefined) continue;
        const { status, body } = await client.hold(journey, [seat], person.headers);
        if (status !== 200) continue;
        // Departures need passengers wherever somebody answers for them, and agencies tickets of their own.
        if (person === GUEST || person.operatorId !== null || person.agencyId !== null)
          await ridesOnCredit(body.result[0]!);
        break;
      }
    }
  }

  async function ridesOnCredit(booking: BookingResult): Promise<void> {
    expect((await client.pay(booking, 'pay_on_boarding')).status).toBe(200);
    expect((await client.confirm(booking)).status).toBe(200);
  }

  const same = (one: Answer, other: Answer): boolean =>
    JSON.stringify([one.status, one.code, one.answer]) === JSON.stringify([other.status, other.code, other.answer]);

  /** Roles to which the table gives a scope that has no row in all the market; of his own somebody may have nothing yet. */
  const reachNothing = (path: string, rows: readonly OwnedRow[]): string[] =>
    [...new Set(all.map(({ column }) => column))].flatMap((column) => {
      const scope = scopeIn(doors.get(path)?.cells[column]);
      const isReaching = all.some(
        (person) => person.column === column && rows.some((row) => isWithin(scope, person, row)),
      );
      return scope === undefined || scope === 'own' || isReaching ? [] : [`${path}: role ${column}, ${scope}`];
    });

  /** One row of each kind that a look tells apart: the market has hundreds that differ in nothing to somebody. */
  const samples = (
    rows: readonly OwnedRow[],
    person: Person,
    look: (person: Person, row: OwnedRow) => unknown = ownersSeenBy,
  ): OwnedRow[] => [
    ...new Map(rows.map((row) => [JSON.stringify([look(person, row), row.id === person.userId]), row])).values(),
  ];

  test.each(NOUNS)('$name: by every operation that names one', async ({ rows, unknown, operations }) => {
    const wrong: string[] = [];
    const candidates = await rows(server);
    if (operations.length > 0) expect(candidates.length).toBeGreaterThan(1);
    const met = new Map(all.map((person) => [person, samples(candidates, person)]));
    // Whose rows they are has one answer for a kind of row: the other operations meet one row for each verdict of the scopes.
    const judged = new Map(all.map((person) => [person, samples(candidates, person, verdicts)]));
    for (const [index, { path, naming, always, seenBy = path }] of operations.entries()) {
      const asks = async (person: Person): Promise<void> => {
        const none = await call(client, path, naming(unknown), person.headers);
        for (const row of (index === 0 ? met : judged).get(person)!) {
          const scope = scopeIn(cellOf(path, person));
          const isReached = isWithin(scope, person, row);
          const canSee = letsIn(cellOf(path, person)) && (isReached || (always?.(row, person.userId) ?? false));
          const isSeen = canSee || isWithin(scopeIn(cellOf(seenBy, person)), person, row);
          const seen = await call(client, path, naming(row.id, row.leg), person.headers);
          const isRight = same(seen, none) !== isSeen && (canSee || !isSeen || seen.code === 'FORBIDDEN');
          if (seen.status >= 500 || seen.code === 'INTERNAL_SERVER_ERROR' || !isRight)
            wrong.push(`${path} ${JSON.stringify(row)} as ${person.name} (${scope}): ${JSON.stringify(seen)}`);
        }
      };
      await Promise.all(all.map(asks));
      wrong.push(...reachNothing(path, candidates));
    }
    expect(wrong).toEqual([]);
  });

  test.each(Object.entries(MAKING))(
    '%s: whoever the table lets in makes one at home',
    async (path, { what, input }) => {
      const makers = all.filter((person) => letsIn(cellOf(path, person)));
      expect(makers.length).toBeGreaterThan(0);
      const made = await Promise.all(
        makers.map(async (person) => {
          const { answer, code } = await call(client, path, input(person), person.headers);
          return [person.name, code ?? (answer as { __typename: string }).__typename];
        }),
      );
      expect(made).toEqual(makers.map(({ name }) => [name, what]));
    },
  );

  test.each(NOUNS.filter(({ list }) => list !== undefined))('$name: by its list', async ({ rows, list }) => {
    const counted = await Promise.all(
      all
        .filter((person) => letsIn(cellOf(list!.path, person)))
        .map(async (person) => {
          const { answer } = await call(client, list!.path, list!.arguments, person.headers);
          return [person, Array.isArray(answer) ? answer.length : (answer as { total: number }).total] as const;
        }),
    );
    const present = await rows(server);
    expect(present.length).toBeGreaterThan(1);
    expect(reachNothing(list!.path, present)).toEqual([]);
    const expected = counted.map(([person]) => {
      const scope = scopeIn(cellOf(list!.path, person));
      return [person.name, present.filter((row) => isWithin(scope, person, row)).length];
    });
    expect(counted.map(([person, total]) => [person.name, total])).toEqual(expected);
  });

  test('booking: by every route of REST that names one', async () => {
    const wrong: string[] = [];
    const present = await NOUNS[0]!.rows(server);
    const unknown = '999999999';
    const asks = async (person: Person): Promise<void> => {
      const bookings = samples(present, person);
      for (const [method, path, body] of NAMING_ROUTES) {
        const by = async (id: string) => {
          const { status, body: said } = await client.call(method, path.replace('{id}', id), body, person.headers);
          return { status, said: JSON.stringify(said).replaceAll(id, unknown) };
        };
        const none = await by(unknown);
        for (const row of bookings) {
          const isSeen = isWithin(scopeIn(cellOf('Query.booking', person)), person, row);
          if (isSeen && method !== 'GET') continue;
          const seen = await by(row.id);
          const isRight = isSeen ? seen.status === 200 : seen.status === 404 && seen.said === none.said;
          if (!isRight) wrong.push(`${method} ${path} ${JSON.stringify(row)} as ${person.name}: ${seen.status}`);
        }
      }
    };
    await Promise.all(all.map(asks));
    expect(wrong).toEqual([]);
  });

  test('nobody ends the session of somebody else', async () => {
    const living = 'select id, account_id as owner from users.session where ended_at is null order by id';
    const sessions = await rowsOf<{ id: string; owner: string }>(server.dataDir, living);
    const oneEach = [...new Map(sessions.map((session) => [session.owner, session])).values()];
    expect(oneEach.length).toBeGreaterThan(2);
    const tries = async ({ userId, headers }: Person): Promise<void> => {
      for (const { id, owner } of oneEach.filter((session) => session.owner !== userId))
        expect([owner, (await call(client, 'Mutation.endSession', { id }, headers)).answer]).toEqual([owner, false]);
    };
    await Promise.all(all.filter(({ userId }) => userId !== null).map(tries));
    expect(await rowsOf(server.dataDir, living)).toEqual(sessions);
  });

  test('every scope had something to see and something not to', async () => {
    const bookings = await NOUNS[0]!.rows(server);
    for (const person of all) {
      const scope = scopeIn(cellOf('Query.bookings', person));
      if (scope === undefined || scope === 'all') continue;
      const within = bookings.filter((row) => isWithin(scope, person, row)).length;
      expect([person.name, within < bookings.length]).toEqual([person.name, true]);
    }
  });
});

// The holder of a token is nobody in particular: it opens one booking and no other.
test('a booking’s token opens that booking and no other', async () => {
  const journey = await ownDeparture(server.url);
  const seats = freeSeats(await client.seats(journey));
  const held = async (seat: string): Promise<BookingResult> =>
    (await client.hold(journey, [seat])).body.result[0] as BookingResult;
  const [mine, theirs] = [await held(seats[0]!), await held(seats[1]!)];
  const foreign = { ...theirs, access_token: mine.access_token };
  expect((await client.booking(mine)).status).toBe(200);
  for (const answer of [await client.booking(foreign), await client.confirm(foreign), await client.cancel(foreign)])
    expect(answer.status).toBe(404);
  expect((await client.booking(theirs)).body.result[0]?.booking_status).toBe('blocked');
});
