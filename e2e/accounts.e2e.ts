import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from './harness/browser.js';
import { alive, Guest } from './harness/guest.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import {
  arriveAt,
  field,
  hasOnDashboard,
  leave,
  linkFor,
  MEMBER_PASSWORD,
  openSignIn,
  press,
  register,
  signIn,
  verify,
} from './harness/member.js';
import { chooseTwoSeats, decide, hold, PEOPLE, toThePayment, toTheProvider, toTheSeats } from './harness/purchase.js';
import { RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { ageToken, isSignedIn, presentToken } from './harness/session.js';
import { PASSWORD } from './harness/staff.js';
import { codeOf } from './harness/totp.js';

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

/** From the seat map to the confirmation; answers the reference. `between` is called before the two writes. */
async function buy(guest: Guest, email: string, between = () => Promise.resolve()): Promise<string> {
  await toTheSeats(guest, server.url);
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
    const pnr = await buy(guest, 'sophea.new@example.com');
    // Who has an account is offered none.
    expect(await guest.page.getByText(guest.words('checkout.offer.title')).count()).toBe(0);
    await hasOnDashboard(guest, pnr);
    await guest.isContent();
    await leave(guest);
  });

  test('who opens the link of the mail on another device is asked for the password, and has the way to a new one', async () => {
    const guest = await arrive();
    await guest.open('/auth/register');
    await register(guest, 'sophea.phone@example.com');
    const phone = await arrive(375);
    await phone.page.goto(new URL(await linkFor(mailbox, 'sophea.phone@example.com', 'email/verify'), phone.home).href);
    await phone.page.getByText(phone.words('account.verify.ask')).waitFor();
    await phone.isContent();
    expect(
      await phone.page.getByRole('link', { name: phone.words('account.verify.reset') }).getAttribute('href'),
    ).toMatch(/\/password\/reset$/);
    await guest.open('/dashboard');
    await guest.page.getByRole('link', { name: guest.words('account.verify.resend') }).waitFor();
    await field(phone, 'password').fill(MEMBER_PASSWORD);
    await press(phone, 'verify');
    await phone.page.getByText(phone.words('account.verify.done')).waitFor();
    await guest.open('/dashboard');
    await guest.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await guest.page.getByRole('link', { name: guest.words('account.verify.resend') }).count()).toBe(0);
    await leave(guest);
    await leave(phone);
  });

  test('who bought as a guest is offered an account, whose form is filled in; the booking joins it once the address is confirmed', async () => {
    const guest = await arrive(375);
    const pnr = await buy(guest, 'sophea.guest@example.com');
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
    const pnr = await buy(guest, 'ana@example.com', age);
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
