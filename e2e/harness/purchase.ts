import type { Locator, Page } from 'playwright-core';
import { rowsOf } from './database.js';
import { alive, type Guest } from './guest.js';
import { journeyIdOf, ownDeparture, type Wish } from './departures.js';
import { type JourneyRow, tomorrow } from './rest-client.js';
import type { Site } from './server.js';

/** The steps from the results to the ticket, as a guest with two passengers takes them. */

export const PEOPLE = [
  ['Sophea', 'Chan'],
  ['Bopha', 'Keo'],
] as const;

/** Links that lead to the seats; what opens a price leads there without script alone. */
export const SEATS_LINK = 'a[href*="/checkout/"]:not([aria-haspopup])';

/** What leads to the seats of this journey, be it the first of a trip or the last. */
export const seatsLink = (page: Page, journey: JourneyRow) =>
  page.locator(`${SEATS_LINK}[href*="/${encodeURIComponent(journeyIdOf(journey))}"]`);

/** Results of a day for two, with a departure of its own among them, which is answered. */
export async function toTheResults(
  guest: Guest,
  url: string,
  date = tomorrow(),
  party = 'pax=2',
  wish: Wish = {},
): Promise<JourneyRow> {
  const journey = await ownDeparture(url, { ...wish, date });
  await guest.open(`/bus-tickets/phnom-penh/siem-reap/${date}?${party}`);
  return journey;
}

/** From there to its seat map. */
export async function chooseJourney(guest: Guest, journey: JourneyRow): Promise<void> {
  await seatsLink(guest.page, journey).click();
  await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
  await alive(guest.page);
}

/** Both of them. */
export async function toTheSeats(
  guest: Guest,
  url: string,
  date?: string,
  party?: string,
  wish?: Wish,
): Promise<JourneyRow> {
  const journey = await toTheResults(guest, url, date, party, wish);
  await chooseJourney(guest, journey);
  return journey;
}

/** What a card says of a journey: its price, and what promotions will take off, in cents. */
export async function toldOnCard({ page, words }: Guest, journey: JourneyRow, names: string) {
  const cents = (text: string | null): number => Number(/\$(\d+,\d\d)/.exec(text!)![1]!.replace(',', ''));
  const link = seatsLink(page, journey);
  const card = page.getByRole('listitem').filter({ has: link });
  const promotion = card.getByText(words.like('web.card.ahead', ['amount'], { names }));
  return { total: cents(await link.getAttribute('aria-label')), discount: cents(await promotion.textContent()) };
}

/**
 * Two free seats of the map from one on, by their numbers: which ones are free may change with the choice. Answers what is
 * chosen.
 */
export async function chooseTwoSeats(guest: Guest, map: Page | Locator = guest.page, first = 4): Promise<string[]> {
  const free = guest.freeSeats(map);
  const numbers = [
    await free.nth(first).getAttribute('data-seat'),
    await free.nth(first + 1).getAttribute('data-seat'),
  ];
  for (const number of numbers) await map.locator(`[data-seat="${number}"]`).check();
  return guest.chosenSeats();
}

/** Presses the button that holds so many seats; answers the booking. */
export async function hold(guest: Guest, seats = 2): Promise<string> {
  await guest.button('checkout.seats.hold', [], { count: seats }).click();
  await guest.page.waitForURL('**/checkout/passengers/*');
  await guest.heading('checkout.passengers.title').waitFor();
  await alive(guest.page);
  return /\d+$/.exec(new URL(guest.page.url()).pathname)![0];
}

/** A hold of two seats of a departure of its own; answers the booking and the departure. */
export async function held(
  guest: Guest,
  url: string,
  date = tomorrow(),
  wish: Wish = {},
): Promise<{ bookingId: string; journey: JourneyRow }> {
  const journey = await toTheSeats(guest, url, date, undefined, wish);
  await chooseTwoSeats(guest);
  await guest.sayWhoSits(2);
  return { bookingId: await hold(guest), journey };
}

export async function toThePayment(guest: Guest, email: string): Promise<void> {
  await guest.fillIn(PEOPLE, email);
  await guest.button('checkout.passengers.continue').click();
  await guest.page.waitForURL('**/checkout/payment/*');
  await guest.heading('checkout.payment.title').waitFor();
  await alive(guest.page);
}

/** Of the operator of the demonstration that sells add-ons of its own (standalone/src/demo/add-ons.ts). */
export const sellsAddOns = ({ operator }: JourneyRow): boolean => operator.id === '1';

/** Adds the first add-ons that are for all seats (insurance, a flexible ticket), and so many bags beside the first seat. */
export async function addToTrip({ page, words }: Guest, { covers, bags = 0 }: { covers: number; bags?: number }) {
  const boxes = page.locator('input[type="checkbox"][name^="addOn-"]');
  for (const index of Array(covers).keys()) await boxes.nth(index).check();
  await page.locator('select[name^="addOn-"]').first().selectOption(String(bags));
  await page.locator('button[value="addOns"]').click();
  await page.getByText(words.like('checkout.add-ons.added', ['amount'])).waitFor();
}

/** What was bought beside the seats and did not go back: kind, how many, and for how much. */
export const addOnsOf = ({ dataDir }: Site, bookingId: string): Promise<{ kind: string; sum: number }[]> =>
  rowsOf(
    dataDir,
    `select add_on->>'kind' as kind, sum(amount)::int as sum from booking.booking_fee
     where booking_id = ${bookingId} and add_on is not null group by 1 order by 1`,
  );

/** Two hours after the purchase a change has its fee, whatever the fares of two days are, and terms hold. */
export const graceIsOver = ({ dataDir }: Site, bookingId: string) =>
  rowsOf(dataDir, `update booking.booking set sold_at = sold_at - interval '2 hours' where id = ${bookingId}`);

export async function toTheProvider(guest: Guest): Promise<void> {
  await guest.button('checkout.payment.pay', ['total']).click();
  await guest.page.waitForURL('**/sandbox/**');
}

/** A button of the sandbox's pay page. */
export const decide = (page: Page, outcome: 'approve' | 'decline' | 'cancel' | 'late'): Promise<void> =>
  page.locator(`button[value="${outcome}"]`).click();

/** The charges of a booking as we know them. */
export const charges = ({ dataDir }: Site, bookingId: string): Promise<{ state: string }[]> =>
  rowsOf(dataDir, `select state from booking.payment where booking_id = ${bookingId}`);

const OVER = `set expires_at = now() - interval '1 second'`;

/** Its seats may be taken by others, while the booking itself still has its time. */
export const loseSeats = async ({ dataDir }: Site, bookingId: string): Promise<void> =>
  void (await rowsOf(dataDir, `update booking.seat_claim ${OVER} where booking_id = ${bookingId}`));

/** The ten minutes of a hold are over, on the server. */
export async function endHold(site: Site, bookingId: string): Promise<void> {
  await loseSeats(site, bookingId);
  await rowsOf(site.dataDir, `update booking.booking ${OVER} where id = ${bookingId}`);
}
