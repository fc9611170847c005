import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { scan } from './harness/boarding-pass.js';
import { openBrowser, type Width } from './harness/browser.js';
import { alive, Guest } from './harness/guest.js';
import {
  charges,
  chooseTwoSeats,
  decide,
  endHold,
  held,
  hold,
  PEOPLE,
  toThePayment,
  toTheProvider,
  toTheSeats,
} from './harness/purchase.js';
import { QrReader } from './harness/qr-reader.js';
import { tomorrow } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';

let server: Server;
let browser: Browser;
let reader: QrReader;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  reader = await QrReader.open(browser);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
});

const NAMES = { en: ['Phnom Penh', 'Siem Reap'], km: ['ភ្នំពេញ', 'សៀមរាប'] } as const;
describe.each([
  ['en', 1280],
  ['km', 375],
  ['km', 1280],
  ['en', 375],
] as const)('a guest who reads %s on a screen %i wide', (language, width: Width) => {
  test('searches, compares, chooses two seats, pays by card and gets the ticket as page, PDF and mail', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const email = `sophea.${language}.${width}@example.com`;

    await guest.open('/');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await guest.choosePlace('web.search.from', NAMES[language][0]);
    await guest.choosePlace('web.search.to', NAMES[language][1]);
    await page.locator('select[name="pax"]').selectOption('2');
    await guest.isContent();
    await guest.button('web.search.submit').click();
    await page.waitForURL(`**/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`);
    await page.locator('#results-count').waitFor();
    await alive(page);

    // Filter and order are in the address: reload and the way back show the same list.
    const before = await page.locator('#results-count').innerText();
    if (width === 375) await page.locator('a[href="#filters"]').click();
    await page.locator('#filters input[name="time"]').first().click();
    await page.waitForURL(/[?&]time=/);
    await until('fewer are shown', 5, async () => (await page.locator('#results-count').innerText()) !== before);
    if (width === 375) await page.locator('#filters a[href="#results"]').last().click();
    await page.getByRole('link', { name: words('web.sort.price'), exact: true }).click();
    await page.waitForURL(/[?&]sort=price/);
    const filtered = await page.locator('#results-count').innerText();
    expect(filtered).not.toBe(before);
    await guest.isContent();
    const address = page.url();
    await guest.reload();
    expect([page.url(), await page.locator('#results-count').innerText()]).toEqual([address, filtered]);
    await page.locator('a[href*="/checkout/"]').first().click();
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await guest.back();
    expect([page.url(), await page.locator('#results-count').innerText()]).toEqual([address, filtered]);

    await toTheSeats(guest, server.url, width === 375 ? 1 : 2);
    const chosen = await chooseTwoSeats(guest);
    expect(chosen).toHaveLength(2);
    await guest.isContent();
    // Without titles the form says what is missing.
    await guest.button('checkout.seats.hold', [], { count: 2 }).click();
    await guest.heading('ui.errorSummary.title', [], { count: 2 }).waitFor();
    await guest.sayWhoSits(2);
    await guest.reload();
    await until('the choice is there again', 5, async () => (await guest.chosenSeats()).length === 2);
    expect(await guest.chosenSeats()).toEqual(chosen);
    const bookingId = await hold(guest);

    const clock = page.getByRole('timer');
    const first = await clock.innerText();
    expect(first).toMatch(/^(10:00|9:\d\d)$/);
    await until('the countdown counts', 5, async () => (await clock.innerText()) !== first);

    await guest.button('checkout.passengers.continue').click();
    await guest.heading('ui.errorSummary.title', [], { count: 6 }).waitFor();
    await guest.isContent();
    await guest.fillIn(PEOPLE, 'not an address');
    await guest.button('checkout.passengers.continue').click();
    await guest.heading('ui.errorSummary.title', [], { count: 1 }).waitFor();
    await guest.reload();
    await until(
      'what was typed is there again',
      5,
      async () => (await guest.field('contact.email').inputValue()) !== '',
    );
    expect(await guest.field('passengers.1.firstName').inputValue()).toBe('Bopha');
    // Back shows the seats as held, forward the form as it was left.
    await guest.back();
    await page.getByText(words('checkout.seats.held')).waitFor();
    expect(await guest.chosenSeats()).toEqual(chosen);
    await page.goForward();
    await alive(page);
    await until(
      'what was typed is still there',
      5,
      async () => (await guest.field('contact.email').inputValue()) !== '',
    );
    // A second tab sees the same hold.
    const second = await guest.visit.context.newPage();
    await second.goto(page.url());
    await second.getByRole('timer').waitFor();
    expect(await second.locator('main').innerText()).toContain(chosen.join(', '));
    await second.close();

    await toThePayment(guest, email);
    await guest.isContent();
    expect(await page.locator('main').innerText()).toContain('Sophea Chan');
    await guest.reload();
    await guest.back();
    expect(await guest.field('contact.email').inputValue()).toBe(email);
    await page.goForward();
    await guest.heading('checkout.payment.title').waitFor();
    await alive(page);

    await toTheProvider(guest);
    const payPage = page.url();
    await page.reload();
    await page.goBack();
    await alive(page);
    await toTheProvider(guest);
    expect(page.url()).toBe(payPage);
    await decide(page, 'approve');
    await page.waitForURL('**/bookingresponse?booking=*');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await page.locator('article[data-ticket]').waitFor();
    const pnr = (await page.locator('article strong[lang="en"]').innerText()).replace(/\s/g, '');
    expect(pnr).toMatch(/^[A-Z0-9]{6}$/);
    await guest.isContent();

    // The way back never leads to a second payment.
    await page.goBack();
    if (page.url().includes('/sandbox/')) await page.locator('a.next').click();
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await guest.open(`/checkout/payment/${bookingId}`);
    expect(page.url()).toContain('/bookingresponse');
    await guest.reload();
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);

    await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
    await page.waitForURL('**/eticket/**');
    await alive(page);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await guest.isContent();
    const codes = page.getByRole('img', { name: words.like('ticket-page.qr', ['name', 'seat']) });
    expect(await codes.count()).toBe(2);
    const onPage: string[] = [];
    for (const code of await codes.all()) onPage.push((await reader.readPicture(await code.screenshot())) ?? '');
    expect(onPage.map((text) => scan(text, server.dataDir))).toEqual(
      chosen.map((seatNumber) => expect.objectContaining({ pnr, seatNumber, date: tomorrow() })),
    );

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('ticket-page.pdf') }).click(),
    ]);
    const printed = await reader.readDocument(readFileSync(await download.path()));
    expect(printed.flatMap((sheet) => sheet.codes).sort()).toEqual([...onPage].sort());
    const paper = printed.map(({ text }) => text).join(' ');
    for (const word of ['Sophea Chan', 'Bopha Keo']) expect(paper).toContain(word);

    const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
    await admin.open(`/inbox?text=${encodeURIComponent(email)}`);
    await until('the ticket mail stands in the inbox', 20, async () => {
      await admin.page.reload();
      await admin.page.getByRole('table').waitFor();
      return (await admin.page.getByRole('cell', { name: email }).count()) > 0;
    });
    await admin.page.getByRole('cell', { name: email }).first().click();
    const mail = admin.page.frameLocator('iframe');
    await mail.locator(`a[href*="/eticket/"]`).first().waitFor();
    expect(await mail.locator('body').innerText()).toContain(pnr.slice(0, 3));
    await admin.open('/bookings');
    await admin.page.getByRole('searchbox').fill(pnr);
    await admin.page.waitForURL(`**/bookings?text=${pnr}`);
    await admin.page.getByRole('cell', { name: pnr }).click();
    await admin.page.waitForURL(`**/admin/bookings/${bookingId}`);
    await admin.page.getByText(email, { exact: true }).first().waitFor();
    expect(admin.visit.complaints).toEqual([]);
    await admin.visit.context.close();

    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });
});

describe('what does not go as planned', () => {
  test('when the time is over the page says so, keeps what was typed and holds the same seats again', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 375);
    const { page, words } = guest;
    await page.clock.install();
    const { bookingId } = await held(guest, server.url, 7);
    await guest.fillIn(PEOPLE, 'late@example.com');
    // Ten minutes pass: on the server by moving the end of the hold, here by moving the clock.
    await endHold(server, bookingId);
    await page.clock.fastForward('11:00');
    await page.getByText(words('checkout.over.title')).waitFor();
    await guest.isContent();
    expect(await guest.field('passengers.0.firstName').inputValue()).toBe('Sophea');
    await guest.button('checkout.over.again', ['seats'], { count: 2 }).click();
    await page.waitForURL(
      (url) => /\/checkout\/passengers\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${bookingId}`),
    );
    await alive(page);
    await until('what was typed came along', 5, async () => (await guest.field('contact.email').inputValue()) !== '');
    await page.getByRole('timer').waitFor();
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });

  test('without network filters answer, a step waits for it, and nothing that was typed is lost', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { page, words } = guest;
    const { context } = guest.visit;
    const offline = page.getByText(words('ui.offline.text'));
    await guest.open(`/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`);
    const all = await page.locator('#results-count').innerText();
    await context.setOffline(true);
    await offline.waitFor();
    await page.locator('#filters input[name="time"]').first().check();
    await until('fewer are shown', 5, async () => (await page.locator('#results-count').innerText()) !== all);
    await page.locator('a[href*="/checkout/"]').first().click();
    expect(page.url()).toContain('time=');
    await context.setOffline(false);
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await alive(page);

    const chosen = await chooseTwoSeats(guest);
    await guest.sayWhoSits(2);
    await context.setOffline(true);
    await guest.button('checkout.seats.hold', [], { count: 2 }).click();
    await page.getByText(words('checkout.seats.failed')).waitFor();
    await page.getByRole('button', { name: words('ui.offline.retry') }).click();
    expect(await guest.chosenSeats()).toEqual(chosen);
    await context.setOffline(false);
    await offline.waitFor({ state: 'detached' });
    await hold(guest);
    await guest.fillIn(PEOPLE, 'offline@example.com');
    await context.setOffline(true);
    await offline.waitFor();
    await guest.button('checkout.passengers.continue').click();
    await context.setOffline(false);
    await page.waitForURL('**/checkout/payment/*');
    await context.close();
  });

  test("somebody else's booking does not open, nor one that does not exist", async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { bookingId } = await held(guest, server.url, 8);
    const stranger = await Guest.arrive(browser, server.url, 'en', 1280);
    const says = async (path: string) => {
      const answer = await stranger.page.goto(stranger.home + path);
      return [answer?.status(), await stranger.page.locator('main').innerText()];
    };
    const [other, none] = [await says(`/checkout/payment/${bookingId}`), await says('/checkout/payment/999999999')];
    expect(other).toEqual([404, expect.stringContaining(stranger.words('checkout.unknown.title'))]);
    expect(none).toEqual(other);
    await Promise.all([guest.visit.context.close(), stranger.visit.context.close()]);
  });
});
