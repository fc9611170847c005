import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { stickingOut } from './harness/browser.js';
import { showCode, withCamera } from './harness/camera.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { type BookingResult, freeSeats, RestClient, tomorrow } from './harness/rest-client.js';
import { Staff } from './harness/staff.js';

onSharedSite();

interface Code {
  readonly qr: string;
  readonly ticketCode: string;
}

const today = (): string => tomorrow(0);

/** Two paid seats of a departure of its own. */
async function buyTwo(): Promise<BookingResult> {
  const client = new RestClient(server.url);
  const offer = await ownDeparture(server.url);
  const { body } = await client.hold(offer, freeSeats(await client.seats(offer)).slice(0, 2));
  const held = body.result[0]!;
  const paid = await client.pay(held);
  await client.decide(paid.body.result.pay_url!, 'approve');
  await becomes(async () => (await client.booking(held)).body.result[0]!.tickets.length, 2);
  return held;
}

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

const door = (page: Page) => page.locator('main.scan');
const outcome = (page: Page) => page.locator('[data-outcome]').getAttribute('data-outcome');
const waiting = (page: Page) => page.locator('[data-waiting]').getAttribute('data-waiting');

test.each([
  ['en', 1280],
  ['km', 375],
] as const)(
  'tickets are scanned without network, also after a reload, and sent when it is back (%s, %i wide)',
  async (language, width) => {
    const booking = await buyTwo();
    const schedule = await leavesNow(booking);
    const [first, second] = (await codesOf(booking)) as [Code, Code];

    const scanner = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    const { page, words } = scanner;
    await withCamera(page);
    await scanner.open(`/departures/${schedule}/${today()}`);
    await page.getByRole('link', { name: words('admin.manifest.scan') }).click();
    await door(page).and(page.locator('[data-kept="true"]')).waitFor();

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
    expect(await stickingOut(page)).toEqual([]);
    await page.reload();
    await becomes(() => waiting(page), '2');

    await scanner.visit.context.setOffline(false);
    await becomes(() => waiting(page), '0');

    const office = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    await office.open(`/departures/${schedule}/${today()}`);
    await office.page.getByText(words('admin.manifest.on-board', { boarded: 2, sold: 2 })).waitFor();
    expect(office.visit.complaints).toEqual([]);
    expect(await stickingOut(office.page)).toEqual([]);
    const states = await rowsOf<{ state: string }>(
      server.dataDir,
      `select state from booking.part where booking_id = ${booking.id}`,
    );
    expect(states.map(({ state }) => state)).toEqual(['BOARDED', 'BOARDED']);
    await Promise.all([scanner.visit.context.close(), office.visit.context.close()]);
  },
);
