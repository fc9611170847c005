import { expect, test } from '@jest/globals';
import type { LanguageCode } from '@naga/kernel/language.js';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest, PREFIXES } from './harness/guest.js';
import { openSignIn } from './harness/member.js';
import { makeOffers } from './harness/offers.js';
import { givePoints } from './harness/points.js';
import {
  chooseJourney,
  chooseTwoSeats,
  decide,
  held,
  hold,
  toldOnCard,
  toThePayment,
  toTheProvider,
  toTheResults,
} from './harness/purchase.js';
import { addressFor, freeSeats, RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { PASSWORD } from './harness/staff.js';

onSharedSite();

/** What is bought here is bought on days that no other file takes. */
const [DAY, DAY_OF_POINTS] = [tomorrow(21), tomorrow(22)];

/** What a promotion of that day is called, and what it takes off whoever travels then. */
const FESTIVAL = { en: 'E2E festival', km: 'ពិធីបុណ្យ' };
const GROUP = { stack_group: 'E2E season' };
const PROMOTION = {
  name: FESTIVAL.en,
  applies: 'BY_ITSELF',
  titles: FESTIVAL,
  ...GROUP,
  travel_from: DAY,
  travel_until: DAY,
};

/** One that this traveller has used for another trip. */
const ONCE = 'E2E-ONCE';

/** Codes of offers that do not fit, each by one thing, in the order of rules.md 9, and the words that say so. */
const UNFIT: Readonly<
  Record<string, readonly [terms: object, word: string, values?: Record<string, string | number>]>
> = {
  'E2E-OFF': [{ active: false }, 'COUPON_INACTIVE'],
  'E2E-LATER': [{ buy_from: '2090-01-01' }, 'COUPON_NOT_STARTED'],
  'E2E-OVER': [{ buy_until: '2026-01-01' }, 'COUPON_EXPIRED'],
  'E2E-STAFF': [{ channels: ['admin'] }, 'COUPON_WRONG_CHANNEL'],
  'E2E-RIEL': [{ currency: 'KHR' }, 'COUPON_OTHER_CURRENCY', { currency: 'KHR' }],
  'E2E-ELSEWHERE': [{ operator_ids: ['999999'] }, 'COUPON_WRONG_RIDE'],
  'E2E-DAYS': [{ travel_from: '2090-01-01' }, 'COUPON_WRONG_DATE'],
  'E2E-MANY': [{ minimum_passengers: 9 }, 'COUPON_MINIMUM', { reason: 'PASSENGERS', people: 9, minimum: '' }],
  'E2E-SUM': [{ minimum_amount: 100_000 }, 'COUPON_MINIMUM', { reason: 'AMOUNT', people: 0, minimum: '$1.000,00' }],
  'E2E-LOCAL': [{ nationality: 'LOCAL' }, 'COUPON_NOT_ELIGIBLE', { reason: 'NATIONALITY' }],
  [ONCE]: [{ limit_per_customer: 1 }, 'COUPON_ALREADY_USED'],
  'E2E-GONE': [{ limit_total: 1, uses: 1 }, 'COUPON_USED_UP'],
  'E2E-GROUP': [GROUP, 'COUPON_NOT_COMBINABLE', { beside: 'PROMOTION' }],
  'E2E-ALONE': [{ combines_with_offers: false }, 'COUPON_NOT_COMBINABLE', { beside: 'OFFER' }],
  'E2E-DEAR': [{ kind: 'SET_PRICE', value: 1_000_000 }, 'COUPON_SAVES_NOTHING'],
};

const HEARD = `select 1 from pricing.cache_reload where 'coupon' = any(tables) limit 1`;

/** The address of somebody who holds a seat of another day with this code. */
async function whoHasUsed(code: string): Promise<string> {
  const client = new RestClient(server.url);
  const journey = await ownDeparture(server.url, { date: DAY_OF_POINTS });
  const seats = freeSeats(await client.seats(journey)).slice(0, 1);
  const { status } = await client.hold(journey, seats, {}, { coupon_code: code });
  expect(status).toBe(200);
  return addressFor(journey, seats);
}

async function tryCode(guest: Guest, code: string): Promise<void> {
  const field = guest.page.locator('input[name="code"]');
  if (!(await field.isVisible())) await guest.page.getByText(guest.words('checkout.offer.have')).click();
  await field.fill(code);
  await guest.button('checkout.offer.apply').click();
}

test('a promotion is told on the card and takes as much off by itself; an offer code that does not fit says why, in each language, and one that fits takes off its own', async () => {
  const unfit = Object.entries(UNFIT).map(([name, [terms]]) => ({ name, ...terms }));
  await makeOffers(server.dataDir, [PROMOTION, ...unfit]);
  await becomes(async () => (await rowsOf(server.dataDir, HEARD)).length, 1);
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { en } = FESTIVAL;
  const journey = await toTheResults(guest, server.url, DAY);
  const told = await toldOnCard(guest, journey, en);
  await guest.isContent();
  await chooseJourney(guest, journey);
  await chooseTwoSeats(guest);
  await guest.sayWhoSits(2);
  await guest.page.getByText(guest.words.like('checkout.seats.ahead', ['total', 'amount'], { names: en })).waitFor();
  const taken = `select total::int as total from booking.booking where id = ${await hold(guest)}`;
  expect(await rowsOf(server.dataDir, taken)).toEqual([{ total: told.total - told.discount }]);
  await toThePayment(guest, await whoHasUsed(ONCE));
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

test('points pay a part at the checkout: the slider says what is left, and what it said is paid and spent, with what is given for a cause', async () => {
  await givePoints(server, 700);
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
  await guest.button('checkout.points.use', [], { points: 100, shown: '100' }).click();
  await page.getByText(words.like('checkout.points.used', ['worth'], { points: 100, shown: '100' })).waitFor();
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
