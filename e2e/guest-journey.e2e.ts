import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { becomes } from './harness/becomes.js';
import { scan } from './harness/boarding-pass.js';
import type { Width } from './harness/browser.js';
import { alive, Guest } from './harness/guest.js';
import {
  charges,
  chooseTwoSeats,
  decide,
  hold,
  PEOPLE,
  toThePayment,
  toTheProvider,
  toTheSeats,
  SEATS_LINK,
} from './harness/purchase.js';
import { QrReader } from './harness/qr-reader.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';

onSharedSite();

let reader: QrReader;
beforeAll(async () => {
  reader = await QrReader.open(browser);
});

/** The mail of the tickets, and the booking by its reference, as an admin finds them. */
async function standsInTheOffice(
  email: string,
  pnr: string,
  bookingId: string,
  language: keyof typeof NAMES,
): Promise<void> {
  const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, visit } = admin;
  const sent = page.getByRole('cell', { name: email });
  await until('the ticket mail stands in the inbox', async () => {
    await admin.open(`/inbox?text=${encodeURIComponent(email)}`);
    await page.getByRole('table').waitFor();
    await visit.quiet();
    return (await sent.count()) > 0;
  });
  await sent.first().click();
  const mail = page.frameLocator('iframe');
  await mail.locator(`a[href*="/eticket/"]`).first().waitFor();
  expect(await mail.locator('body').innerText()).toContain(pnr.slice(0, 3));
  // The frame has fonts only when its sandbox, the page's policy and the mail's own names for them agree.
  const fonts = `[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)`;
  const letters = language === 'km' ? 'Noto Sans Khmer' : 'Inter';
  await until(`the mail is drawn in our ${letters}`, async () => {
    const loaded: string[] = await mail.locator('body').evaluate(fonts);
    return loaded.includes(letters);
  });
  await admin.open('/bookings');
  await page.getByRole('searchbox').fill(pnr);
  await page.waitForURL(`**/bookings?text=${pnr}`);
  await page.getByRole('cell', { name: pnr }).click();
  await page.waitForURL(`**/admin/bookings/${bookingId}`);
  await page.getByText(email, { exact: true }).first().waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
}

const NAMES = { en: ['Phnom Penh', 'Siem Reap'], km: ['ភ្នំពេញ', 'សៀមរាប'] } as const;
describe.each([
  ['en', 1280],
  ['km', 375],
] as const)('a guest who reads %s on a screen %i wide', (language, width: Width) => {
  test('searches, compares, chooses two seats, pays by card and gets the ticket as page, PDF and mail', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const email = `sophea.${language}.${width}@example.com`;

    await guest.open('/');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await guest.choosePlace('web.search.from', NAMES[language][0]);
    await guest.choosePlace('web.search.to', NAMES[language][1]);
    await page.locator('select[name="children"]').selectOption('1');
    const date = await page.locator('input[name="date"]').inputValue();
    await guest.isContent();
    await guest.button('web.search.submit').click();
    await page.waitForURL(`**/bus-tickets/phnom-penh/siem-reap/${date}?pax=1&children=1`);
    await page.locator('#results-count').waitFor();
    await alive(page);

    // Filter and order are in the address: reload and the way back show the same list.
    const count = page.locator('#results-count');
    const before = await count.innerText();
    if (width === 375) await page.locator('a[href="#filters"]').click();
    // Of what leaves in the afternoon nothing goes off sale meanwhile.
    await page.locator('#filters input[name="time"][value="afternoon"]').click();
    await page.waitForURL(/[?&]time=afternoon/);
    await until('fewer are shown', async () => (await count.innerText()) !== before);
    if (width === 375) await page.locator('#filters a[href="#results"]').last().click();
    await page.getByRole('link', { name: words('web.sort.price'), exact: true }).click();
    await page.waitForURL(/[?&]sort=price/);
    const filtered = await count.innerText();
    await guest.isContent();
    const address = page.url();
    const list = async () => [page.url(), await count.innerText()];
    await guest.reload();
    await becomes(list, [address, filtered]);
    await page.locator(SEATS_LINK).first().click();
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await guest.back();
    await becomes(list, [address, filtered]);

    await toTheSeats(guest, server.url, date, 'pax=1&children=1');
    const chosen = await chooseTwoSeats(guest);
    expect(chosen).toHaveLength(2);
    await guest.isContent();
    // Without titles the form says what is missing.
    await guest.button('checkout.seats.hold', [], { count: 2 }).click();
    await guest.heading('ui.errorSummary.title', [], { count: 2 }).waitFor();
    await guest.sayWhoSits(2);
    await guest.reload();
    await becomes(() => guest.chosenSeats(), chosen);
    const bookingId = await hold(guest);

    const clock = page.getByRole('timer');
    const first = await clock.innerText();
    expect(first).toMatch(/^(10:00|\d:\d\d)$/);
    await until('the countdown counts', async () => (await clock.innerText()) !== first);

    await guest.button('checkout.passengers.continue').click();
    await guest.heading('ui.errorSummary.title', [], { count: 6 }).waitFor();
    await guest.isContent();
    await guest.fillIn(PEOPLE, 'not an address');
    await guest.button('checkout.passengers.continue').click();
    await guest.heading('ui.errorSummary.title', [], { count: 1 }).waitFor();
    await guest.reload();
    await becomes(() => guest.field('passengers.1.firstName').inputValue(), 'Bopha');
    await becomes(() => guest.field('contact.email').inputValue(), 'not an address');
    // Back shows the seats as held, forward the form as it was left.
    await guest.back();
    await page.getByText(words('checkout.seats.held')).waitFor();
    await becomes(() => guest.chosenSeats(), chosen);
    await page.goForward();
    await becomes(() => guest.field('contact.email').inputValue(), 'not an address');
    await alive(page);
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
    await becomes(() => guest.field('contact.email').inputValue(), email);
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
    // Who was counted as a child in the search is one on the ticket.
    expect(await page.locator('main').innerText()).toMatch(/Bopha Keo \(/);
    const onPage: string[] = [];
    for (const code of await codes.all()) onPage.push((await reader.readPicture(await code.screenshot())) ?? '');
    expect(onPage.map((text) => scan(text, server.dataDir))).toEqual(
      chosen.map((seatNumber) => expect.objectContaining({ pnr, seatNumber, date: tomorrow() })),
    );

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('ticket-page.pdf') }).click(),
    ]);
    const pdf = readFileSync(await download.path());
    const printed = await reader.readDocument(pdf, onPage.length);
    // A code says when it was written, so that paper and page tell the same pass in other letters.
    const passes = (codes: readonly string[]) => codes.toSorted().map((code) => scan(code, server.dataDir));
    expect(passes(printed.flatMap((sheet) => sheet.codes))).toEqual(passes(onPage));
    const paper = printed.map(({ text }) => text).join(' ');
    for (const word of ['Sophea Chan', 'Bopha Keo (']) expect(paper).toContain(word);
    await standsInTheOffice(email, pnr, bookingId, language);
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });
});
