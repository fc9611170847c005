import { expect, test } from '@jest/globals';
import { approximate, formatApproximate } from '@naga/kernel/exchange-rate.js';
import { money, typedAmount } from '@naga/kernel/money.js';
import type { Page } from 'playwright-core';
import { rowsOf } from './harness/database.js';
import { alive, Guest } from './harness/guest.js';
import { arriveAt, field, leave, MEMBER_PASSWORD, openSignIn, press } from './harness/member.js';
import { decide, held, toThePayment, toTheProvider } from './harness/purchase.js';
import { RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

/** What is bought here is bought on a day that no other file takes. */
const DAY = tomorrow(23);

/** A dollar in riel while one chooses, and what it becomes before one pays. */
const riel = (perDollar: number) =>
  rowsOf(
    server.dataDir,
    `insert into pricing.currency_rate (currency, per_dollar, valid_from, written_at) values ('KHR', ${perDollar}, now(), now())`,
  );

/** What a line of the page says, by what stands before it. */
const valueAt = async (page: Page, label: string): Promise<string | null> =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
    .textContent();

/** About what dollars are at the rate that was read first. */
const atFirst = (dollars: string): string => {
  const rate = { currency: 'KHR', units: '4100', per: '1', since: '' } as const;
  return formatApproximate(approximate(money(typedAmount(dollars.slice(1), 'USD')!, 'USD'), rate));
};

test('who reads prices in riel pays dollars, and his booking says for ever what he read', async () => {
  await riel(4100);
  const guest = await Guest.arrive(browser, server.url, 'en', 1280);
  const { page, words } = guest;
  const { pathname, search } = new URL(`http://x/bus-tickets/phnom-penh/siem-reap/${DAY}?pax=2`);
  await guest.open(pathname + search);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: '៛ KHR' }).click();
  await page.waitForURL(server.url + pathname + search);
  await alive(page);
  await page
    .getByText(/^≈\u00a0៛/)
    .first()
    .waitFor();
  await guest.isContent();

  await held(guest, server.url, DAY);
  const total = words('ui.summary.total');
  await riel(4400);
  await toThePayment(guest, 'riel@example.com');
  // With the fee of the way to pay that is chosen there.
  const shown = await valueAt(page, total);
  const charged = (await valueAt(page, words('ui.summary.charged')))!;
  expect(shown).toBe(atFirst(charged));
  expect(await guest.button('checkout.payment.pay', ['total']).textContent()).toContain(charged);
  await guest.isContent();
  await toTheProvider(guest);
  await decide(page, 'approve');
  await guest.heading('checkout.confirmed.title', ['place']).waitFor();

  await page.getByRole('link', { name: words('checkout.confirmed.view') }).click();
  await guest.heading('checkout.view.money').waitFor();
  expect(await valueAt(page, words('checkout.view.shown'))).toBe(shown);
  expect(await valueAt(page, words('checkout.view.total'))).toBe(charged);
  await page.getByText(words('price-made.title')).click();
  await page.getByText('1 USD = 4.100 KHR').waitFor();
  await guest.isContent();
  await guest.visit.context.close();
});

test('who is signed in on two devices reads on one in the currency that he chose on the other', async () => {
  const email = 'two.devices@example.com';
  const person = { first_name: 'Sophea', last_name: 'Chan', email };
  const password = { password: MEMBER_PASSWORD, password_confirmation: MEMBER_PASSWORD };
  await new RestClient(server.url).call('POST', '/api/register', { ...person, ...password });
  const [laptop, phone] = [
    await Guest.arrive(browser, server.url, 'en', 1280),
    await Guest.arrive(browser, server.url, 'en', 375),
  ];
  const menuOf = ({ page }: Guest) => page.locator('header summary').first();
  const inRiel = laptop.words('web.currency.label', { currency: 'KHR' });
  for (const guest of [laptop, phone]) {
    await openSignIn(guest, email, MEMBER_PASSWORD);
    await arriveAt(guest, '/dashboard');
    expect(await menuOf(guest).textContent()).not.toContain(inRiel);
  }
  await menuOf(laptop).click();
  await laptop.page.getByRole('link', { name: '៛ KHR' }).click();
  await menuOf(laptop).filter({ hasText: inRiel }).waitFor();

  await phone.open('/settings/profile');
  expect(await menuOf(phone).textContent()).toContain(inRiel);
  const currency = field(phone, 'currency');
  expect(await currency.inputValue()).toBe('KHR');
  await phone.isContent();
  await currency.selectOption('THB');
  await press(phone, 'profile');
  const inBaht = phone.words('web.currency.label', { currency: 'THB' });
  await menuOf(phone).filter({ hasText: inBaht }).waitFor();
  await laptop.reload();
  expect(await menuOf(laptop).textContent()).toContain(inBaht);
  await Promise.all([leave(laptop), leave(phone)]);
});
