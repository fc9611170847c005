import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive, Guest } from './harness/guest.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { chooseTwoSeats, endHold, held, hold, PEOPLE } from './harness/purchase.js';
import { RestClient, tomorrow } from './harness/rest-client.js';
import { journeyIdOf } from './harness/screens.js';
import { until } from './harness/until.js';
import { browser, onOwnSite, server } from './harness/own-site.js';

onOwnSite();

describe('what does not go as planned', () => {
  test('when the time is over the page says so, keeps what was typed and holds the same seats again', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 375);
    const { page, words } = guest;
    await page.clock.install();
    const journey = await ownDeparture(server.url, { to: 'ho-chi-minh-city' });
    const seats = (stop: string) => encodeURIComponent(journeyIdOf({ ...journey, stop_id_from: stop }));
    await guest.open(`/checkout/${seats(journey.stop_id_from)}?pax=2&was=100`);
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await alive(page);
    // Another stop of the town is another ride, and the price has risen since it was seen.
    const { boarding_points: points } = await new RestClient(server.url).seatMap(journey);
    const other = points.find(({ stop_id }) => stop_id !== journey.stop_id_from)!;
    await page.locator(`input[type="radio"][value="${other.stop_id}"]`).check();
    await page.waitForURL(`**/checkout/${seats(other.stop_id)}?*`);
    await page.getByText(words('checkout.price.title')).waitFor();
    await becomes(
      async () => (await page.locator('main').innerText()).includes(`${other.time.slice(11, 16)} ${other.name} →`),
      true,
    );
    await chooseTwoSeats(guest);
    await guest.sayWhoSits(2);
    await guest.button('checkout.seats.hold', [], { count: 2 }).click();
    await guest.button('checkout.price.accept', ['price']).click();
    await page.waitForURL('**/checkout/passengers/*');
    await guest.heading('checkout.passengers.title').waitFor();
    await alive(page);
    const bookingId = /\d+$/.exec(new URL(page.url()).pathname)![0];
    await guest.fillIn(PEOPLE, 'late@example.com');
    // Ten minutes pass: on the server by moving the end of the hold, here by moving the clock.
    await endHold(server, bookingId);
    await page.clock.fastForward('11:00');
    await page.getByText(words('checkout.over.title')).waitFor();
    await guest.isContent();
    expect(await guest.field('passengers.0.firstName').inputValue()).toBe('Sophea');
    await guest.button('checkout.over.again', ['seats'], { count: 2 }).click();
    await page.waitForURL(
      (url) => /\/checkout\/passengers\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${bookingId}`),
    );
    await alive(page);
    await becomes(() => guest.field('contact.email').inputValue(), 'late@example.com');
    await page.getByRole('timer').waitFor();
    const stops = await rowsOf(
      server.dataDir,
      `select from_name ->> 'en' as stop from booking.leg order by id desc limit 2`,
    );
    expect(stops).toEqual([{ stop: other.name }, { stop: other.name }]);
    expect(guest.visit.complaints).toEqual([]);
    await guest.visit.context.close();
  });

  test('without network filters answer, a step waits for it, and nothing that was typed is lost', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { page, words } = guest;
    const { context } = guest.visit;
    const offline = page.getByText(words('ui.offline.text'));
    await guest.open(`/bus-tickets/phnom-penh/siem-reap/${tomorrow()}?pax=2`);
    const count = page.locator('#results-count');
    const all = await count.innerText();
    // The first moment is enough: the page has brought its routes along and asks nobody.
    await alive(page);
    await context.setOffline(true);
    await offline.waitFor();
    await page.locator('#filters input[name="time"][value="afternoon"]').click();
    await until('fewer are shown', async () => (await count.innerText()) !== all);
    await page.locator('a[href*="/checkout/"]').first().click();
    expect(page.url()).toContain('time=afternoon');
    await context.setOffline(false);
    await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
    await alive(page);

    const chosen = await chooseTwoSeats(guest);
    await guest.sayWhoSits(2);
    await context.setOffline(true);
    await guest.button('checkout.seats.hold', [], { count: 2 }).click();
    await page.getByText(words('checkout.seats.failed')).waitFor();
    await page.getByRole('button', { name: words('ui.offline.retry') }).click();
    await becomes(() => guest.chosenSeats(), chosen);
    await context.setOffline(false);
    await offline.waitFor({ state: 'detached' });
    await hold(guest);
    await guest.fillIn(PEOPLE, 'offline@example.com');
    await context.setOffline(true);
    await offline.waitFor();
    await guest.button('checkout.passengers.continue').click();
    await context.setOffline(false);
    await page.waitForURL('**/checkout/payment/*');
    await context.close();
  });

  test("somebody else's booking does not open, nor one that does not exist", async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    const { bookingId } = await held(guest, server.url);
    const stranger = await Guest.arrive(browser, server.url, 'en', 1280);
    const says = async (path: string) => {
      const answer = await stranger.page.goto(stranger.home + path);
      return [answer?.status(), await stranger.page.locator('main').innerText()];
    };
    const [other, none] = [await says(`/checkout/payment/${bookingId}`), await says('/checkout/payment/999999999')];
    expect(other).toEqual([404, expect.stringContaining(stranger.words('checkout.unknown.title'))]);
    expect(none).toEqual(other);
    await Promise.all([guest.visit.context.close(), stranger.visit.context.close()]);
  });
});
