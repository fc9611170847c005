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

/** Results of a day for two, and the seat map of a departure of its own, which is answered. */
export async function toTheSeats(
  guest: Guest,
  url: string,
  date = tomorrow(),
  party = 'pax=2',
  wish: Wish = {},
): Promise<JourneyRow> {
  const journey = await ownDeparture(url, { ...wish, date });
  await guest.open(`/bus-tickets/phnom-penh/siem-reap/${date}?${party}`);
  await seatsLink(guest.page, journey).click();
  await guest.heading('checkout.seats.choose', [], { count: 2 }).waitFor();
  await alive(guest.page);
  return journey;
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
