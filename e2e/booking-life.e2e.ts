import { describe, expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { charges, chooseTwoSeats, decide, held, hold, SEATS_LINK, toThePayment } from './harness/purchase.js';
import { type BookingResult, freeSeats, type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { Staff } from './harness/staff.js';
import { stickingOut } from './harness/browser.js';
import { pairs } from './harness/pairs.js';
import { until } from './harness/until.js';

onSharedSite();

const isContent = async ({ visit, page }: Staff): Promise<void> => {
  expect(visit.complaints).toEqual([]);
  expect(await stickingOut(page)).toEqual([]);
};

/** Two tickets in one booking for each call, in the traveller's hands. */
async function sell(journey: JourneyRow, method: 'card' | 'pay_on_boarding'): Promise<BookingResult> {
  const client = new RestClient(server.url);
  const held_ = (await client.hold(journey, freeSeats(await client.seats(journey)).slice(0, 1))).body.result[0]!;
  const paid = await client.pay(held_, method);
  if (method === 'card') await client.decide(paid.body.result.pay_url!, 'approve');
  return { ...(await client.confirm(held_)).body.result[0]!, access_token: held_.access_token };
}

describe.each(pairs(['km', 375, 11], ['en', 1280, 10]))('in %s, %i wide', (language, width, days) => {
  test('there and back with a change on each way, an offer code and a KHQR code: one payment, four tickets', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const [there, back] = [tomorrow(days), tomorrow(days + 3)];
    await guest.open(`/bus-tickets/siem-reap/sihanoukville/${there}/${back}?pax=2`);
    await page.locator('a[href*="onward="][href*="%7E"]').first().click();
    await page.getByText(words('web.results.nowReturn')).waitFor();
    const offers = page.locator(SEATS_LINK);
    const hrefs = await Promise.all((await offers.all()).map((offer) => offer.getAttribute('href')));
    // Both ways are two rides.
    await page.locator(`a[href="${hrefs.find((href) => /[^/]~[^/]+\/[^/]+~/.test(href!))}"]`).click();
    const rides = page.locator('section[id^="ride-"]');
    await rides.nth(3).waitFor();
    await alive(page);
    // A taxi has few.
    for (const ride of await rides.all()) await chooseTwoSeats(guest, ride, 0);
    await guest.sayWhoSits(2);
    await guest.isContent();
    const bookingId = await hold(guest, 8);
    await toThePayment(guest, `four.rides.${language}@example.com`);

    await page.locator('summary', { hasText: words('checkout.offer.have') }).click();
    await page.locator('input[name="code"]').fill('NAGA10');
    await page.getByRole('button', { name: words('checkout.offer.apply') }).click();
    await page.getByText(words.like('checkout.offer.saved', ['saved'], { code: 'NAGA10' })).waitFor();
    await guest.isContent();

    await page.locator('input[value="KHQR"]').check();
    await guest.button('checkout.payment.pay', ['total']).click();
    await guest.heading('checkout.scan.title', ['total']).waitFor();
    await page.getByRole('img', { name: words.like('checkout.scan.code', ['total']) }).waitFor();
    await alive(page);
    await guest.isContent();
    // The banking app is another device: this page learns of it by asking.
    const bank = await guest.visit.context.newPage();
    const link = await page.getByRole('link', { name: words('checkout.scan.open') }).getAttribute('href');
    await bank.goto(new URL(link!, server.url).href);
    await decide(bank, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await becomes(() => page.locator('article[data-ticket]').count(), 4);
    await becomes(() => page.getByRole('img', { name: words.like('ticket-page.qr', ['name', 'seat']) }).count(), 8);
    await alive(page);
    await guest.isContent();
    expect(await charges(server, bookingId)).toEqual([{ state: 'SETTLED' }]);
    expect(
      await rowsOf(server.dataDir, `select direction from leg where booking_id = ${bookingId} order by id`),
    ).toEqual(['ONWARD', 'CONNECTING', 'RETURN', 'RETURN_CONNECTING'].map((direction) => ({ direction })));
    await guest.visit.context.close();
  });

  test('cash at a counter: the code is named, the page of the traveller goes on, the receipt has its note', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page } = guest;
    const { bookingId } = await held(guest, server.url, tomorrow(days));
    await toThePayment(guest, `cash.${language}@example.com`);
    await page.locator('input[value="CASH_COLLECTION"]').check();
    await guest.button('checkout.payment.pay', ['total']).click();
    await guest.heading('checkout.cash.title', ['total']).waitFor();
    await alive(page);
    await guest.isContent();
    const code = (await page.getByText(/^\d{4} \d{4}$/).innerText()).replace(' ', '');

    const clerk = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    const { words } = clerk;
    await clerk.open('/collect-cash');
    await clerk.page.getByRole('textbox', { name: words('admin.cash.code') }).fill(code);
    await clerk.page.getByRole('button', { name: words('admin.cash.find'), exact: true }).click();
    const collect = clerk.page.getByRole('button', { name: words.like('admin.cash.collect', ['amount']) });
    await collect.click();
    await clerk.page
      .getByRole('dialog')
      .getByRole('button', { name: words.like('admin.cash.collect', ['amount']) })
      .click();
    await clerk.page.getByText(words('admin.cash.collected')).waitFor();
    const print = clerk.page.getByRole('link', { name: words('admin.cash.print') });
    await print.waitFor();
    await isContent(clerk);
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await guest.isContent();

    await print.click();
    await clerk.page.waitForURL(`**/bookings/${bookingId}/receipt`);
    const receipt = clerk.page.locator('[data-receipt]');
    await receipt.getByText(words('booking-flow.receipt.note')).waitFor();
    await isContent(clerk);
    // On paper there is the receipt, and nothing of the screen around it.
    await clerk.page.emulateMedia({ media: 'print' });
    expect(await receipt.getByText(words('booking-flow.receipt.note')).isVisible()).toBe(true);
    expect(await clerk.page.getByRole('button').count()).toBe(0);
    expect(await clerk.page.getByRole('navigation').count()).toBe(0);
    await Promise.all([guest.visit.context.close(), clerk.visit.context.close()]);
  });

  test('a departure cannot run: its operator moves one passenger, then all others, and each is told why', async () => {
    const [boss] = await rowsOf<{ operator: string }>(
      server.dataDir,
      `select operator_id as operator from users.account where email = 'operator.admin@naga.example'`,
    );
    const suits = (journey: JourneyRow) =>
      (journey as JourneyRow & { operator: { id: string } }).operator.id === boss!.operator;
    const date = tomorrow(days);
    const [from, to] = [
      await ownDeparture(server.url, { date, suits }),
      await ownDeparture(server.url, { date, suits }),
    ];
    const bookings = [await sell(from, 'card'), await sell(from, 'card'), await sell(from, 'card')];

    const staff = await Staff.signIn(browser, server.url, 'operator.admin@naga.example', { language, width });
    const { page, words } = staff;
    await staff.open(`/departures/${from.route_schedule_id}/${date}/move`);
    await page.locator('#to').selectOption(to.route_schedule_id);
    const reason = `The bus is broken (${language})`;
    await page.locator('#reason').fill(reason);
    const boxes = page.locator('input[id^="move-"]');
    await becomes(() => boxes.count(), 3);
    await boxes.nth(1).uncheck();
    await boxes.nth(2).uncheck();
    await isContent(staff);
    const move = (count: number) => page.getByRole('button', { name: words('admin.move.move', { count }) });
    await move(1).click();
    await page.getByText(words('admin.move.moved', { count: 1, stayed: 0 })).waitFor();
    await becomes(() => boxes.count(), 2);
    for (const box of await boxes.all()) await box.check();
    await move(2).click();
    await page.getByText(words('admin.move.nobody')).waitFor();
    await isContent(staff);

    const told = () =>
      rowsOf<{ count: string }>(
        server.dataDir,
        `select count(distinct id) as count from users.message where html like '%${reason}%'`,
      );
    await until('each traveller has a mail', async () => Number((await told())[0]!.count) >= 3);
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { id, access_token } = bookings[0]!;
    await guest.visit.context.addCookies([{ name: `booking-${id}`, value: access_token, url: server.url }]);
    await guest.open(`/view-booking-detail/${id}`);
    await guest.page.getByText(to.departure_time.slice(11, 16)).first().waitFor();
    await guest.isContent();
    await Promise.all([guest.visit.context.close(), staff.visit.context.close()]);
  });

  test('support gives another seat, then asks for more than the terms give; a second person says yes', async () => {
    const booking = await sell(await ownDeparture(server.url, { date: tomorrow(days) }), 'card');
    const [part] = await rowsOf<{ seat: string }>(
      server.dataDir,
      `select seat_number as seat from part where booking_id = ${booking.id}`,
    );
    const support = await Staff.signIn(browser, server.url, 'support@naga.example', { language, width });
    const { page, words } = support;
    await support.open(`/bookings/change-seats/${booking.id}/${booking.tickets[0]!.ticket_id}`);
    await page.locator(`[data-seat="${part!.seat}"]`).uncheck();
    const other = (await page
      .locator('[data-seat]:not([aria-disabled="true"]):not(:checked)')
      .last()
      .getAttribute('data-seat'))!;
    await page.locator(`[data-seat="${other}"]`).check();
    await isContent(support);
    await page.getByRole('button', { name: words('admin.ticket-change.save-seats') }).click();
    await page.getByText(words('admin.ticket-change.seats-saved')).waitFor();
    expect(
      await rowsOf(server.dataDir, `select seat_number as seat from part where booking_id = ${booking.id}`),
    ).toEqual([{ seat: other }]);

    await support.open(`/bookings/cancel/${booking.id}`);
    await page.getByRole('radio', { name: words('admin.cancel.beyond') }).check();
    await page.getByRole('combobox', { name: words('admin.cancel.why') }).selectOption('GOODWILL');
    await page.getByRole('textbox', { name: words('admin.cancel.reason') }).fill('Her mother is ill');
    await page
      .getByRole('textbox', { name: words.like('admin.cancel.amount', [], { currency: booking.currency }) })
      .fill(String(booking.total / 100));
    await page.getByRole('button', { name: words('admin.cancel.ask') }).waitFor();
    await isContent(support);
    await page.getByRole('button', { name: words('admin.cancel.ask') }).click();
    await page.getByText(words('admin.cancel.asked')).waitFor();

    const second = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    await second.open('/overrules?state=waiting');
    await second.page.getByText(booking.pnr).click();
    const dialog = second.page.getByRole('dialog');
    await dialog.getByText('Her mother is ill').waitFor();
    await isContent(second);
    await dialog.getByRole('button', { name: words('admin.overrule.approve') }).click();
    await second.confirm('refund');
    await isContent(second);
    await dialog
      .getByRole('button', { name: words('admin.overrule.approve') })
      .last()
      .click();
    await dialog.first().waitFor({ state: 'detached' });
    await becomes(
      async () =>
        (await rowsOf(server.dataDir, `select status, payment_status from booking where id = ${booking.id}`))[0],
      { status: 'CANCELLED', payment_status: 'REFUNDED' },
    );
    await isContent(second);
    await Promise.all([support.visit.context.close(), second.visit.context.close()]);
  });
});
