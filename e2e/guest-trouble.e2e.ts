import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { alive, Guest } from './harness/guest.js';
import { rowsOf } from './harness/database.js';
import { journeyIdOf, ownDeparture } from './harness/departures.js';
import { field, press } from './harness/member.js';
import { chooseTwoSeats, endHold, held, hold, PEOPLE, SEATS_LINK, seatsLink } from './harness/purchase.js';
import { freeSeats, RestClient, tomorrow } from './harness/rest-client.js';
import { until } from './harness/until.js';
import { wordsIn } from './harness/words.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';

onSharedSite();

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
    // Who needs more time has it with one press, and keeps what was typed.
    await page.clock.fastForward('08:30');
    const more = page.getByRole('button', { name: words('ui.hold.more') });
    await more.click();
    await more.waitFor({ state: 'detached' });
    expect(await rowsOf(server.dataDir, `select extensions from booking where id = ${bookingId}`)).toEqual([
      { extensions: 1 },
    ]);
    expect(await guest.field('contact.email').inputValue()).toBe('late@example.com');
    // The time passes: on the server by moving the end of the hold, here by moving the clock.
    await endHold(server, bookingId);
    await page.clock.fastForward('16:00');
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
    await page.locator(SEATS_LINK).first().click();
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

  test('another tab chooses another language: the next page speaks it, with all its words', async () => {
    const guest = await Guest.arrive(browser, server.url, 'en', 1280);
    await guest.open('/about');
    const other = await guest.visit.context.newPage();
    await other.goto(`${server.url}/th/about`);
    await guest.page
      .getByRole('contentinfo')
      .getByRole('link', { name: guest.words('web.footer.operators') })
      .click();
    await guest.page.getByRole('heading', { level: 1, name: wordsIn('th')('web.operators.title') }).waitFor();
    await guest.isContent();
    await guest.visit.context.close();
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

/** The latest mail to this address, once there are so many: its words and its link to the alert. */
async function mailTo(email: string, count: number): Promise<{ text: string; link: string }> {
  const sent = () =>
    rowsOf<{ text: string }>(server.dataDir, `select text from users.message where recipient = '${email}' order by id`);
  await becomes(async () => (await sent()).length, count);
  const { text } = (await sent()).at(-1)!;
  return { text, link: /https?:\/\/\S+\/(?:seat|fare)-alerts\/\S+/.exec(text)![0] };
}

describe('no seat on the day', () => {
  test('who asks is told when a car is free again, is led to its seats, and ends it', async () => {
    const [from, to, date] = ['siem-reap', 'poipet', tomorrow(20)];
    const client = new RestClient(server.url);
    // A family of four needs a whole car, and somebody sits in each.
    const cars = (await client.journeys(from, to, date)).filter(({ seats_available: seats }) => seats === 4);
    const holds: string[] = [];
    for (const car of cars) {
      const { body } = await client.hold(car, freeSeats(await client.seats(car)).slice(0, 1));
      holds.push(body.result[0]!.id);
    }
    const guest = await Guest.arrive(browser, server.url, 'km', 375);
    const { page, words } = guest;
    const email = 'family.of.four@example.com';
    await guest.open(`/taxi-tickets/${from}/${to}/${date}?pax=4`);
    await page.getByText(words('web.card.soldOut')).first().waitFor();
    await guest.isContent();
    await page.getByRole('link', { name: words('web.empty.watch') }).click();
    await page.waitForURL('**/seat-alerts?*');
    await alive(page);
    // What was wrong is mended, and one press is enough.
    await field(guest, 'email').fill('nonsense');
    await press(guest, 'watch');
    await page.getByRole('alert').waitFor();
    await field(guest, 'email').fill(email);
    await press(guest, 'watch');
    await page.getByText(words('account.alerts.asked', { email })).waitFor();
    await guest.isContent();

    const { link } = await mailTo(email, 1);
    await page.goto(link);
    await alive(page);
    await press(guest, 'confirm');
    await page.getByText(words('account.alerts.active')).waitFor();
    await guest.isContent();
    await endHold(server, holds[1]!);
    const found = await mailTo(email, 2);
    expect(found.text).toContain(`/kh/taxi-tickets/${from}/${to}/${date}?pax=4`);
    await page.goto(found.link);
    await alive(page);
    await guest.isContent();
    await page.getByRole('link', { name: words('account.alerts.seats') }).click();
    await page.waitForURL('**/taxi-tickets/**');
    await becomes(() => seatsLink(page, cars[1]!).count(), 1);
    await guest.back();
    await press(guest, 'end');
    await page.getByText(words('account.alerts.ended')).waitFor();
    expect(await rowsOf(server.dataDir, `select 1 from users.seat_alert where email = '${email}'`)).toEqual([]);
    await guest.visit.context.close();
  });
});

/** From a day of travel on, a dollar for every ride between two places. */
const aDollar = (from: string, to: string, day: string): string => {
  const zoneAt = (zone: string, place: string) => `exists (select from pricing.zone_stop z
    join catalogue.stop s on s.id = z.stop_id join catalogue.location l on l.id = s.location_id
    where z.pricing_zone_id = ${zone} and l.slug = '${place}')`;
  return `set search_path = pricing, public; insert into pricing.base_ticket_price (zone_from_id, zone_to_id, passenger_type, currency, local_value,
      foreign_value, commission, effective_from)
    select zone_from_id, zone_to_id, passenger_type, currency, 100, 100, commission, '${day}'
    from pricing.base_ticket_price where effective_from is null and currency = 'USD'
      and ${zoneAt('zone_from_id', from)} and ${zoneAt('zone_to_id', to)}`;
};

describe('a price that is too high', () => {
  test('is compared by days, and who asks is told when it falls, and ends it by the mail', async () => {
    // A road and a time that no other journey takes.
    const [from, to, date, next] = ['phnom-penh', 'kampot', tomorrow(40), tomorrow(41)];
    const guest = await Guest.arrive(browser, server.url, 'km', 375);
    const { page, words } = guest;
    const email = 'saver@example.com';
    await guest.open(`/bus-tickets/${from}/${to}/${date}`);
    await page.getByText(words('web.results.modify')).click();
    // By keys alone: the calendar, its next day, and the search of it.
    const opener = page.locator('button[aria-haspopup="dialog"]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.locator('table[aria-busy="false"] small').filter({ hasText: '$' }).first().waitFor();
    await guest.isContent();
    await page.keyboard.press('ArrowRight');
    const said = () => page.evaluate<string>('document.activeElement.getAttribute("aria-label") ?? ""');
    await becomes(async () => /\d ដុល្លារ/.test(await said()), true);
    await page.keyboard.press('Enter');
    await becomes(() => page.evaluate('document.activeElement.getAttribute("aria-haspopup")'), 'dialog');
    await page.locator('form[role="search"] button[type="submit"]:not([name])').press('Enter');
    await page.waitForURL(`**/${to}/${next}*`);
    // One press in the strip leads back to the day before.
    const strip = page.getByRole('navigation', { name: words('web.days.label') });
    await strip.locator(`[aria-current="date"][href*="/${next}"]`).waitFor();
    await strip.locator(`a[href*="/${date}"]`).click();
    await page.waitForURL(`**/${to}/${date}*`);
    await strip.locator(`[aria-current="date"][href*="/${date}"]`).waitFor();
    await page.getByRole('link', { name: words('web.results.cheaper') }).click();
    await page.waitForURL('**/fare-alerts?*');
    await alive(page);
    await field(guest, 'email').fill(email);
    await press(guest, 'watch');
    await page.getByText(words('account.fares.asked', { email })).waitFor();
    await guest.isContent();

    const { link } = await mailTo(email, 1);
    await page.goto(link);
    await alive(page);
    await press(guest, 'confirm');
    await page.getByText(words.like('account.fares.active', ['price'])).waitFor();
    await guest.isContent();
    await rowsOf(server.dataDir, aDollar(from, to, date));
    const fell = await mailTo(email, 2);
    expect(fell.text).toContain(`/kh/bus-tickets/${from}/${to}/${date}?sort=price`);
    expect(fell.text).toMatch(/\$1,0\d/);
    // The strip of the day before it tells of the fall as well, once it is loaded anew.
    await guest.open(`/bus-tickets/${from}/${to}/${tomorrow(39)}`);
    const fallen = page.getByRole('navigation', { name: words('web.days.label') }).locator(`a[href*="/${date}"]`);
    await fallen
      .filter({ hasText: /\$1,0\d/ })
      .filter({ hasText: words('web.days.lowest') })
      .waitFor();
    await guest.isContent();
    await page.goto(fell.link);
    await alive(page);
    await press(guest, 'end');
    await page.getByText(words('account.alerts.ended')).waitFor();
    expect(await rowsOf(server.dataDir, `select 1 from users.fare_alert where email = '${email}'`)).toEqual([]);
    await guest.visit.context.close();
  });
});
