import { describe, expect, test } from '@jest/globals';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { decide, held, PEOPLE, toThePayment, toTheProvider } from './harness/purchase.js';
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

describe.each([
  ['en', 1280],
  ['km', 375],
] as const)('a guest travels a day later (%s, %d wide)', (language, width) => {
  test('sees what it costs, proves the booking is his, and has new tickets', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(4));
    await toThePayment(guest, 'goes.later@example.com');
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    const other = journeyIdOf(await ownDeparture(server.url, { date: tomorrow(5) }));

    await guest.open(`/view-booking-detail/${bookingId}`);
    await page.getByRole('link', { name: words('checkout.view.change') }).click();
    await guest.heading('change.title', ['pnr']).waitFor();
    await alive(page);
    await page.locator('input[name="date"]').fill(tomorrow(5));
    await page.getByRole('button', { name: words('change.show') }).click();
    await page.locator(`a[href*="${encodeURIComponent(other)}"]`).click();
    await guest.heading('change.offer', ['day', 'time']).waitFor();
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

    // Fares of the two days may differ: what is dearer is paid first.
    const [pay, done] = [
      page.locator('button[value="pay"]'),
      page.getByText(words('checkout.status.reBooked'), { exact: true }),
    ];
    await pay.or(done).first().waitFor();
    if (await pay.isVisible()) {
      await guest.isContent();
      await pay.click();
      await decide(page, 'approve');
    }
    await done.first().waitFor();
    await guest.isContent();
    await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
    await page.waitForURL('**/eticket/**');
    expect(await page.locator('article[data-ticket]').innerText()).toContain(PEOPLE[0][1]);
    await guest.visit.context.close();
  });
});
