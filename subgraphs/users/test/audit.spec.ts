import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditSearch } from '@naga/server-kit/audit/audit-row.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { auditGaps } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { statementsOf } from '@naga/server-kit/testing/statements.js';
import { unauditedTables, writeAnew } from '@naga/server-kit/testing/write-anew.js';
import { service, type Scope, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { AUDITED } from '../migrations/create-audit.js';
import { createAccount } from '../src/account/create-account.command.js';
import { ROLE_PERMISSIONS } from '../src/role/permissions.rules.js';
import type { UsersServices } from '../src/services.js';
import subgraph from '../src/subgraph.js';
import { ENV, user } from './world.js';

const NEIGHBOURS = ['booking', 'cargo', 'catalogue', 'experiences', 'pricing'] as const;

/** What a played neighbour has to tell, and what it was asked. */
const told: Record<string, Record<string, unknown>[]> = {};
const asked: Record<string, AuditSearch> = {};

const played = (name: string): Transport => ({
  send: ({ query, variables }) => {
    if (query.includes('operators')) {
      const place = (id: string, countryCode: string) => ({ id, countryCode, branches: [] });
      return Promise.resolve({ data: { operators: [place('7', 'KH'), place('8', 'LA'), place('9', 'KH')] } });
    }
    const question = variables!['question'] as AuditSearch;
    asked[name] = question;
    const before = question.beforeAt as unknown as string | null;
    const rows = (told[name] ?? []).filter(
      ({ at, id }) =>
        before === null || String(at) < before || (at === before && BigInt(String(id)) < BigInt(question.beforeId!)),
    );
    return Promise.resolve({ data: { [`${name}Audit`]: rows.slice(0, question.first) } });
  },
});

let world: TestSubgraph<UsersServices>;
beforeAll(async () => {
  const neighbours = Object.fromEntries(NEIGHBOURS.map((name) => [name, played(name)]));
  world = await startTestSubgraph(subgraph, { env: ENV, neighbours });
});
afterAll(() => world.close());
beforeEach(() => {
  for (const name of NEIGHBOURS) told[name] = [];
});

const row = (id: string, at: string, more: Record<string, unknown> = {}) => ({
  id,
  at,
  entity: 'Booking',
  rowId: '1',
  ofEntity: null,
  ofId: null,
  action: 'update',
  changes: { total: [1, 2] },
  actorUserId: null,
  impersonatorId: null,
  apiKeyId: null,
  service: null,
  onBehalfOf: null,
  requestId: 'r',
  ip: null,
  channel: 'web',
  ...more,
});

interface Person {
  readonly name: string | null;
  readonly roleName: string | null;
}
interface Entry {
  readonly id: string;
  readonly at: string;
  readonly entity: string;
  readonly rowId: string;
  readonly action: string;
  readonly changes: { field: string; before: string | null; after: string | null; masked: boolean }[];
  readonly actor: {
    person: Person | null;
    impersonator: Person | null;
    onBehalfOf: Person | null;
    service: string | null;
  };
}
interface Page {
  readonly entries: Entry[];
  readonly next: string | null;
}

const PERSON = '{ userId name roleName }';
const QUERY = `query ($filter: AuditFilterInput, $before: String, $first: Int! = 50) {
  auditEntries(filter: $filter, before: $before, first: $first) { next entries { id at entity rowId ofEntity ofId action
    changes { field before after masked } requestId ip channel
    actor { service apiKeyId person ${PERSON} impersonator ${PERSON} onBehalfOf ${PERSON} } } } }`;

const as = (scope: Scope, more: Partial<Extract<Viewer, { kind: 'user' }>> = {}): Viewer =>
  user({ userId: '1000', grants: { 'audit.view': scope }, ...more });
const admin = as('all');

const run = (variables: Record<string, unknown>, viewer: Viewer) =>
  world.run<{ auditEntries: Page }, Record<string, unknown>>(QUERY, variables, viewer);

async function page(variables: Record<string, unknown> = {}, viewer: Viewer = admin): Promise<Page> {
  const { data, errors } = await run(variables, viewer);
  if (errors) throw errors[0];
  return data!.auditEntries;
}

let serial = 0;
async function anAccount(
  more: Partial<Parameters<typeof createAccount>[1]> = {},
  viewer: Viewer = service('users'),
): Promise<string> {
  const n = ++serial;
  const person = {
    firstName: 'Sok',
    lastName: `Dara ${n}`,
    email: `sok.dara${n}@example.com`,
    password: 'right horse battery',
  };
  return createAccount(world.subgraph.contextFor(viewer), { ...person, roleId: 6, ...more });
}

describe('the audit of all subgraphs is one list', () => {
  test('newest first, page after page, none twice and none left out', async () => {
    const at = (second: number) => `2027-01-01T00:00:0${second}.000Z`;
    for (const [index, name] of NEIGHBOURS.entries())
      told[name] = [row('9', at(5)), row('8', at(5)), row('7', at(index)), row('6', at(0))];
    const filter = { from: '2027-01-01T00:00:00Z' };
    const all = (await page({ filter })).entries.map(({ id }) => id);
    expect(all).toHaveLength(20);
    expect(all.slice(0, 4)).toEqual(['booking:9', 'booking:8', 'cargo:9', 'cargo:8']);
    const paged: string[] = [];
    let before: string | null = null;
    do {
      const { entries, next }: Page = await page({ filter, before, first: 3 });
      paged.push(...entries.map(({ id }) => id));
      before = next;
    } while (before !== null);
    expect(paged).toEqual(all);
  });

  test('each entry names who did it, in whose place and for whom, whatever number of them with one statement more', async () => {
    const [dara, boss] = [await anAccount({ firstName: 'Bopha' }), await anAccount({ firstName: 'Vanna', roleId: 1 })];
    told['booking'] = [
      row('3', '2027-01-01T00:00:02.000Z', { actorUserId: dara, impersonatorId: boss, apiKeyId: '5' }),
      row('2', '2027-01-01T00:00:01.000Z', { service: 'users', onBehalfOf: dara }),
      row('1', '2027-01-01T00:00:00.000Z', { actorUserId: '424242' }),
    ];
    let found: Page | undefined;
    const statements = await statementsOf(async () => (found = await page({ first: 3 })));
    expect(statements).toHaveLength(2);
    const person = (userId: string, name: string | null, roleName: string | null) => ({ userId, name, roleName });
    const daraSeen = person(dara, expect.stringMatching(/^Bopha Dara/) as never, 'Customer');
    const nobody = { person: null, impersonator: null, onBehalfOf: null, service: null, apiKeyId: null };
    expect(found!.entries.map(({ actor }) => actor)).toEqual([
      {
        ...nobody,
        person: daraSeen,
        impersonator: person(boss, expect.any(String) as never, 'Platform admin'),
        apiKeyId: '5',
      },
      { ...nobody, service: 'users', onBehalfOf: daraSeen },
      { ...nobody, person: person('424242', null, null) },
    ]);
  });

  test('a place that is none of ours, a person without a number and more than two hundred at once are refused', async () => {
    const wrong = [{ before: '1.users.9999999999999999999' }, { filter: { actorUserId: "1' or 1=1" } }];
    for (const variables of [...wrong, { before: 'x' }, { before: `1.users.1' or 1=1` }, { first: 201 }, { first: 0 }])
      expect((await run(variables, admin)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('filters', () => {
  test('by record, person, action, request, time and words', async () => {
    const id = await anAccount({}, user({ userId: '77', requestId: 'r-77' }));
    world.clock.advance({ hours: 1 });
    await world.outside.change(`update account set language = 'km' where id = $1`, [id]);
    const ids = async (filter: Record<string, unknown>) =>
      (await page({ filter })).entries
        .filter(({ id: each }) => each.startsWith('users:'))
        .map(({ action, rowId }) => `${action} ${rowId}`);
    const [inserted, updated] = [`INSERT ${id}`, `UPDATE ${id}`];
    expect(await ids({ entity: 'Account', rowId: id })).toEqual([updated, inserted]);
    expect(await ids({ actorUserId: '77' })).toEqual([inserted]);
    expect(await ids({ requestId: 'r-77' })).toEqual([inserted]);
    expect(await ids({ entity: 'Account', rowId: id, action: 'UPDATE' })).toEqual([updated]);
    const now = new Date(world.clock.now()).toISOString();
    expect(await ids({ entity: 'Account', rowId: id, from: now })).toEqual([updated]);
    expect(await ids({ entity: 'Account', rowId: id, to: now })).toEqual([inserted]);
    expect(await ids({ rowId: id, text: '"km"' })).toEqual([updated]);
    expect(await ids({ rowId: id, text: '100%_\\' })).toEqual([]);
    const hostile = `\0\ud800'; drop table audit_entry; --`;
    expect(await ids({ rowId: hostile, entity: hostile, requestId: hostile, text: hostile })).toEqual([]);
  });

  test('neighbours are asked the same', async () => {
    const filter = { entity: 'Booking', rowId: '5', action: 'DELETE', text: 'x', from: '2026-01-01T00:00:00.000Z' };
    await page({ filter, first: 10 });
    for (const name of NEIGHBOURS)
      expect(asked[name]).toMatchObject({ ...filter, action: 'delete', scope: 'all', first: 11, beforeAt: null });
  });

  test('the timeline of an account tells of its sessions, too', async () => {
    const id = await anAccount();
    await world.outside.change(
      `insert into session (id, account_id, rotated_at, remember, created_at, expires_at, device, last_used_at)
       values (gen_random_uuid(), $1, now(), false, now(), now(), 'Firefox', now())`,
      [id],
    );
    const { entries } = await page({ filter: { entity: 'Account', rowId: id } });
    expect(entries.map(({ entity }) => entity)).toEqual(['Session', 'Account']);
  });
});

test('a password and a person’s data cannot be read from it', async () => {
  const id = await anAccount({ firstName: 'Chanthou', phoneNumber: '+85512987654', userName: 'chanthou' });
  const { entries } = await page({ filter: { entity: 'Account', rowId: id } });
  const text = JSON.stringify(entries);
  for (const clear of ['Chanthou', 'chanthou', '987654', 'sok.dara', 'argon2']) expect(text).not.toContain(clear);
  const changes = Object.fromEntries(entries[0]!.changes.map(({ field, ...change }) => [field, change]));
  expect(changes['passwordHash']).toEqual({ before: null, after: '***', masked: true });
  expect(changes['firstName']).toEqual({ before: null, after: 'C***', masked: true });
  expect(changes['phoneNumber']).toEqual({ before: null, after: '***54', masked: true });
  expect(changes['email']).toEqual({ before: null, after: 's***@example.com', masked: true });
  expect(changes['roleId']).toEqual({ before: null, after: '6', masked: false });
});

describe('who sees what (rules.md 8, audit.view)', () => {
  const places = { operatorId: '7', countryCode: 'KH' };
  let ids: Record<'mine' | 'colleague' | 'country' | 'elsewhere' | 'byMe', string>;
  beforeAll(async () => {
    const me = user({ userId: '501', operatorId: '7', countryCode: 'KH' });
    const far = user({ userId: '502', operatorId: '8', countryCode: 'LA' });
    ids = {
      mine: await anAccount({ roleId: 5, operatorId: '7', countryCode: 'KH' }),
      colleague: await anAccount({ roleId: 6 }, user({ userId: '503', operatorId: '7', countryCode: 'KH' })),
      country: await anAccount({ roleId: 11, countryCode: 'KH' }, far),
      elsewhere: await anAccount({ roleId: 5, operatorId: '8', countryCode: 'LA' }, far),
      byMe: await anAccount({ roleId: 6 }, me),
    };
  });

  const seen = async (viewer: Viewer) => {
    const { entries } = await page({ filter: { entity: 'Account', action: 'INSERT' }, first: 200 }, viewer);
    const found = new Set(entries.map(({ rowId }) => rowId));
    return Object.entries(ids)
      .filter(([, id]) => found.has(id))
      .map(([name]) => name);
  };

  test('a platform admin sees all', async () => {
    expect(await seen(as('all', { roleId: 1 }))).toEqual(['mine', 'colleague', 'country', 'elsewhere', 'byMe']);
  });

  test('a country admin sees his country: its rows, its operators’, and what its people did', async () => {
    expect(await seen(as('country', { roleId: 11, countryCode: 'KH' }))).toEqual([
      'mine',
      'colleague',
      'country',
      'byMe',
    ]);
    expect(asked['pricing']).toMatchObject({ scope: 'country', countryCode: 'KH', operatorIds: ['7', '9'] });
  });

  test('an operator admin sees his operator’s rows and what his people did', async () => {
    expect(await seen(as('operator', { roleId: 4, ...places }))).toEqual(['mine', 'colleague', 'byMe']);
  });

  test('support sees what he did himself', async () => {
    expect(await seen(as('own', { roleId: 7, userId: '501' }))).toEqual(['byMe']);
    expect(await seen(as('own', { roleId: 7, userId: '599' }))).toEqual([]);
  });

  test('who lacks what his scope speaks of sees nothing', async () => {
    for (const scope of ['country', 'operator', 'branch', 'agency'] as const) expect(await seen(as(scope))).toEqual([]);
  });

  test('sandbox and live never meet', async () => {
    expect(await seen({ ...admin, mode: 'sandbox' })).toEqual([]);
  });

  test('whoever has no audit.view is refused: every other role of the matrix, guests, and services without it', async () => {
    const roles = new Set(
      ROLE_PERMISSIONS.filter(({ permission }) => permission === 'audit.view').map(({ roleId }) => roleId),
    );
    expect([...roles].sort((a, b) => a - b)).toEqual([1, 4, 7, 11]);
    expect((await run({}, user({ userId: '5', roleId: 6 }))).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await world.run(QUERY)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await run({}, service('booking'))).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what is told of accounts is what is there', () => {
  /** Lives for minutes, is a log, only grows, or is nothing that others could dispute. */
  const NOT_AUDITED = [
    'account_token',
    'api_request',
    'attempt',
    'bulk_change',
    'bulk_line',
    'cache_reload',
    'login_challenge',
    'message',
    'message_attachment',
    'notification',
    'notification_recipient',
    'one_time_code',
    'pending_second_factor',
    'record_import',
    'referral',
    'referral_code',
    'reward_balance',
    'reward_booking',
    'reward_month',
    'reward_movement',
    'reward_part',
    'reward_use',
    'shown_around',
  ];
  /** What people of this test have none of. */
  const REST = [
    `insert into second_factor (account_id, sealed_secret, confirmed_at, last_step) select max(id), 'locked away', now(), 0 from account`,
    `insert into recovery_code (account_id, code_hash) select max(id), 'hash' from account`,
    `insert into profile_picture (id, account_id, content, created_at) select gen_random_uuid(), max(id), '\\x00ff', now() from account`,
    `insert into agency (name, contact_email, country_code, credit_limit, credit_currency, created_at)
      values ('Sorya Travel', 'sorya@example.com', 'KH', 0, 'USD', now())`,
    `insert into commission_level (name, country_code, rates) values ('Best', 'KH', '[]')`,
    `insert into affiliate (code, name, created_at, commission_basis_points) values ('123', 'Blog', now(), 100)`,
    `insert into affiliate_booking (booking_id, affiliate_id, mode, booked_at) select 1, max(id), 'live', now() from affiliate`,
    `insert into api_account (owner_id, name, mode, created_at) select max(id), 'Shop', 'LIVE', now() from account`,
    `insert into api_key (api_account_id, name, prefix, key_hash, scopes, created_at)
      select max(id), 'Key', 'naga_live_ab', 'hash', '{booking.view}', now() from api_account`,
    `insert into developer_request (name, email, company, purpose, language, created_at)
      values ('Dara', 'dara@shop.example', 'Shop', 'Tickets', 'en', now())`,
  ];

  test('every table is audited but those', async () => {
    expect(await unauditedTables(world.subgraph.database)).toEqual(NOT_AUDITED);
  });

  test('after all that people did here, the audit replays to the rows', async () => {
    expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
  });

  test('and so it does for every table, written row by row', async () => {
    for (const insert of REST) await world.outside.change(insert);
    expect(await writeAnew(world.outside, AUDITED)).toEqual([]);
    expect(await auditGaps(world.subgraph.database, AUDITED)).toEqual([]);
    const [{ text } = { text: '' }] = await world.outside.rows<{ text: string }>(
      `select string_agg(changes::text, ' ') as text from audit_entry where action <> 'import'`,
    );
    for (const clear of ['locked away', '"hash"', 'x00ff', 'sorya@', 'dara@shop', 'Dara'])
      expect(text).not.toContain(clear);
  });
});
