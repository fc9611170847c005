import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { APPLE_KEY, WALLET_ENV } from '../subgraphs/booking/src/wallet-pass/keys.fixture.js';
import { openedPass, unzipped } from '../subgraphs/booking/src/wallet-pass/opened-pass.fixture.js';
import { openBrowser, visit } from './harness/browser.js';
import { Guest } from './harness/guest.js';
import { chooseTwoSeats, decide, hold, toThePayment, toTheProvider, toTheSeats } from './harness/purchase.js';
import { RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { Staff } from './harness/staff.js';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  const env = { SAFELIST: 'required', CORS_ORIGINS: 'https://widget.example', ...WALLET_ENV };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
});

describe('where only listed operations are answered', () => {
  test('nothing else is', async () => {
    const client = new RestClient(server.url);
    const { status, body } = await client.call<{ errors: { extensions: { code: string } }[] }>('POST', '/graphql', {
      query: '{ amenities { id } }',
    });
    expect([status, body.errors[0]!.extensions.code]).toEqual([200, 'OPERATION_NOT_LISTED']);
  });

  test('a traveller buys, and takes the ticket into a wallet', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    await guest.open('/');
    await guest.choosePlace('web.search.from', 'Phnom Penh');
    await toTheSeats(guest, server.url);
    await chooseTwoSeats(guest);
    await guest.sayWhoSits(2);
    await hold(guest);
    await toThePayment(guest, 'sophea@example.com');
    await toTheProvider(guest);
    await decide(guest.page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    const [file] = await Promise.all([
      guest.page.waitForEvent('download'),
      guest.page.getByRole('link', { name: guest.words('ticket-page.appleWallet') }).click(),
    ]);
    // One for each passenger, in one file that iOS opens.
    expect(file.suggestedFilename()).toMatch(/^Naga-.+\.pkpasses$/);
    const passes = [...unzipped(readFileSync(await file.path())).values()];
    expect(passes.map((pass) => openedPass(pass, APPLE_KEY).passTypeIdentifier)).toEqual(
      Array(2).fill(WALLET_ENV.APPLE_WALLET_PASS_TYPE),
    );
    expect(await guest.page.locator('a[href^="https://pay.google.com/gp/v/save/"]').count()).toBe(2);
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });

  test('the back office works, and sends what it asks by its hash alone', async () => {
    const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
    const sent: string[] = [];
    staff.page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) sent.push(request.postData() ?? '');
    });
    for (const path of ['/bookings', '/inbox']) {
      await staff.open(path);
      await staff.page.locator('tbody tr, #main h1').first().waitFor();
    }
    expect(sent.length).toBeGreaterThan(1);
    for (const body of sent) expect(body).toMatch(/^(?!.*"query":).*"sha256Hash":"[\da-f]{64}"/);
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  });
});

describe('pages for developers run under their policy', () => {
  test.each([
    ['/graphql', '.graphiql-editors'],
    ['/api/docs', 'h1'],
  ])('%s', async (path, sight) => {
    const { context, page, complaints } = await visit(browser, 1280);
    await page.goto(server.url + path);
    await page.locator(sight).first().waitFor();
    const violations = complaints.filter((text) => /Content.Security.Policy|violates/i.test(text));
    expect(violations).toEqual([]);
    await context.close();
  });

  test('the explorer shows everybody what the public may ask', async () => {
    const { context, page } = await visit(browser, 1280);
    await page.goto(`${server.url}/graphql`);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.locator('.graphiql-doc-explorer-type-name', { hasText: /^Query$/ }).click();
    await page.locator('.graphiql-doc-explorer-field-name', { hasText: /^searchJourneys$/ }).waitFor();
    await context.close();
  });
});
