import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { seriousFindings } from './harness/axe.js';
import { openBrowser } from './harness/browser.js';
import { alive, Guest } from './harness/guest.js';
import { lookAtMember } from './harness/look-at.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import {
  arriveAt,
  field,
  hasOnDashboard,
  linkFor,
  MEMBER_PASSWORD,
  press,
  register,
  signIn,
  verify,
} from './harness/member.js';
import { chooseTwoSeats, decide, hold, PEOPLE, toThePayment, toTheProvider, toTheSeats } from './harness/purchase.js';
import { freeSeats, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { ageToken, isSignedIn, presentToken } from './harness/session.js';
import { PASSWORD } from './harness/staff.js';
import { codeOf } from './harness/totp.js';
import { untranslated } from './harness/untranslated.js';

let server: Server;
let browser: Browser;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  const env = { SMTP_URL: mailbox.url, REGISTER_LIMIT_ADDRESS: '100', MAIL_LIMIT_ADDRESS: '100' };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
  await mailbox.close();
});

const arrive = (width: 375 | 1280 = 1280) => Guest.arrive(browser, server.url, 'en', width);
async function leave({ visit }: Guest): Promise<void> {
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}
async function openSignIn(guest: Guest, login: string, password: string): Promise<void> {
  await guest.open('/auth/login');
  await signIn(guest, login, password);
}

/** From the seat map to the confirmation; answers the reference. `between` is called before the two writes. */
async function buy(guest: Guest, email: string, journey: number, between = () => Promise.resolve()): Promise<string> {
  await toTheSeats(guest, server.url, journey);
  await chooseTwoSeats(guest);
  await guest.sayWhoSits(2);
  await between();
  const id = await hold(guest);
  await between();
  await toThePayment(guest, email);
  await toTheProvider(guest);
  await decide(guest.page, 'approve');
  await guest.heading('checkout.confirmed.title', ['place']).waitFor();
  const { body } = await new RestClient(server.url).call<{ result: { pnr: string }[] }>(
    'GET',
    `/api/v1/bookings/${id}`,
    undefined,
    { 'x-booking-token': (await guest.visit.context.cookies()).find(({ name }) => name === `booking-${id}`)!.value },
  );
  return body.result[0]!.pnr;
}

describe('a traveller', () => {
  test('registers, confirms the address by the link of the mail, books, and finds the booking in the account', async () => {
    const guest = await arrive();
    await guest.open('/auth/register');
    await register(guest, 'sophea.new@example.com');
    await verify(guest, mailbox, 'sophea.new@example.com');
    const pnr = await buy(guest, 'sophea.new@example.com', 0);
    // Who has an account is offered none.
    expect(await guest.page.getByText(guest.words('checkout.offer.title')).count()).toBe(0);
    await hasOnDashboard(guest, pnr);
    await guest.isContent();
    await leave(guest);
  });

  test('who bought as a guest is offered an account, whose form is filled in; the booking joins it once the address is confirmed', async () => {
    const guest = await arrive(375);
    const pnr = await buy(guest, 'sophea.guest@example.com', 1);
    await guest.page.getByRole('link', { name: guest.words('checkout.offer.create') }).click();
    await arriveAt(guest, '/auth/register');
    expect(await field(guest, 'email').inputValue()).toBe('sophea.guest@example.com');
    expect(await field(guest, 'firstName').inputValue()).toBe(PEOPLE[0][0]);
    await register(guest, 'sophea.guest@example.com');
    await guest.open('/dashboard');
    await guest.page.getByText(guest.words('account.dashboard.none'), { exact: true }).waitFor();
    await verify(guest, mailbox, 'sophea.guest@example.com');
    await hasOnDashboard(guest, pnr);
    await guest.isContent();
    await leave(guest);
  });

  test('whose token is too old meanwhile books on without noticing', async () => {
    const guest = await arrive();
    await openSignIn(guest, 'customer@naga.example', PASSWORD);
    await arriveAt(guest, '/dashboard');
    const old: string[] = [];
    const age = async () => void old.push(await ageToken(guest.visit.context, server));
    const pnr = await buy(guest, 'ana@example.com', 2, age);
    expect(old).toHaveLength(2);
    expect(old).not.toContain(await presentToken(guest.visit.context));
    await hasOnDashboard(guest, pnr);
    await leave(guest);
  });

  test('who has forgotten the password chooses a new one by the link of the mail', async () => {
    const guest = await arrive();
    await guest.open('/auth/register');
    await register(guest, 'forgetful@example.com');
    await guest.visit.context.clearCookies();
    await guest.open('/auth/login');
    await guest.page.getByRole('link', { name: guest.words('account.signIn.forgotten') }).click();
    await arriveAt(guest, '/password/reset');
    await field(guest, 'email').fill('forgetful@example.com');
    await press(guest, 'forgotten');
    await guest.page.getByText(guest.words('account.forgotten.done')).waitFor();
    await guest.page.goto(new URL(await linkFor(mailbox, 'forgetful@example.com', 'password/reset'), guest.home).href);
    await alive(guest.page);
    expect(await field(guest, 'email').inputValue()).toBe('forgetful@example.com');
    await field(guest, 'password').fill('another-river-77');
    await field(guest, 'passwordConfirmation').fill('another-river-77');
    await press(guest, 'reset');
    await guest.page.getByText(guest.words('account.reset.done')).waitFor();
    await openSignIn(guest, 'forgetful@example.com', MEMBER_PASSWORD);
    const dialog = guest.page.getByRole('dialog', { name: guest.words('app.catalogue.cannotLogin') });
    await dialog.getByRole('button').click();
    await signIn(guest, 'forgetful@example.com', 'another-river-77');
    await arriveAt(guest, '/dashboard');
    await leave(guest);
  });

  test('sets up an authenticator app, signs in with its code, and ends the session on another device', async () => {
    const guest = await arrive();
    await guest.open('/auth/register');
    await register(guest, 'careful@example.com');
    await guest.open('/settings/security');
    await press(guest, 'second-start');
    const key = guest.page.locator('#second-factor code').first();
    const secret = await key.innerText();
    await field(guest, 'code').fill(codeOf(secret));
    await press(guest, 'second-confirm');
    await guest.page.getByText(guest.words('account.recovery.lead')).waitFor();
    expect(await guest.page.locator('#second-factor li code').count()).toBe(10);

    const other = await arrive(375);
    await openSignIn(other, 'careful@example.com', MEMBER_PASSWORD);
    await other.heading('account.second.title').waitFor();
    // One code serves once: the next one.
    await field(other, 'code').fill(codeOf(secret, 1));
    await press(other, 'code');
    await arriveAt(other, '/dashboard');
    await guest.open('/settings/security');
    await press(guest, 'end-others');
    await guest.page.getByText(guest.words('account.devices.ended')).waitFor();
    await other.page.goto(`${other.home}/dashboard`);
    await arriveAt(other, '/auth/login');
    await Promise.all([leave(guest), leave(other)]);
  });

  test('takes the data along as a file, and deletes the account', async () => {
    const guest = await arrive();
    await guest.open('/auth/register');
    await register(guest, 'leaving@example.com');
    await guest.open('/settings/data');
    const [download] = await Promise.all([
      guest.page.waitForEvent('download'),
      guest.page.getByRole('link', { name: guest.words('account.data.download') }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('leaving@example.com');
    await field(guest, 'password').fill(MEMBER_PASSWORD);
    await field(guest, 'sure').check();
    await press(guest, 'delete');
    await guest.page.waitForURL(`${guest.home}/`);
    expect(await isSignedIn(guest.visit.context)).toBe(false);
    await openSignIn(guest, 'leaving@example.com', MEMBER_PASSWORD);
    await guest.page.getByRole('dialog', { name: guest.words('app.catalogue.cannotLogin') }).waitFor();
    await leave(guest);
  });
});

describe('the doors', () => {
  test("a members' page leads to the sign-in and back, in the language it was asked in", async () => {
    const guest = await Guest.arrive(browser, server.url, 'km', 375);
    await guest.page.goto(`${guest.home}/settings/security?from=mail`);
    await arriveAt(guest, '/auth/login');
    await guest.page.getByText(guest.words('account.signIn.pleaseLogIn')).waitFor();
    await signIn(guest, 'customer@naga.example', PASSWORD);
    await arriveAt(guest, '/settings/security');
    expect(guest.page.url()).toBe(`${guest.home}/settings/security?from=mail`);
    await guest.page.goto(`${guest.home}/auth/register`);
    await arriveAt(guest, '/dashboard');
    await leave(guest);
  });

  test('a customer is refused and logged out at the agency', async () => {
    const guest = await arrive();
    await openSignIn(guest, 'customer@naga.example', PASSWORD);
    await arriveAt(guest, '/dashboard');
    await guest.page.goto(`${guest.home}/agency`);
    await arriveAt(guest, '/agent/login');
    await guest.page.getByRole('alert').getByText('Restricted Agency access!').waitFor();
    expect(await isSignedIn(guest.visit.context)).toBe(false);
    await Promise.all([
      guest.page.waitForResponse(/\/agent\/login\.data/),
      signIn(guest, 'customer@naga.example', PASSWORD, 'agent'),
    ]);
    await guest.page.getByRole('alert').getByText('Restricted Agency access!').waitFor();
    await alive(guest.page);
    expect(await isSignedIn(guest.visit.context)).toBe(false);
    await signIn(guest, 'agency.staff@naga.example', PASSWORD, 'agent');
    await arriveAt(guest, '/agency');
    expect(
      await guest.page.getByRole('link', { name: guest.words('account.agency.search') }).getAttribute('href'),
    ).toBe('/admin/search');
    await leave(guest);
  });

  test('the forms of accounts work without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/auth/login?redirectPath=%2Fvisits`);
    const enter = async (password: string) => {
      await page.locator('main input[name="login"]').fill('customer@naga.example');
      await page.locator('main input[name="password"]').fill(password);
      await page.locator('main button[type="submit"]').click();
    };
    await enter('not the password');
    await page.getByRole('alert').getByText('Please use a proper email address').waitFor();
    await enter(PASSWORD);
    await page.waitForURL('**/visits');
    await page.goto(server.url);
    await page.locator('header details summary').nth(1).click();
    await page.locator('header form button').click();
    await page.waitForURL(`${server.url}/`);
    expect(await isSignedIn(context)).toBe(false);
    await page.goto(`${server.url}/auth/register`);
    for (const [name, text] of [
      ['firstName', 'Plain'],
      ['lastName', 'Page'],
      ['email', 'plain@example.com'],
      ['password', MEMBER_PASSWORD],
      ['passwordConfirmation', MEMBER_PASSWORD],
    ] as const)
      await page.locator(`main input[name="${name}"]`).fill(text);
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL('**/email/verify?sent=1');
    await context.close();
  });

  test('a developer makes a key that is shown once, replaces and revokes it', async () => {
    const guest = await arrive();
    const client = new RestClient(server.url);
    await openSignIn(guest, 'partner@naga.example', PASSWORD);
    await arriveAt(guest, '/dashboard');
    await guest.open('/developers/accounts');
    await field(guest, 'name').fill('Journey finder');
    await press(guest, 'application');
    await guest.page.waitForURL(/accounts\/\d+$/);
    await guest.page.locator('main input[name="scopes"][value="booking.view"]').check();
    await field(guest, 'name').fill('Server');
    await press(guest, 'key');
    const shown = guest.page.getByRole('status').locator('code');
    const secret = await shown.innerText();
    expect(secret).toMatch(/^naga_test_/);
    const asks = async (key: string) =>
      (await client.call('GET', '/api/v1/operators', undefined, { 'x-api-key': key })).status;
    expect(await asks(secret)).toBe(200);
    await guest.reload();
    expect(await guest.page.locator('main').innerText()).not.toContain(secret);
    await guest.page.locator('main button[value="rotate"]').click();
    await shown.waitFor();
    const next = await shown.innerText();
    expect([await asks(secret), await asks(next)]).toEqual([200, 200]);
    await guest.page.locator('main a[href*="log="]').first().click();
    await guest.page.locator('#log').waitFor();
    await leave(guest);
  });
});

test('a guest’s booking stays closed to others who are signed in', async () => {
  const client = new RestClient(server.url);
  const journey = (await client.journeys()).find(
    ({ connecting, seats_available }) => connecting === 0 && seats_available >= 12,
  )!;
  const seats = freeSeats(await client.seats(journey)).slice(0, 1);
  const booking = (await client.hold(journey, seats)).body.result[0]!;
  await client.pay(booking, 'pay_on_boarding');
  expect((await client.confirm(booking)).status).toBe(200);
  const guest = await arrive();
  await openSignIn(guest, 'customer@naga.example', PASSWORD);
  await arriveAt(guest, '/dashboard');
  expect(await guest.page.getByText(booking.pnr).count()).toBe(0);
  await guest.page.goto(`${guest.home}/dashboard/${booking.id}`);
  expect(await guest.page.getByText(booking.pnr).count()).toBe(0);
  await guest.visit.context.close();
});

describe('every screen of an account', () => {
  test.each([
    ['en', 1280],
    ['km', 375],
  ] as const)('axe finds nothing serious in %s, %i wide', async (language, width) => {
    expect(await lookAtMember({ server, browser }, language, width, seriousFindings)).toEqual({});
  });

  test.each(['th', 'vi', 'es'] as const)('has all its words in %s and fits a telephone', async (language) => {
    const look = (page: Parameters<typeof untranslated>[0]) => untranslated(page, language);
    expect(await lookAtMember({ server, browser }, language, 375, look)).toEqual({});
  });
});
