import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { openBrowser, visit } from './harness/browser.js';
import { ownDeparture } from './harness/departures.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { Staff } from './harness/staff.js';
import { wordsIn } from './harness/words.js';

type Offer = JourneyRow & { operator: { id: string; name: string } };

/** Of the demonstration market: each of its bookings is confirmed by its office. */
const BY_HAND = 'Sarus Cars';

let server: Server;
let browser: Browser;
let client: RestClient;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  client = new RestClient(server.url);
});
afterAll(async () => {
  await browser.close();
  expect(await server.stop()).toBe(0);
});

/** Paid by card and waiting for the operator. */
async function buyByHand(): Promise<BookingResult> {
  const suits = (journey: JourneyRow) => (journey as Offer).operator.name === BY_HAND;
  const offer = await ownDeparture(server.url, { from: 'siem-reap', to: 'poipet', free: 1, suits });
  const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, 1));
  const [held] = body.result;
  const paid = await client.pay(held!);
  await client.decide(paid.body.result.pay_url!, 'approve');
  return held!;
}

const statusOf = async (booking: BookingResult): Promise<string> => {
  const [seen] = (await client.booking(booking)).body.result;
  return [seen!.booking_status, seen!.payment_status, seen!.tickets.length].join(' ');
};

test('an operator that confirms by hand is asked in the back office: a yes brings the ticket, a no the money back', async () => {
  const [accepted, refused] = [await buyByHand(), await buyByHand()];
  await becomes(() => statusOf(accepted), 'pending_operator paid 0');

  const web = wordsIn('en');
  const { page: traveller, context } = await visit(browser, 1280);
  await context.addCookies([{ name: `booking-${accepted.id}`, value: accepted.access_token, url: server.url }]);
  await traveller.goto(`${server.url}/bookingresponse?booking=${accepted.id}`);
  await traveller.getByRole('heading', { name: web('checkout.open.operatorTitle') }).waitFor();
  expect(await traveller.locator('main').innerText()).toContain(`${BY_HAND} confirms each booking by hand`);
  await traveller.goto(`${server.url}/view-booking-detail/${accepted.id}`);
  await traveller.getByText(web('checkout.status.pendingOperator')).waitFor();
  expect(await traveller.locator('main').innerText()).toContain(`${BY_HAND} confirms each booking by hand`);

  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = staff;
  await staff.open(`/bookings/${accepted.id}`);
  await page.getByRole('button', { name: words('admin.decision.accept') }).click();
  await page.getByRole('link', { name: words('admin.booking.open-ticket') }).waitFor();
  await becomes(() => statusOf(accepted), 'booked paid 1');
  await traveller.reload();
  await traveller.getByRole('link', { name: web('checkout.confirmed.open') }).waitFor();

  await staff.open(`/bookings/${refused.id}`);
  await page.getByRole('button', { name: words('admin.decision.refuse') }).click();
  await page.getByLabel(words('admin.decision.reason')).fill('No car tomorrow');
  await staff.confirm('refund');
  await page.getByRole('button', { name: words('admin.decision.refuse-now') }).click();
  await page.getByText('No car tomorrow').and(page.locator(':not(pre)')).last().waitFor();
  await becomes(() => statusOf(refused), 'rejected refunded 0');
  expect(staff.visit.complaints).toEqual([]);
  await Promise.all([context.close(), staff.visit.context.close()]);
});
