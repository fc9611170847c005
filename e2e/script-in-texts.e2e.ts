import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { HARMLESS } from './access/arguments.js';
import { signIn } from './access/people.js';
import type { Visit } from './harness/browser.js';
import { rowsOf } from './harness/database.js';
import { alive, Guest } from './harness/guest.js';
import { browser, onOwnSite, server } from './harness/own-site.js';
import { type BookingResult, tokenOf } from './harness/rest-client.js';
import { PASSWORD, Staff } from './harness/staff.js';
import { until } from './harness/until.js';
import { ask } from './texts/ask.js';
import { type Market, openMarket } from './texts/market.js';
import { remains, struck } from './texts/struck.js';
import { CODES, TEXT_COLUMNS } from './texts/text-columns.js';
import type { TextDoor } from './texts/doors/door.js';
import { COMPARED, TEXT_DOORS } from './texts/text-doors.js';
import { MUTATIONS_WITH_TEXT, textInputsOf, withText } from './texts/text-inputs.js';
import { SCREENS, type ScreenName, type TextScreen, ticketPath } from './texts/text-screens.js';
import { freeColumns, holds, struckColumns, writeEverywhere } from './texts/written.js';

// Statements and scans need journeys that are over.
onOwnSite({ env: { PAST_DAYS: '5' } });

const NOWHERE = Object.keys(TEXT_COLUMNS)[0]!;

let market: Market;
let staff: Staff;
let guest: Guest;
let partner: Guest;
beforeAll(async () => {
  market = await openMarket(server);
  staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  [guest, partner] = [
    await Guest.arrive(browser, server.url, 'en', 1280),
    await Guest.arrive(browser, server.url, 'en', 1280),
  ];
  const { held, sold } = market;
  const cookie = ({ id, access_token }: BookingResult) => ({
    name: `booking-${id}`,
    value: access_token,
    url: server.url,
  });
  await guest.visit.context.addCookies([cookie(held.booking), cookie(sold.booking)]);
  const login = { email: 'partner@naga.example', password: PASSWORD };
  await partner.page.request.post(`${server.url}/api/login`, { data: login });
});

describe('a text that a mutation takes', () => {
  const refusalsOf = ({ refuses = {} }: TextDoor): Readonly<Record<string, string>> =>
    Array.isArray(refuses)
      ? Object.fromEntries((refuses as readonly string[]).map((input) => [input, 'BAD_USER_INPUT']))
      : (refuses as Readonly<Record<string, string>>);

  test('stands in the table', () => {
    const known = (operation: string): string[] => {
      const door = TEXT_DOORS.find((one) => one.operation === operation);
      if (door === undefined) return [...(COMPARED[operation] ?? [])];
      return [...Object.keys(door.keeps ?? {}), ...Object.keys(refusalsOf(door)), ...(door.drops ?? [])];
    };
    // What is missing here belongs into texts/doors/.
    expect(Object.fromEntries(MUTATIONS_WITH_TEXT.map((operation) => [operation, known(operation).sort()]))).toEqual(
      Object.fromEntries(MUTATIONS_WITH_TEXT.map((operation) => [operation, textInputsOf(operation).sort()])),
    );
  });

  test.each(TEXT_DOORS.map((door, number) => [door.operation, number, door] as const))(
    '%s: is refused, or kept as it was written',
    async (operation, number, door) => {
      const { client, admin } = market;
      const { keeps = {}, drops = [], booking = ({ held }) => held.booking } = door;
      const headers = { ...admin.headers, ...tokenOf(booking(market)) };
      const variables = await door.variables(market);
      for (const [input, code] of Object.entries(refusalsOf(door))) {
        const said = await ask(client, operation, withText(variables, input, struck(NOWHERE, 0)) as object, headers);
        const name = input.split('.').at(-1)!;
        expect([input, said.code]).toEqual([input, code]);
        if (code === 'BAD_USER_INPUT') expect(said.fields.join(' ')).toContain(name);
      }
      const texts = [
        ...Object.entries(keeps).map(([input, column]) => [input, struck(column, number)] as const),
        ...drops.map((input) => [input, struck(NOWHERE, 0)] as const),
      ];
      const all = texts.reduce<unknown>((arguments_, [input, text]) => withText(arguments_, input, text), variables);
      if (texts.length > 0) expect((await ask(client, operation, all as object, headers)).code).toBeUndefined();
      for (const column of Object.values(keeps))
        expect([column, await holds(server.dataDir, column, number)]).toEqual([column, true]);
    },
  );

  test('is kept nowhere when it is only compared', async () => {
    const before = await struckColumns(server.dataDir);
    expect(before).not.toContain(NOWHERE);
    const customer = await signIn(server, 'customer@naga.example');
    for (const [operation, inputs] of Object.entries(COMPARED)) {
      const all = inputs.reduce<unknown>(
        (arguments_, input) => withText(arguments_, input, struck(NOWHERE, 0)),
        HARMLESS[`Mutation.${operation}`],
      );
      const { code } = await ask(market.client, operation, all as object, customer.headers);
      expect([operation, code]).not.toEqual([operation, 'INTERNAL_SERVER_ERROR']);
    }
    expect(await struckColumns(server.dataDir)).toEqual(before);
  });
});

test('a text that a request brings along is kept as an address, and for what it is not, not at all', async () => {
  const { client, admin, one } = market;
  const { id } = await one<{ id: string }>(`select id from users.api_account where name like '=%'`);
  const query = `mutation { createApiKey(accountId: "${id}", name: "Nobody", scopes: ["booking.view"]) {
    ... on ApiKeyCreated { secret } } }`;
  const { body } = await client.call<{ data: { createApiKey: { secret: string } } }>(
    'POST',
    '/graphql',
    { query },
    admin.headers,
  );
  const { secret } = body.data.createApiKey;
  const text = struck(NOWHERE, 0);
  const headers = { 'x-api-key': secret, 'x-request-id': text, 'user-agent': text };
  await client.call('GET', `/api/v1/operators/${encodeURIComponent(text)}`, undefined, headers);
  const login = { email: 'customer@naga.example', password: PASSWORD };
  expect((await client.call('POST', '/api/login', login, headers)).status).toBe(200);
  const logged = () => rowsOf<{ path: string }>(server.dataDir, 'select path from users.api_request');
  await until('the request is logged', async () => (await logged()).length > 0);
  expect(await logged()).toContainEqual({ path: `/api/v1/operators/${encodeURIComponent(text)}` });
  expect(await struckColumns(server.dataDir)).not.toContain('users.session.device');
});

test('is written into mails as words', async () => {
  const mails = () =>
    rowsOf<{ html: string }>(server.dataDir, `select html from users.message where html like '%{{7*7}}%'`);
  await until('mails are written', async () => (await mails()).length > 1);
  const broken = (await mails()).filter(({ html }) => /<img src=x|<\/script>/.test(html));
  expect(broken).toEqual([]);
});

describe('a text in the database', () => {
  test('stands in a column that the table knows', async () => {
    const codes = Object.entries(CODES).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
    // What is missing here belongs into texts/text-columns.ts.
    expect(await freeColumns(server.dataDir)).toEqual([...Object.keys(TEXT_COLUMNS), ...codes].sort());
  });

  /** All that can be read on the screen: words, and what stands in its fields. */
  const READ = `[document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
    ...[...document.querySelectorAll('option')].map(({ text }) => text)].join('\\n').toLowerCase()`;

  const openers: Readonly<Record<TextScreen['app'], (path: string) => Promise<Visit>>> = {
    site: (path) => open(guest, path),
    account: (path) => open(partner, path),
    office: async (path) => {
      await staff.follow(path);
      return staff.visit;
    },
  };
  async function open({ visit, page, home }: Guest, path: string): Promise<Visit> {
    await page.goto(home + path);
    await alive(page);
    return visit;
  }

  /** Waits for what comes a moment later, but not for ever. */
  async function missingOn(page: Page, columns: readonly string[]): Promise<string[]> {
    let missing: string[] = [];
    const isWhole = async () => {
      const text = (await page.evaluate(READ)) as string;
      missing = columns.filter((column) => !text.includes(remains(column)));
      return missing.length === 0;
    };
    await until('all texts are read', isWhole).catch(() => undefined);
    return missing;
  }

  test('is words on every screen', async () => {
    await writeEverywhere(server.dataDir);
    // What the page had read before is not kept.
    await staff.open('/');
    await staff.page.locator('#main').waitFor();
    const found: Record<string, unknown> = {};
    for (const [name, { app, path }] of Object.entries<TextScreen>(SCREENS)) {
      const { page, complaints } = await openers[app](typeof path === 'string' ? path : await path(market));
      const columns = Object.entries(TEXT_COLUMNS)
        .filter(([, screens]) => screens.includes(name as ScreenName))
        .map(([column]) => column);
      const missing = await missingOn(page, columns);
      const elements = await page.locator('img[src="x"]').count();
      const said = [...missing, ...complaints.splice(0)];
      if (elements > 0 || (await page.evaluate('window.struck')) !== undefined) said.push('was struck');
      if (said.length > 0) found[name] = said;
    }
    expect(found).toEqual({});
  });

  test('is no formula in a file', async () => {
    const { page, words } = staff;
    await staff.open('/agencies');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('admin.list.csv') }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv).toContain('{{7*7}}');
    expect(csv).not.toMatch(/(^|[",\n])=/);
  });

  test('is no script in a ticket’s PDF, and JSON over REST', async () => {
    const { client, sold } = market;
    const pdf = await client.call<string>('GET', `${await ticketPath(market)}.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.body).not.toMatch(/\/JavaScript|\/JS\b/);
    const { status, headers, body } = await client.booking(sold.booking);
    expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
      'nosniff',
    ]);
    expect(JSON.stringify(body)).toContain('{{7*7}}');
  });
});
