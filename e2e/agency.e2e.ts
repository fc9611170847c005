import { expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { tabTo } from './harness/keyboard.js';
import { arriveAt, field, leave } from './harness/member.js';
import { browser, onOwnSite, server } from './harness/own-site.js';
import { PASSWORD } from './harness/staff.js';

onOwnSite();

test.each([
  ['en', 1280, 'Phnom Penh', 'Siem Reap'],
  ['km', 375, 'ភ្នំពេញ', 'សៀមរាប'],
] as const)('an agency sells a seat with the keyboard alone, in %s, %i wide', async (language, width, from, to) => {
  const departure = await ownDeparture(server.url);
  const guest = await Guest.arrive(browser, server.url, language, width);
  const { page, words } = guest;
  const { keyboard } = page;
  const focused = () => page.evaluate<string>('document.activeElement.id');
  const hasFocus = (text: string) => becomes(() => page.locator(':focus').innerText(), text);
  const says = async (text: string, next: string) => {
    await keyboard.type(text);
    await keyboard.press('Enter');
    await becomes(focused, next);
  };
  await guest.open(`/agent/login?redirectPath=${encodeURIComponent('/agency/search')}`);
  await field(guest, 'login').focus();
  await keyboard.type('agency.owner@naga.example');
  await tabTo(page, 'input[name="password"]');
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await arriveAt(guest, '/agency/search');

  await becomes(() => page.evaluate('document.activeElement.name'), 'from');
  const chooses = async (typed: string, town: string) => {
    await keyboard.type(typed);
    await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: town }).waitFor();
    await keyboard.press('Enter');
  };
  await chooses('Phnom', from);
  await tabTo(page, 'input[name="to"]');
  await chooses('Siem', to);
  await keyboard.press('Enter');
  await page.waitForURL('**/agency/search/phnom-penh/siem-reap/*');
  await page.locator('#departures').waitFor();
  const departures = 'section[aria-labelledby="departures"] a';
  await becomes(() => page.evaluate(`document.activeElement === document.querySelector('${departures}')`), true);
  const leaves = words('agency.departures.sell', { time: departure.departure_time.slice(11, 16) });
  const { route_schedule_id: schedule, date } = departure;
  await tabTo(page, `a[href*="journey=${encodeURIComponent(`${schedule}@${date}`)}"]`);
  await hasFocus(leaves);
  await keyboard.press('Enter');

  await becomes(focused, 'contact.mobileNumber');
  await alive(page);
  const free = page.locator('[data-seat]:not([aria-disabled="true"])').last();
  const seat = (await free.getAttribute('data-seat')) ?? '';
  await says('097 555 0199', 'contact.email');
  await says('', 'rows.0.seats.0');
  await says(seat.toLowerCase(), 'rows.0.title');
  await keyboard.press('ArrowDown');
  await says('', 'passengers.0.firstName');
  await says('Dara', 'passengers.0.lastName');
  await keyboard.type('Sok');
  await tabTo(page, 'main form button[type="submit"]');
  await keyboard.press('Enter');

  await page.waitForURL('**/booking/*');
  await becomes(() => page.evaluate('document.activeElement.value'), 'pay');
  await keyboard.press('Enter');
  await page.waitForURL('**/agency/bookings/*/receipt');
  await page.getByText(words('booking-flow.receipt.note')).waitFor();
  expect(await page.locator('[data-receipt] tbody th').allInnerTexts()).toEqual([seat]);

  await hasFocus(words('agency.receipt.next'));
  await keyboard.press('Enter');
  await arriveAt(guest, '/agency/search');
  await leave(guest);
});
