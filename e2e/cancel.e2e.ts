import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive, Guest } from './harness/guest.js';
import { rowsOf } from './harness/database.js';
import {
  addOnsOf,
  addToTrip,
  decide,
  graceIsOver,
  held,
  PEOPLE,
  sellsAddOns,
  toThePayment,
  toTheProvider,
} from './harness/purchase.js';
import { pairs } from './harness/pairs.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

/** What of each seat went back of its fare, percent. */
const percentsBack = (bookingId: string) =>
  rowsOf<{ percent: number }>(
    server.dataDir,
    `select (100 * given_back / fare)::int as percent from booking.part where booking_id = ${bookingId}`,
  );

describe.each(pairs(['en', 375], ['km', 1280]))('one of two travellers gives up (%s, %d wide)', (language, width) => {
  // Flexible, and within the hours before departure in which all others get nothing back.
  test('sees first what comes back, then the other travels alone', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(4), { suits: sellsAddOns });
    await toThePayment(guest, 'gives.up@example.com');
    await addToTrip(guest, { covers: 2 });
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await graceIsOver(server, bookingId);
    await rowsOf(
      server.dataDir,
      `update booking.leg set departure_time = now() + interval '1 hour' where booking_id = ${bookingId}`,
    );

    await guest.open(`/view-booking-detail/${bookingId}?cancel=1`);
    const seats = page.locator('input[name="part"][type="checkbox"]');
    await becomes(() => seats.count(), 2);
    await becomes(() => page.getByText(words('checkout.cancel.addOns', { amount: '$1,00' })).count(), 2);
    await page.getByText(words.like('checkout.cancel.text', ['amount', 'paid'])).waitFor();
    await seats.first().click();
    await page.getByText(words.like('checkout.cancel.some', ['amount'])).waitFor();
    await guest.isContent();
    await guest.button('checkout.cancel.yes', ['amount']).click();
    await page.getByText(words('checkout.cancel.someDone')).waitFor();
    await page.getByText(words('checkout.cancel.gone'), { exact: true }).waitFor();
    // What comes back and what the other seat costs open into their lines.
    await page.getByText(words('price-made.refund.title')).click();
    await page.getByText(words.like('price-made.refund.seat', ['seat', 'how'])).waitFor();
    const insurance = { en: 'Travel insurance', km: 'ធានារ៉ាប់រងធ្វើដំណើរ' }[language as 'en' | 'km'];
    const back = page.locator('details').filter({ hasText: words('price-made.refund.title') });
    await back.getByText(insurance, { exact: true }).waitFor();
    await page.getByText(words('price-made.title')).click();
    await page.getByText(words('price-made.base')).waitFor();
    await guest.isContent();

    await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
    await page.waitForURL('**/eticket/**');
    const ticket = await page.locator('article[data-ticket]').innerText();
    expect(ticket).toContain(PEOPLE[0][1]);
    expect(ticket).not.toContain(PEOPLE[1][1]);

    await guest.open(`/view-booking-detail/${bookingId}?cancel=1`);
    expect(await seats.count()).toBe(0);
    await guest.button('checkout.cancel.yes', ['amount']).click();
    await page.getByText(words('checkout.cancel.done')).waitFor();
    expect(await percentsBack(bookingId)).toEqual([{ percent: 100 }, { percent: 100 }]);
    const [flexible, cover] = await addOnsOf(server, bookingId);
    expect(flexible!.sum).toBeGreaterThan(0);
    expect(cover).toEqual({ kind: 'INSURANCE', sum: 0 });
    await alive(page);
    await guest.isContent();
    await guest.visit.context.close();
  });
});
