import { expect, test } from '@jest/globals';
import { type Currency, formatMoney, money } from '@naga/kernel/money.js';
import type { BrowserContext, Page } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { stickingOut } from './harness/browser.js';
import { showCode, withCamera } from './harness/camera.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { pairs } from './harness/pairs.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { Staff } from './harness/staff.js';

onSharedSite();

interface Code {
  readonly qr: string;
  readonly ticketCode: string;
}

const today = (): string => tomorrow(0);

/** Two paid seats. */
async function buyTwo(offer: JourneyRow): Promise<BookingResult> {
  const client = new RestClient(server.url);
  const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, 2));
  const held = body.result[0]!;
  const paid = await client.pay(held);
  await client.decide(paid.body.result.pay_url!, 'approve');
  await becomes(async () => (await client.booking(held)).body.result[0]!.tickets.length, 2);
  return held;
}

/** One seat that is paid to the conductor. */
async function payOnBoard(offer: JourneyRow): Promise<BookingResult> {
  const client = new RestClient(server.url);
  const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, 1));
  const held = body.result[0]!;
  await client.pay(held, 'pay_on_boarding');
  await client.confirm(held);
  await becomes(async () => (await client.booking(held)).body.result[0]!.tickets.length, 1);
  return held;
}

/** What the books have of a booking: its state, what was paid, and what the operator's people have in hand. */
const booksOf = ({ id }: BookingResult) =>
  rowsOf(
    server.dataDir,
    `select b.payment_status as status, y.method, y.state, y.amount::int as amount, e.debit::int as "inHand"
     from booking.booking b join booking.payment y on y.booking_id = b.id
     left join booking.ledger_entry e on e.booking_id = b.id and e.account = 'cash_in_hand' where b.id = ${id}`,
  );

/** As if it had been bought for today, and left in ten minutes: what is sold for today depends on the hour. */
async function leavesNow({ id }: BookingResult): Promise<string> {
  const [leg] = await rowsOf<{ schedule: string }>(
    server.dataDir,
    `update booking.leg set service_date = '${today()}', departure = route_schedule_id || '@${today()}',
       departure_time = now() + interval '10 minutes', arrival_time = now() + interval '5 hours'
     where booking_id = ${id} returning route_schedule_id::text as schedule`,
  );
  return leg!.schedule;
}

/** What the travellers show at the door. */
async function codesOf({ id }: BookingResult): Promise<Code[]> {
  const [ticket] = await rowsOf<{ id: string }>(
    server.dataDir,
    `select t.id from booking.ticket t join booking.leg l on l.id = t.leg_id where l.booking_id = ${id}`,
  );
  const [booking] = await rowsOf<{ email: string | null }>(
    server.dataDir,
    `select contact_email as email from booking.booking where id = ${id}`,
  );
  const query = 'query ($id: ID!, $email: String) { ticket(id: $id, email: $email) { passengers { qr ticketCode } } }';
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id: ticket!.id, email: booking!.email } }),
  });
  const { data } = (await response.json()) as { data: { ticket: { passengers: Code[] } } };
  return data.ticket.passengers;
}

/** As leavesNow for the list itself, whose times are the timetable's: by them who is on no list came too late in the evening. */
async function arrivesLater(context: BrowserContext): Promise<void> {
  const arrival = new Date(Date.now() + 5 * 3_600_000).toISOString();
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"arrivalTime":"[^"]+"/g, `"arrivalTime":"${arrival}"`);
    await route.fulfill({ response, body });
  });
}

const door = (page: Page) => page.locator('main.scan');
const outcome = (page: Page) => page.locator('[data-outcome]').getAttribute('data-outcome');
const waiting = (page: Page) => page.locator('[data-waiting]').getAttribute('data-waiting');

test.each(pairs(['km', 375], ['en', 1280]))(
  'tickets are scanned without network, also after a reload, and sent when it is back (%s, %i wide)',
  async (language, width) => {
    const offer = await ownDeparture(server.url);
    const booking = await buyTwo(offer);
    const schedule = await leavesNow(booking);
    const [first, second] = (await codesOf(booking)) as [Code, Code];

    const scanner = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    const { page, words } = scanner;
    await withCamera(page);
    await arrivesLater(scanner.visit.context);
    await scanner.open(`/departures/${schedule}/${today()}`);
    await page.getByRole('link', { name: words('admin.manifest.scan') }).click();
    await door(page).and(page.locator('[data-kept="true"]')).waitFor();

    await scanner.visit.context.unroute('**/graphql');
    await scanner.visit.context.setOffline(true);
    await page.reload();
    await page.getByText(words('admin.scan.offline')).waitFor();
    const types = async (code: string) => {
      await page.getByLabel(words('admin.scan.code')).fill(code);
      await page.getByRole('button', { name: words('admin.scan.check') }).click();
    };
    await page.getByRole('button', { name: words('admin.scan.camera-start') }).click();
    await showCode(page, first.qr);
    await becomes(() => outcome(page), 'BOARDED');
    await page.getByRole('button', { name: words('admin.scan.camera-stop') }).click();
    await types(`${first.qr}x`);
    await becomes(() => outcome(page), 'BAD_SIGNATURE');
    await types(second.ticketCode.replace(/^.*-/, ''));
    await becomes(() => outcome(page), 'BOARDED');
    await types(first.qr);
    await becomes(() => outcome(page), 'ALREADY_BOARDED');
    await becomes(() => waiting(page), '2');

    // Sold after the list was taken: what is owed stands in his code alone.
    const late = await payOnBoard(offer);
    await leavesNow(late);
    const [unlisted] = (await codesOf(late)) as [Code];
    await types(unlisted.qr);
    await becomes(() => outcome(page), 'NOT_PAID');
    const owed = late.total;
    // The back office has the code of the currency beside it.
    const amount = `${formatMoney(money(owed, late.currency as Currency))}\u00a0${late.currency}`;
    await page.getByText(words('admin.scan.text.NOT_PAID', { amount })).waitFor();
    expect(await stickingOut(page)).toEqual([]);
    await page.getByRole('button', { name: words('admin.scan.collected') }).click();
    await becomes(() => outcome(page), 'BOARDED');
    await page.getByText(words('admin.scan.unlisted')).waitFor();
    await becomes(() => waiting(page), '3');
    expect(await stickingOut(page)).toEqual([]);
    await page.reload();
    await becomes(() => waiting(page), '3');

    await scanner.visit.context.setOffline(false);
    await becomes(() => waiting(page), '0');

    const office = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    await office.open(`/departures/${schedule}/${today()}`);
    await office.page.getByText(words('admin.manifest.on-board', { boarded: 3, sold: 3 })).waitFor();
    expect(office.visit.complaints).toEqual([]);
    expect(await stickingOut(office.page)).toEqual([]);
    const states = await rowsOf<{ state: string }>(
      server.dataDir,
      `select state from booking.part where booking_id = ${booking.id}`,
    );
    expect(states.map(({ state }) => state)).toEqual(['BOARDED', 'BOARDED']);
    expect(await booksOf(late)).toEqual([
      { status: 'PAID', method: 'PAY_ON_BOARDING', state: 'SETTLED', amount: owed, inHand: owed },
    ]);
    await Promise.all([scanner.visit.context.close(), office.visit.context.close()]);
  },
);
