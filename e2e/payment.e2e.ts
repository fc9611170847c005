import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import {
  charges,
  chooseTwoSeats,
  decide,
  endHold,
  held,
  hold,
  loseSeats,
  seatsLink,
  toThePayment,
  toTheProvider,
} from './harness/purchase.js';
import { RestClient, tomorrow } from './harness/rest-client.js';
import { until } from './harness/until.js';
import { browser, onOwnSite, server } from './harness/own-site.js';

onOwnSite();

const isContentAndGone = async (guest: Guest): Promise<void> => {
  await guest.isContent();
  await guest.visit.context.close();
};

describe('paying', () => {
  test('a declined payment keeps the seats; the next one pays, once', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { page, words } = guest;
    const { bookingId } = await held(guest, server.url);
    await toThePayment(guest, 'declined@example.com');
    await toTheProvider(guest);
    await decide(page, 'decline');
    await page.waitForURL('**/checkout/payment/*?ended=declined');
    await page.getByText(words('checkout.payment.declined')).waitFor();
    await page.getByRole('timer').waitFor();
    await alive(page);
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect((await charges(server, bookingId)).map(({ state }) => state).sort()).toEqual(['DECLINED', 'SETTLED']);
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });

  test('who pays on boarding gets the ticket at once', async () => {
    const guest = await Guest.arrive(browser, server.url, 'km', 375);
    const { page } = guest;
    await held(guest, server.url);
    await toThePayment(guest, 'on.board@example.com');
    await page.locator('input[value="PAY_ON_BOARDING"]').check();
    await guest.button('checkout.payment.reserve', ['total']).click();
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await page.locator('article[data-ticket]').waitFor();
    await guest.isContent();
    await guest.visit.context.close();
  });

  test('there and back, two passengers, one payment: a ticket for each ride', async () => {
    const guest = await Guest.arrive(browser, server.url, 'es', 375);
    const { page, words } = guest;
    const back = tomorrow(4);
    const onward = await ownDeparture(server.url);
    const homeward = await ownDeparture(server.url, { from: 'siem-reap', to: 'phnom-penh', date: back });
    await guest.open(`/bus-tickets/phnom-penh/siem-reap/${tomorrow()}/${back}?pax=2`);
    await page
      .locator(`a[href*="onward=${encodeURIComponent(onward.route_schedule_id)}%40"]`)
      .first()
      .click();
    await page.getByText(words('web.results.nowReturn')).waitFor();
    await seatsLink(page, homeward).click();
    const rides = page.locator('section[id^="ride-"]');
    await rides.nth(1).waitFor();
    await alive(page);
    for (const ride of [rides.nth(0), rides.nth(1)]) await chooseTwoSeats(guest, ride);
    await guest.sayWhoSits(2);
    await guest.isContent();
    const bookingId = await hold(guest, 4);
    await toThePayment(guest, 'ida.y.vuelta@example.com');
    await guest.isContent();
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await becomes(() => page.locator('article[data-ticket]').count(), 2);
    await becomes(() => page.getByRole('img', { name: words.like('ticket-page.qr', ['name', 'seat']) }).count(), 4);
    await alive(page);
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);
    await isContentAndGone(guest);
  });
});

describe('money that comes after the hold', () => {
  /** At the confirmation page, where the provider's answer is awaited. */
  async function waiting(guest: Guest): ReturnType<typeof held> {
    const booked = await held(guest, server.url);
    await toThePayment(guest, 'slow@example.com');
    await toTheProvider(guest);
    await decide(guest.page, 'late');
    await guest.heading('checkout.open.waitingTitle').waitFor();
    await alive(guest.page);
    return booked;
  }

  test('buys the seats when they are still free, and the page that waits gets there by itself', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 375);
    const { bookingId } = await waiting(guest);
    // The page asks again by itself: what fails while the browser believes itself online takes nothing away.
    let failed = 0;
    await guest.page.route(/\/bookingresponse\.data/, (route) => (failed++ < 2 ? route.abort() : route.continue()));
    await until('two askings have failed', () => Promise.resolve(failed > 2));
    expect(await guest.heading('checkout.open.waitingTitle').isVisible()).toBe(true);
    const others = guest.visit.complaints.splice(0).filter((text) => !text.includes('ERR_FAILED'));
    expect(others).toEqual([]);
    await endHold(server, bookingId);
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await guest.page.locator('article[data-ticket]').waitFor();
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);
    await isContentAndGone(guest);
  });

  test('goes back when somebody else has the seats, and the page that waits says so by itself', async () => {
    const guest = await Guest.arrive(browser, server.url, 'km', 1280);
    const { bookingId, journey } = await waiting(guest);
    await loseSeats(server, bookingId);
    const seats = await rowsOf<{ seat: string }>(
      server.dataDir,
      `select seat_number as seat from booking.part where booking_id = ${bookingId}`,
    );
    const other = await new RestClient(server.url).hold(
      journey,
      seats.map(({ seat }) => seat),
    );
    expect(other.status).toBe(200);
    await endHold(server, bookingId);
    await guest.heading('checkout.open.refundedTitle').waitFor();
    await isContentAndGone(guest);
  });
});
