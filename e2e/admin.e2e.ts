import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser, Download } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { openBrowser, stickingOut } from './harness/browser.js';
import { ownDeparture } from './harness/departures.js';
import { dragsTheMap } from './harness/drags-the-map.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { PASSWORD, Staff } from './harness/staff.js';

type Offer = JourneyRow & { operator: { id: string; name: string } };

let server: Server;
let browser: Browser;
/** Bookings of the operator that the demonstration's staff works for, and of another one. */
let ours: BookingResult[];
let theirs: BookingResult[];
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  const client = new RestClient(server.url);
  const hold = async (offer: JourneyRow) => {
    const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, 2));
    return body.result[0]!;
  };
  const own = await ownDeparture(server.url, { suits: (offer) => (offer as Offer).operator.id === '1' });
  const other = await ownDeparture(server.url, { suits: (offer) => (offer as Offer).operator.id !== '1' });
  ours = [await hold(own), await hold(own)];
  theirs = [await hold(other)];
  await client.pay(ours[0]!, 'pay_on_boarding');
  expect((await client.confirm(ours[0]!)).status).toBe(200);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
});

const pnrsOf = (bookings: readonly BookingResult[]) => bookings.map(({ pnr }) => pnr).sort();

/** Waits until the list on show is these bookings. */
async function shows(staff: Staff, bookings: readonly BookingResult[]): Promise<void> {
  const cells = staff.page.locator('tbody tr td:first-child strong');
  await becomes(async () => (await cells.allInnerTexts()).sort(), pnrsOf(bookings));
}

const textOf = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

describe('the door of the back office', () => {
  test("says 'Cannot login' to a wrong password and lets nobody in", async () => {
    const staff = await Staff.arrive(browser, server.url);
    const { page, words, visit } = staff;
    await staff.open('/bookings?status=BLOCKED');
    await page.waitForURL('**/admin/login?redirectPath=*');
    await staff.say('admin@naga.example', 'not the password');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain(words('app.catalogue.cannotLogin'));
    expect(await dialog.innerText()).toContain(words('refusal.WRONG_CREDENTIALS'));
    await dialog.getByRole('button', { name: words('app.catalogue.close') }).click();
    // Signed in, one is where one wanted to be.
    await staff.say('admin@naga.example', PASSWORD);
    await page.waitForURL('**/admin/bookings?status=BLOCKED');
    await page.locator('#main').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  test('sends a customer away to the site', async () => {
    const staff = await Staff.arrive(browser, server.url);
    await staff.open('/login');
    await staff.say('customer@naga.example', PASSWORD);
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByText(staff.words('admin.login.no-staff')).waitFor();
    await dialog.getByRole('button').click();
    await staff.open('/bookings');
    await staff.page.waitForURL('**/admin/login?redirectPath=*');

    // Also one who brings a session of the site along, to the site's own start page.
    const client = new RestClient(server.url);
    const login = { email: 'customer@naga.example', password: PASSWORD };
    const { body } = await client.call<{ token: string }>('POST', '/api/login', login);
    await staff.visit.context.addCookies([{ name: 'token', value: body.token, url: server.url }]);
    await staff.open('/bookings');
    await staff.page.waitForURL(`${server.url}/`);
    await staff.visit.context.close();
  });

  test('closes behind who signs out', async () => {
    const staff = await Staff.enter(browser, server.url, 'support@naga.example');
    await staff.page.getByRole('button', { name: staff.words('admin.menu.sign-out') }).click();
    await staff.page.waitForURL('**/admin/login');
    await staff.open('/bookings');
    await staff.page.waitForURL('**/admin/login?redirectPath=*');
    await staff.page.goBack();
    await staff.page.getByRole('button', { name: staff.words('admin.login.submit') }).waitFor();
    expect(await staff.page.getByRole('table').count()).toBe(0);
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  });
});

describe('with the keyboard', () => {
  test('Ctrl K leads to a booking and to a map that a mouse drags, ? explains, j, k and Enter walk a list', async () => {
    const staff = await Staff.enter(browser, server.url, 'admin@naga.example');
    const { page, words, visit } = staff;
    const palette = page.getByRole('combobox', { name: words('admin.palette.title') });
    await page.locator('#main h1').waitFor();
    await page.keyboard.press('Control+k');
    await palette.waitFor();
    // Typed and sent at once: the first of the answer is opened when it is there.
    await page.keyboard.type(ours[0]!.pnr.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/bookings/${ours[0]!.id}`);
    await page.getByRole('heading', { name: ours[0]!.pnr }).first().waitFor();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: words('admin.keys.title') });
    await help.getByText(words('ui.keys.next-row')).waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });

    // Records of the catalogue stand under what their list is called.
    await page.keyboard.press('Control+k');
    await palette.fill('kampot');
    await page
      .getByRole('group', { name: words('admin.locations.title') })
      .getByRole('option', { name: 'Kampot' })
      .first()
      .click();
    await page.waitForURL('**/admin/locations/*');
    await page.getByRole('heading', { name: 'Kampot' }).first().waitFor();
    await page.getByRole('link', { name: words('admin.noun.edit') }).click();
    await dragsTheMap(staff);

    // Nothing was typed there: the way on is free.
    await page.keyboard.press('Control+k');
    await palette.fill(words('admin.menu.bookings'));
    await page.keyboard.press('Enter');
    await shows(staff, [...ours, ...theirs]);
    const rows = page.locator('tbody tr');
    const focused = () => page.locator('tbody tr:focus td').first().innerText();
    const [first, second] = await rows.locator('td:first-child strong').allInnerTexts();
    await page.keyboard.press('j');
    await becomes(focused, first);
    await page.keyboard.press('j');
    await becomes(focused, second);
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: first! }).first().waitFor();

    // What was opened from the palette is there the next time, on a telephone by its button.
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: words('admin.menu.search-everything') }).click();
    await page
      .getByRole('group', { name: words('admin.palette.recent') })
      .getByRole('option', { name: new RegExp(ours[0]!.pnr) })
      .click();
    await page.waitForURL(`**/admin/bookings/${ours[0]!.id}`);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

describe('without network', () => {
  test('what is on show stays and a screen that is opened waits', async () => {
    const staff = await Staff.enter(browser, server.url, 'support@naga.example');
    const { page, words, visit } = staff;
    const offline = page.getByText(words('admin.offline'));
    await page.locator('#main h1').waitFor();
    await visit.context.setOffline(true);
    await offline.waitFor();
    const title = await page.locator('#main h1').innerText();
    await page
      .getByRole('link', { name: words('admin.menu.bookings') })
      .first()
      .click();
    expect(await page.locator('#main h1').innerText()).toBe(title);
    await visit.context.setOffline(false);
    await page.waitForURL('**/admin/bookings');
    await page.getByRole('table').waitFor();
    await offline.waitFor({ state: 'detached' });
    await visit.context.close();
  });
});

describe('the list of bookings', () => {
  test('is reproduced by its address: filters, search and order, also after a reload and on the way back', async () => {
    const staff = await Staff.enter(browser, server.url, 'admin@naga.example');
    const { page, words, visit } = staff;
    await page
      .getByRole('link', { name: words('admin.menu.bookings') })
      .first()
      .click();
    await shows(staff, [...ours, ...theirs]);
    await page.getByRole('combobox', { name: words('admin.bookings.status') }).selectOption('BOOKED');
    await page.waitForURL('**/bookings?status=BOOKED');
    await shows(staff, [ours[0]!]);
    await page.reload();
    await shows(staff, [ours[0]!]);
    expect(await page.getByRole('combobox', { name: words('admin.bookings.status') }).inputValue()).toBe('BOOKED');
    await page.goBack();
    await shows(staff, [...ours, ...theirs]);

    // By telephone and by e-mail too, as staff types them.
    await page.getByRole('searchbox').fill(theirs[0]!.pnr.toLowerCase());
    await shows(staff, theirs);
    await page.getByRole('searchbox').fill('0123456');
    await shows(staff, [...ours, ...theirs]);
    await page.getByRole('searchbox').fill('sophea@');
    await page.waitForURL(/text=sophea/);
    await shows(staff, [...ours, ...theirs]);

    // A telephone folds the filters but for the search, and keeps the name of a row in sight.
    await page.setViewportSize({ width: 375, height: 812 });
    const status = page.getByRole('combobox', { name: words('admin.bookings.status') });
    await status.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: words('ui.filters.label') }).click();
    await status.waitFor();
    await page.evaluate(`document.querySelector('tbody td:last-child').scrollIntoView()`);
    expect(await page.getByRole('cell', { name: ours[0]!.pnr }).boundingBox()).toMatchObject({ x: 16 });
    expect(await stickingOut(page)).toEqual([]);
    const other = await Staff.signIn(browser, server.url, 'admin@naga.example');
    await other.page.goto(`${page.url()}&status=BLOCKED`);
    await shows(other, [ours[1]!, ...theirs]);
    expect([...visit.complaints, ...other.visit.complaints]).toEqual([]);
    await Promise.all([visit.context.close(), other.visit.context.close()]);
  });

  test('is downloaded as CSV: what the filters leave, one line a booking', async () => {
    const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
    await staff.open('/bookings?status=BLOCKED');
    await shows(staff, [ours[1]!, ...theirs]);
    const [download] = await Promise.all([
      staff.page.waitForEvent('download'),
      staff.page.getByRole('button', { name: staff.words('admin.list.csv') }).click(),
    ]);
    const csv = await textOf(download);
    const lines = csv
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(staff.words('admin.bookings.pnr'));
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(0, 6))
        .sort(),
    ).toEqual(pnrsOf([ours[1]!, ...theirs]));
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  });

  test("shows an operator's staff only their own operator's bookings, and no other one opens", async () => {
    const staff = await Staff.signIn(browser, server.url, 'operator.admin@naga.example');
    await staff.open('/bookings');
    await shows(staff, ours);
    await staff.open(`/bookings?text=${theirs[0]!.pnr}`);
    await staff.page.getByText(staff.words('ui.table.empty'), { exact: true }).waitFor();
    await staff.open(`/bookings/${theirs[0]!.id}`);
    await staff.page.getByRole('heading', { name: staff.words('admin.booking.unknown') }).waitFor();
    await staff.open(`/bookings/${ours[0]!.id}`);
    await staff.page.getByText(ours[0]!.pnr).first().waitFor();
    expect(staff.visit.complaints).toEqual([]);
    await staff.visit.context.close();
  });
});
