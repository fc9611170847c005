import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive, Guest } from './harness/guest.js';
import { decide, held, PEOPLE, toThePayment, toTheProvider } from './harness/purchase.js';
import { pairs } from './harness/pairs.js';
import { tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

describe.each(pairs(['en', 375], ['km', 1280]))('one of two travellers gives up (%s, %d wide)', (language, width) => {
  // Days ahead: whatever the hour of the run, everything comes back.
  test('sees first what comes back, then the other travels alone', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(4));
    await toThePayment(guest, 'gives.up@example.com');
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();

    await guest.open(`/view-booking-detail/${bookingId}?cancel=1`);
    const seats = page.locator('input[name="part"][type="checkbox"]');
    await becomes(() => seats.count(), 2);
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
    await alive(page);
    await guest.isContent();
    await guest.visit.context.close();
  });
});
