import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { visit } from './harness/browser.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { arriveAt, field, leave, MEMBER_PASSWORD, openSignIn, press, signIn } from './harness/member.js';
import { freeSeats, RestClient } from './harness/rest-client.js';
import { isSignedIn } from './harness/session.js';
import { PASSWORD } from './harness/staff.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

const arrive = () => Guest.arrive(browser, server.url, 'en', 1280);

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
    await guest.page.getByRole('heading', { name: guest.words('agency.home.quick') }).waitFor();
    await leave(guest);
  });

  test('the forms of accounts work without script', async () => {
    const { context, page } = await visit(browser, 1280, { javaScriptEnabled: false });
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
    // It ends where it began: only the cookie tells when.
    await becomes(() => isSignedIn(context), false);
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
  const journey = await ownDeparture(server.url);
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
