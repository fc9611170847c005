import { describe, expect, test } from '@jest/globals';
import { stickingOut } from './harness/browser.js';
import { rowsOf } from './harness/database.js';
import { journeyIdOf, ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import {
  addOnsOf,
  addToTrip,
  chooseTwoSeats,
  decide,
  graceIsOver,
  held,
  PEOPLE,
  sellsAddOns,
  toThePayment,
  toTheProvider,
} from './harness/purchase.js';
import { freeSeats, type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onOwnSite, server } from './harness/own-site.js';
import { pairs } from './harness/pairs.js';
import { Staff } from './harness/staff.js';

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

const documentsOf = async (bookingId: string): Promise<string[]> => {
  const rows = await rowsOf<{ document: string }>(
    server.dataDir,
    `select document_number as document from booking.part where booking_id = ${bookingId} and state = 'TICKETED' order by position`,
  );
  return rows.map(({ document }) => document);
};

/** What the operator of a route asks of each passenger from now on, ticked in the back office. */
async function asksDocuments(routeId: string, asks: boolean): Promise<void> {
  const [route] = await rowsOf<{ operator: string }>(
    server.dataDir,
    `select operator_id::text as operator from catalogue.route where id = ${routeId}`,
  );
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  await staff.open(`/passenger-fields?operatorId=${route!.operator}`);
  await staff.page.getByRole('checkbox', { name: staff.words('admin.passenger-fields.DOCUMENT') }).setChecked(asks);
  await staff.page.getByRole('button', { name: staff.words('admin.passenger-fields.save') }).click();
  await staff.page.getByText(staff.words('admin.passenger-fields.saved')).waitFor();
  await staff.visit.context.close();
}

describe.each(pairs(['km', 1280], ['en', 375]))('a guest travels a day later (%s, %d wide)', (language, width) => {
  test('sees what it costs, chooses seats, tells what the operator asks now, proves the booking is his, pays and has new tickets', async () => {
    const guest = await Guest.arrive(browser, server.url, language, width);
    const { page, words } = guest;
    const { bookingId, journey } = await held(guest, server.url, tomorrow(4), { suits: sellsAddOns });
    await toThePayment(guest, 'goes.later@example.com');
    await addToTrip(guest, { covers: 1, bags: 2 });
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    await graceIsOver(server, bookingId);
    // Of another operator: insurance goes along, bags do not. Never cheaper: there is something to pay.
    const later = await ownDeparture(server.url, {
      date: tomorrow(5),
      suits: (one) => !sellsAddOns(one) && one.price.foreign >= journey.price.foreign,
    });
    const other = journeyIdOf(later);
    await asksDocuments(later.route_id, true);

    await guest.open(`/view-booking-detail/${bookingId}`);
    await page.getByRole('link', { name: words('checkout.view.change') }).click();
    await guest.heading('change.title', ['pnr']).waitFor();
    await alive(page);
    await page.locator('input[name="date"]').fill(tomorrow(5));
    await page.getByRole('button', { name: words('booking-flow.exchange.show') }).click();
    await page.locator(`a[href*="${encodeURIComponent(other)}"]`).click();
    await guest.heading('booking-flow.exchange.offer', ['day', 'time']).waitFor();
    await page.getByText(words.like('booking-flow.exchange.along', ['addOns'])).waitFor();
    await page.getByText(words.like('booking-flow.exchange.notCarried', ['addOn'], { amount: '$4,00' })).waitFor();
    await page.getByRole('button', { name: words('booking-flow.exchange.chooseSeats') }).click();
    await page.locator('[data-seat]').first().waitFor();
    for (const number of await guest.chosenSeats()) await page.locator(`[data-seat="${number}"]`).uncheck();
    const wanted = await chooseTwoSeats(guest);
    await guest.isContent();

    const begin = page.locator('button[value="begin"]');
    await begin.click();
    await page.getByRole('alert').waitFor();
    for (const [index, number] of ['N0000001', 'N0000002'].entries())
      await page.locator(`[id="passengers.${index}.documentNumber"]`).fill(number);
    await guest.isContent();
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
    // Folded with the summary on a narrow screen.
    for (const line of ['booking-flow.exchange.newFare', 'booking-flow.exchange.oldFare', 'price-made.title'])
      await page.getByText(words(line), { exact: true }).first().waitFor({ state: 'attached' });
    for (const told of [
      words.like('booking-flow.exchange.along', ['addOns']),
      words.like('booking-flow.exchange.notCarried', ['addOn'], { amount: '$4,00' }),
    ])
      await page.getByText(told).waitFor({ state: 'attached' });
    await guest.isContent();
    await toTheProvider(guest);
    await decide(page, 'approve');
    await guest.heading('checkout.confirmed.title', ['place']).waitFor();
    expect((await seatsOf(bookingId)).sort()).toEqual(wanted.sort());
    expect(await addOnsOf(server, bookingId)).toEqual([
      { kind: 'INSURANCE', sum: 200 },
      { kind: 'LUGGAGE', sum: 0 },
    ]);
    await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
    expect(await documentsOf(bookingId)).toEqual(['N0000001', 'N0000002']);
    await asksDocuments(later.route_id, false);
    await page.waitForURL('**/eticket/**');
    expect(await page.locator('article[data-ticket]').innerText()).toContain(PEOPLE[0][1]);
    await guest.visit.context.close();
  });
});

test('a clerk exchanges for a traveller at the counter: seats held, the difference taken in cash, new tickets', async () => {
  const client = new RestClient(server.url);
  const fareOf = ({ price }: JourneyRow) => price.foreign;
  const day = tomorrow(8);
  const dearest = Math.max(...(await client.journeys('phnom-penh', 'siem-reap', day)).map(fareOf));
  const sold = await ownDeparture(server.url, { date: tomorrow(7), suits: (one) => fareOf(one) < dearest });
  const later = await ownDeparture(server.url, { date: day, free: 2, suits: (one) => fareOf(one) > fareOf(sold) });
  const held = (await client.hold(sold, freeSeats(await client.seats(sold)).slice(0, 2))).body.result[0]!;
  const paid = await client.pay(held);
  await client.decide(paid.body.result.pay_url!, 'approve');
  await client.confirm(held);

  const clerk = await Staff.signIn(browser, server.url, 'admin@naga.example', { language: 'km', width: 375 });
  const { page, words } = clerk;
  const isContent = async () => {
    expect(clerk.visit.complaints).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
  };
  await clerk.open(`/bookings/exchange/${held.id}`);
  await page.locator('input[name="date"]').fill(day);
  await page.getByRole('button', { name: words('booking-flow.exchange.show') }).click();
  const take = page.locator(`a[href*="${encodeURIComponent(journeyIdOf(later))}"]`);
  await take.click();
  const exchange = page.locator('form button[type="submit"]');
  await exchange.waitFor();
  await isContent();
  // The way back and forth shows the same.
  await page.goBack();
  await take.waitFor();
  await page.goForward();
  // Pressed twice it is begun once.
  await exchange.dblclick();
  await page.getByText(words('admin.exchange.held-title')).waitFor();
  await page.getByText(words('booking-flow.exchange.newFare'), { exact: true }).waitFor();
  await isContent();
  const colleague = await clerk.visit.context.newPage();
  await colleague.goto(page.url());
  const cash = { name: words('admin.exchange.CASH_COLLECTION') };
  await colleague.getByRole('button', cash).waitFor();
  await page.getByRole('button', cash).click();
  await page.getByRole('button', { name: words('admin.exchange.cash-taken') }).click();
  await page.getByText(words('admin.exchange.done')).waitFor();
  await isContent();
  // Who looks at an old page takes no money again.
  await colleague.getByRole('button', cash).click();
  await colleague.getByText(words('admin.exchange.done')).waitFor();
  const charged = await rowsOf(
    server.dataDir,
    `select method, state from payment where booking_id = ${held.id} order by id`,
  );
  expect(charged).toEqual(['CARD', 'CASH_COLLECTION'].map((method) => ({ method, state: 'SETTLED' })));
  expect(await seatsOf(held.id)).toHaveLength(2);
  await clerk.visit.context.close();
});
