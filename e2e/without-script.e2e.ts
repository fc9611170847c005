import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { stickingOut, visit } from './harness/browser.js';
import { PREFIXES } from './harness/guest.js';
import { SEATS_LINK } from './harness/purchase.js';
import { tomorrow } from './harness/rest-client.js';
import { wordsIn } from './harness/words.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

async function withoutScript(): Promise<Page> {
  return (await visit(browser, 375, { javaScriptEnabled: false })).page;
}

test.each([
  ['en', 'Phnom Penh', 'Siem Reap'],
  ['km', 'ភ្នំពេញ', 'សៀមរាប'],
] as const)('home in %s is readable without script and its form finds journeys', async (language, from, to) => {
  const words = wordsIn(language);
  const page = await withoutScript();
  await page.goto(server.url + PREFIXES[language]);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words('web.home.heading'));
  await page.locator('input[name="from"]').fill(from);
  await page.locator('input[name="to"]').fill(to);
  await page.locator('input[name="date"]').fill(tomorrow());
  await page.locator('select[name="pax"]').selectOption('2');
  await page.getByRole('button', { name: words('web.search.submit'), exact: true }).click();
  await page.waitForURL(`**/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(to);
  const cards = page.locator(SEATS_LINK);
  expect(await cards.count()).toBeGreaterThan(40);
  expect(await page.locator('#results li').first().innerText()).toMatch(/\d\d:\d\d/);
  expect(await stickingOut(page)).toEqual([]);
});

test('the price of a journey leads to the seats, which open it into its lines', async () => {
  const words = wordsIn('en');
  const page = await withoutScript();
  await page.goto(`${server.url}/bus-tickets/phnom-penh/siem-reap/${tomorrow()}`);
  await page
    .getByRole('link', { name: new RegExp(`^${words('price-made.title')}`) })
    .first()
    .click();
  await page.waitForURL('**/checkout/**');
  await page.getByText(words('price-made.title')).first().click();
  await page.getByText(words('price-made.base')).first().waitFor();
  await page.context().close();
});

test('a typing error in the form without script asks which place is meant', async () => {
  const page = await withoutScript();
  await page.goto(server.url);
  await page.locator('input[name="from"]').fill('Pnom Pen');
  await page.locator('input[name="to"]').fill('Sieam Reap');
  await page.getByRole('button', { name: wordsIn('en')('web.search.submit'), exact: true }).click();
  await page.waitForURL('**/search?**');
  await page
    .getByRole('link', { name: /Phnom Penh.*Siem Reap/ })
    .first()
    .click();
  await page.waitForURL('**/phnom-penh/siem-reap/**');
  expect(await page.locator(SEATS_LINK).count()).toBeGreaterThan(40);
});

test('a currency is chosen without script: the page stays, and its prices are shown in it', async () => {
  const page = await withoutScript();
  const here = `${server.url}/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`;
  await page.goto(here);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: '฿ THB' }).click();
  await page.waitForURL(here);
  expect(await page.locator('#results li').first().innerText()).toMatch(/≈\u00a0฿[\d.]+,\d\d\s+You pay \$\d/);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: wordsIn('en')('web.currency.charged') }).click();
  await page.waitForURL(here);
  expect(await page.locator('#results li').first().innerText()).not.toContain('≈');
});

test('results are filtered and sorted without script', async () => {
  const words = wordsIn('en');
  const page = await withoutScript();
  await page.goto(`${server.url}/bus-tickets/phnom-penh/siem-reap/${tomorrow()}`);
  const all = await page.locator('#results-count').innerText();
  await page.locator('a[href="#filters"]').click();
  await page.locator('#filters input[name="time"]').first().check();
  await page.getByRole('button', { name: words('web.filter.apply') }).click();
  await page.waitForURL('**/siem-reap/**time=**');
  const fewer = await page.locator('#results-count').innerText();
  expect(Number.parseInt(fewer, 10)).toBeLessThan(Number.parseInt(all, 10));
  await page.getByRole('link', { name: words('web.sort.price'), exact: true }).click();
  await page.waitForURL('**sort=price**');
  expect(await page.locator('#results-count').innerText()).toBe(fewer);
});

/** The public addresses of the specification, section 2, that name nobody's own record. */
const PUBLIC = [
  ...['/', '/bus-tickets', '/taxi-tickets', '/ferry-tickets', '/search'],
  ...['/bus-tickets', '/search'].map((path) => `${path}/phnom-penh/siem-reap/${tomorrow()}/${tomorrow(3)}`),
  ...['/operators', '/operators/nam-ou-river-boats', '/route-details/phnom-penh/siem-reap'],
  ...['/popular-bus-routes', '/popular-taxi-routes', '/popular-ferry-routes'],
  ...['', '/all/siem-reap', '/packages', '/short-activity'].map((path) => `/experiences${path}`),
  ...['/about', '/contact', '/faq', '/terms-of-use', '/privacy-policy', '/promo', '/csr', '/developer_request'],
  ...['/travel-community', '/donation-for-cause', '/donate-now', '/covid19-guidelines'],
  ...['/appAbout', '/privacypolicy', '/eticketLinkPartner', '/terms', '/appTerms', '/appGallery', '/referrals'],
  ...['/view-booking-detail', '/view-cargo-booking-detail', '/ct-cashback', '/ct-referral-code'],
  ...['/auth/login', '/agent/login', '/auth/register', '/password/reset', '/autoLogin'],
];

test.each(Object.entries(PREFIXES))(
  'every public address has a page in %s that says what it is',
  async (language, prefix) => {
    const silent = await Promise.all(
      PUBLIC.map(async (path) => {
        const answer = await fetch(`${server.url}${prefix}${path === '/' ? '' : path}`);
        const html = await answer.text();
        const says = answer.ok && html.includes(`<html lang="${language}"`) && /<h1[^>]*>[^<]/.test(html);
        return says ? [] : [`${path}: ${answer.status} ${answer.url}`];
      }),
    );
    expect(silent.flat()).toEqual([]);
  },
);
