import { expect, test } from '@jest/globals';
import type { LanguageCode } from '@naga/kernel/language.js';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { alive, Guest, PREFIXES } from './harness/guest.js';
import { openSignIn } from './harness/member.js';
import { chooseTwoSeats, decide, held, hold, toThePayment, toTheProvider, toTheSeats } from './harness/purchase.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { PASSWORD } from './harness/staff.js';

onSharedSite();

/** What is bought here is bought on days that no other file takes. */
const [DAY, DAY_OF_POINTS] = [tomorrow(21), tomorrow(22)];

/** Codes of offers that do not fit, each by one thing, and the words that say so. */
const UNFIT: Readonly<Record<string, readonly [sql: string, word: string, values?: Record<string, string | number>]>> =
  {
    'E2E-OVER': [`buy_until => '2026-01-01'`, 'COUPON_EXPIRED'],
    'E2E-LATER': [`buy_from => '2090-01-01'`, 'COUPON_NOT_STARTED'],
    'E2E-ELSEWHERE': [`operator_ids => '{999999}'`, 'COUPON_WRONG_RIDE'],
    'E2E-MANY': [`minimum_passengers => 9`, 'COUPON_MINIMUM', { reason: 'PASSENGERS', people: 9, minimum: '' }],
    'E2E-GONE': [`limit_total => 1`, 'COUPON_USED_UP'],
  };

/** Writes these offers, and that the last of them has been used as often as it may be. */
const OFFERS = `set search_path = pricing, public; create function pg_temp.offer(code text, buy_from timestamptz = null, buy_until timestamptz = null,
    operator_ids bigint[] = '{}', minimum_passengers int = null, limit_total int = null) returns void language sql as $$
  with made as (insert into coupon (name, kind, value, currency, buy_from, buy_until, weekdays, transport_types,
      operator_ids, route_ids, minimum_passengers, channels, payment_methods, limit_total, funded_by, created_at)
    values (code, 'AMOUNT', 100, 'USD', buy_from, buy_until, '{}', '{}', operator_ids, '{}', minimum_passengers, '{}', '{}',
      limit_total, 'PLATFORM', now()) returning id),
  counted as (insert into coupon_count (coupon_id, mode, limit_total, uses, spent)
    select id, 'live', limit_total, coalesce(limit_total, 0), 0 from made)
  insert into coupon_code (coupon_id, code, created_at) select id, code, now() from made $$;
  ${Object.entries(UNFIT)
    .map(([code, [sql]]) => `select pg_temp.offer('${code}', ${sql});`)
    .join('\n')}`;

/** What a promotion of that day is called, and what it takes off whoever travels then. */
const FESTIVAL = { en: 'E2E festival', km: 'ពិធីបុណ្យ' };
const PROMOTION = `set search_path = pricing, public;
  with made as (insert into coupon (name, applies, titles, kind, value, currency, travel_from, travel_until, weekdays,
      transport_types, operator_ids, route_ids, channels, payment_methods, funded_by, created_at)
    values ('E2E festival', 'BY_ITSELF', '${JSON.stringify(FESTIVAL)}', 'AMOUNT', 100, 'USD', '${DAY}', '${DAY}', '{}',
      '{}', '{}', '{}', '{}', '{}', 'PLATFORM', now()) returning id)
  insert into coupon_count (coupon_id, mode, uses, spent) select id, 'live', 0, 0 from made`;
const HEARD = `select 1 from pricing.cache_reload where 'coupon' = any(tables) limit 1`;

async function tryCode(guest: Guest, code: string): Promise<void> {
  const field = guest.page.locator('input[name="code"]');
  if (!(await field.isVisible())) await guest.page.getByText(guest.words('checkout.offer.have')).click();
  await field.fill(code);
  await guest.button('checkout.offer.apply').click();
}

test('a promotion takes its part off by itself; an offer code that does not fit says why, in each language, and one that fits takes off its own', async () => {
  await rowsOf(server.dataDir, OFFERS);
  await rowsOf(server.dataDir, PROMOTION);
  await becomes(async () => (await rowsOf(server.dataDir, HEARD)).length, 1);
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  await toTheSeats(guest, server.url, DAY);
  await chooseTwoSeats(guest);
  await guest.sayWhoSits(2);
  const { en } = FESTIVAL;
  await guest.page.getByText(guest.words.like('checkout.seats.ahead', ['total', 'amount'], { names: en })).waitFor();
  await hold(guest);
  await toThePayment(guest, 'offers@example.com');
  const payment = new URL(guest.page.url()).pathname;
  for (const language of Object.keys(PREFIXES) as LanguageCode[]) {
    const reader = guest.speaking(language, server.url);
    await reader.open(payment);
    // Folded with the summary on a narrow screen.
    const names = language === 'km' ? FESTIVAL.km : FESTIVAL.en;
    await guest.page
      .getByText(reader.words('checkout.line.promotion', { names }))
      .first()
      .waitFor({ state: 'attached' });
    await tryCode(reader, 'no such code');
    await guest.page.getByText(reader.words('refusal.COUPON_UNKNOWN')).waitFor();
    for (const [code, [, word, values]] of Object.entries(UNFIT)) {
      await tryCode(reader, code);
      await guest.page.getByText(reader.words(`refusal.${word}`, values)).waitFor();
    }
    await reader.isContent();
  }
  await guest.open(payment);
  await tryCode(guest, 'naga10');
  await guest.page.getByText(guest.words.like('checkout.offer.saved', ['saved'], { code: 'NAGA10' })).waitFor();
  const used = `select state from pricing.coupon_use u join pricing.coupon c on c.id = u.coupon_id where c.name = 'E2E festival'`;
  expect(await rowsOf(server.dataDir, used)).toEqual([{ state: 'RESERVED' }]);
  await guest.isContent();
  await guest.visit.context.close();
});

/** Points of the customer to spend. */
const POINTS = `set search_path = users, public; insert into reward_movement (account_id, kind, points, at, expires_at)
  select id, 'ADJUST', 700, now(), now() + interval '1 year' from account where email = 'customer@naga.example'`;

test('points pay a part at the checkout: the slider says what is left, and what it said is paid and spent, with what is given for a cause', async () => {
  await rowsOf(server.dataDir, POINTS);
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { page, words } = guest;
  await openSignIn(guest, 'customer@naga.example', PASSWORD);
  await page.waitForURL((url) => url.pathname !== '/auth/login');
  const { bookingId } = await held(guest, server.url, DAY_OF_POINTS);
  await toThePayment(guest, 'customer@naga.example');
  const slider = page.getByRole('slider', { name: words('checkout.points.choose') });
  await slider.press('Home');
  const offered = await page.getByText(/^You would pay .+ and keep \d+ points\.$/).textContent();
  const total = /\d+,\d\d/.exec(offered!)![0];
  await guest.isContent();
  await guest.button('checkout.points.use', [], { points: 100 }).click();
  await page.getByText(words.like('checkout.points.used', ['worth'], { points: 100 })).waitFor();
  await alive(page);
  expect(await guest.button('checkout.payment.pay', ['total']).textContent()).toContain(total);
  await page.locator('summary', { hasText: words('checkout.donation.title') }).click();
  await page.getByRole('radio', { name: '$1,00' }).check();
  await page.getByLabel(words('checkout.donation.cause')).selectOption({ label: words('donate.cause.nature') });
  await guest.button('checkout.donation.give').click();
  await page.getByText(words('checkout.donation.given', { amount: '$1,00' })).waitFor();
  await page.getByText(words('checkout.line.donation'), { exact: true }).first().waitFor({ state: 'attached' });
  await guest.isContent();
  await toTheProvider(guest);
  await decide(page, 'approve');
  await guest.heading('checkout.confirmed.title', ['place']).waitFor();
  const spent = `select sum(points)::int as points from users.reward_movement where booking_id = ${bookingId} and not is_pending`;
  await becomes(async () => (await rowsOf<{ points: number }>(server.dataDir, spent))[0]?.points, -100);
  const paid = `select amount::int as amount from booking.payment where booking_id = ${bookingId} and state = 'SETTLED'`;
  expect(await rowsOf(server.dataDir, paid)).toEqual([{ amount: Number(total.replace(',', '')) + 100 }]);
  const given = `select sum(credit - debit)::int as given from booking.ledger_entry
    where booking_id = ${bookingId} and account = 'donations'`;
  expect(await rowsOf(server.dataDir, given)).toEqual([{ given: 100 }]);
  await guest.isContent();
  await guest.visit.context.close();
});
