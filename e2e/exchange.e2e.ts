import { describe, expect, test } from '@jest/globals';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { chooseTwoSeats, decide, held, PEOPLE, toThePayment, toTheProvider } from './harness/purchase.js';
import { tomorrow } from './harness/rest-client.js';
import { journeyIdOf } from './harness/screens.js';
import { browser, onOwnSite, server } from './harness/own-site.js';

onOwnSite();

const sentCode = async (bookingId: string): Promise<string> => {
  const [sent] = await rowsOf<{ code: string }>(
    server.dataDir,
    `select payload->>'code' as code from booking.outbox_event
     where type = 'booking.code_requested' and payload->>'bookingId' = '${bookingId}'`,
  );
  return sent!.code;
};

const seatsOf = async (bookingId: string): Promise<string[]> => {
  const rows = await rowsOf<{ seat: string }>(
    server.dataDir,
    `select seat_number as seat from booking.part where booking_id = ${bookingId} and state = 'TICKETED'`,
  );
  return rows.map(({ seat }) => seat);
};

/** Two hours after the purchase a change has its fee, whatever the fares of two days are. */
const graceIsOver = (bookingId: string) =>
  rowsOf(server.dataDir, `update booking.booking set sold_at = sold_at - interval '2 hours' where id = ${bookingId}`);

describe.each([
  ['en', 1280],
  ['km', 375],
] as const)('a guest travels a day later (%s, %d wide)', (language, width) => {
  test('sees what it costs, chooses seats, proves the booking is his, pays and has new tickets', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(4));
    await toThePayment(guest, 'goes.later@example.com');
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await graceIsOver(bookingId);
    const other = journeyIdOf(await ownDeparture(server.url, { date: tomorrow(5) }));

    await guest.open(`/view-booking-detail/${bookingId}`);
    await page.getByRole('link', { name: words('checkout.view.change') }).click();
    await guest.heading('change.title', ['pnr']).waitFor();
    await alive(page);
    await page.locator('input[name="date"]').fill(tomorrow(5));
    await page.getByRole('button', { name: words('change.show') }).click();
    await page.locator(`a[href*="${encodeURIComponent(other)}"]`).click();
    await guest.heading('change.offer', ['day', 'time']).waitFor();
    await page.getByRole('button', { name: words('change.chooseSeats') }).click();
    await page.locator('[data-seat]').first().waitFor();
    for (const number of await guest.chosenSeats()) await page.locator(`[data-seat="${number}"]`).uncheck();
    const wanted = await chooseTwoSeats(guest);
    await guest.isContent();

    const begin = page.locator('button[value="begin"]');
    await begin.click();
    await page.locator('button[value="code"]').click();
    await page.locator('#code').waitFor();
    await page.locator('#code').fill(await sentCode(bookingId));
    await page.locator('button[value="prove"]').click();
    await page.locator('#code').waitFor({ state: 'detached' });
    await guest.isContent();
    await begin.click();

    await page.waitForURL('**/checkout/payment/*');
    await guest.heading('checkout.payment.exchange').waitFor();
    await guest.isContent();
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect((await seatsOf(bookingId)).sort()).toEqual(wanted.sort());
    await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
    await page.waitForURL('**/eticket/**');
    expect(await page.locator('article[data-ticket]').innerText()).toContain(PEOPLE[0][1]);
    await guest.visit.context.close();
  });
});
