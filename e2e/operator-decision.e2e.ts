import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { openBrowser, stickingOut, visit } from './harness/browser.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { type Server, startServer } from './harness/server.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';
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

async function hold(offer: JourneyRow, seats: number): Promise<BookingResult> {
  const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, seats));
  return body.result[0]!;
}

async function payByCard(held: BookingResult): Promise<BookingResult> {
  const paid = await client.pay(held);
  await client.decide(paid.body.result.pay_url!, 'approve');
  return held;
}

/** Waiting for the operator. */
async function buyByHand(): Promise<BookingResult> {
  const suits = (journey: JourneyRow) => (journey as Offer).operator.name === BY_HAND;
  return payByCard(await hold(await ownDeparture(server.url, { from: 'siem-reap', to: 'poipet', free: 1, suits }), 1));
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

/** Whether the operator gives its ticket codes by hand from now on, ticked by who looks after it. */
async function givesCodesByHand(staff: Staff, { id, name }: Offer['operator'], byHand: boolean) {
  const { page, words } = staff;
  await staff.open(`/awaited-codes?operatorId=${id}`);
  await page.getByRole('checkbox', { name: words('admin.awaited-codes.by-hand', { operator: name }) }).click();
  await page.getByText(words(`admin.awaited-codes.now-by-${byHand ? 'hand' : 'self'}`)).waitFor();
}

test('an operator that gives ticket codes by hand: the sold seats wait, a clerk types them, the ticket is there', async () => {
  const offer = (await ownDeparture(server.url, { date: tomorrow(6) })) as Offer;
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = staff;
  await givesCodesByHand(staff, offer.operator, true);
  // The timetable in memory learns of it a moment later.
  const isByHand = ({ id }: BookingResult) =>
    rowsOf<{ is: boolean }>(server.dataDir, `select codes_by_hand as is from leg where booking_id = ${id}`);
  let sold = await hold(offer, 2);
  await until('what is held waits for codes', async () => {
    if ((await isByHand(sold))[0]!.is) return true;
    await client.cancel(sold);
    sold = await hold(offer, 2);
    return false;
  });
  await payByCard(sold);
  await becomes(() => statusOf(sold), 'booked paid 0');
  await givesCodesByHand(staff, offer.operator, false);

  const web = wordsIn('km');
  const { page: traveller, context, complaints } = await visit(browser, 375);
  await context.addCookies([{ name: `booking-${sold.id}`, value: sold.access_token, url: server.url }]);
  await traveller.goto(`${server.url}/kh/bookingresponse?booking=${sold.id}`);
  await traveller.getByText(web('checkout.codes.title')).waitFor();
  expect(await stickingOut(traveller)).toEqual([]);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: sold.pnr });
  await row.getByRole('button', { name: words('admin.awaited-codes.give') }).click();
  const dialog = page.getByRole('dialog');
  const codes = dialog.getByRole('textbox');
  const give = dialog.getByRole('button', { name: words('admin.awaited-codes.sure') });
  const code = `HAND-${sold.id}`;
  for (const field of await codes.all()) await field.fill(code);
  await give.click();
  await dialog.getByText(words('admin.awaited-codes.twice')).first().waitFor();
  // The next of the range stands where nothing is typed.
  await codes.first().fill('');
  await give.click();
  await page.getByText(words('admin.awaited-codes.given')).waitFor();
  await row.waitFor({ state: 'detached' });
  await traveller.reload();
  await traveller.locator('article[data-ticket]').getByText(code).waitFor();
  expect([...complaints, ...staff.visit.complaints]).toEqual([]);
  await Promise.all([context.close(), staff.visit.context.close()]);
});
