import { expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { tabTo } from './harness/keyboard.js';
import { arriveAt, field, leave } from './harness/member.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { stickingOut } from './harness/browser.js';
import { rowsOf } from './harness/database.js';
import { pairs } from './harness/pairs.js';
import { type JourneyRow, tomorrow } from './harness/rest-client.js';
import { PASSWORD, Staff } from './harness/staff.js';

onSharedSite();

test.each(pairs(['en', 1280, 'Phnom Penh', 'Siem Reap'], ['km', 375, 'ភ្នំពេញ', 'សៀមរាប']))(
  'an agency sells a seat with the keyboard alone, in %s, %i wide',
  async (language, width, from, to) => {
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
    // Beside each stands a link to its price, which opens a dialog.
    const departures = 'section[aria-labelledby="departures"] a:not([aria-haspopup])';
    await becomes(() => page.evaluate(`document.activeElement === document.querySelector('${departures}')`), true);
    const leaves = words('agency.departures.sell', { time: departure.departure_time.slice(11, 16) });
    const { route_schedule_id: schedule, date } = departure;
    await tabTo(page, `a:not([aria-haspopup])[href*="journey=${encodeURIComponent(`${schedule}@${date}`)}"]`);
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
    const insurance = page.locator('input[type="checkbox"][name^="addOn-"]').first();
    await insurance.press('Space');
    await insurance.press('Enter');
    await page.getByText(words('checkout.add-ons.added', { amount: '$1,00' })).waitFor();
    await page.locator('button[value="pay"]').press('Enter');
    await page.waitForURL('**/agency/bookings/*/receipt');
    await page.getByText(words('booking-flow.receipt.note')).waitFor();
    expect(await page.locator('[data-receipt] tbody th').allInnerTexts()).toEqual([seat]);

    const receipt = page.url();
    await hasFocus(words('agency.receipt.next'));
    await keyboard.press('Enter');
    await arriveAt(guest, '/agency/search');

    // On paper there is the receipt, and nothing that is pressed.
    await page.goto(receipt);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(words('booking-flow.receipt.note')).isVisible()).toBe(true);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    // Among its bookings it opens, with what the agency earns and the ways on.
    await guest.open('/agency/bookings');
    const bookingId = /\d+/.exec(new URL(receipt).pathname)![0];
    await page.locator(`main a[href$="/agency/bookings/${bookingId}"]`).first().click();
    await page.getByRole('link', { name: words('agency.booking.receipt') }).waitFor();
    await page.getByText(words('agency.booking.earned'), { exact: true }).waitFor();
    await page.getByText(words('price-made.commission.title')).click();
    await page.getByText(words.like('price-made.commission.seat', ['how'], { seat })).waitFor();
    // This customer left no e-mail: the tickets are sent again to his telephone.
    await page.getByRole('button', { name: words.like('checkout.view.resend', ['address']) }).waitFor();
    await guest.isContent();
    await leave(guest);
  },
);

test.each(pairs(['km', 1280], ['en', 375]))(
  'a counter sells there and back with the keyboard alone, in %s, %i wide: one booking, one receipt',
  async (language, width) => {
    const [day, dayBack] = [tomorrow(2), tomorrow(4)];
    const there = await ownDeparture(server.url, { date: day });
    const back = await ownDeparture(server.url, { from: 'siem-reap', to: 'phnom-penh', date: dayBack });
    const staff = await Staff.signIn(browser, server.url, 'admin@naga.example', { language, width });
    const { page, words, visit } = staff;
    const { keyboard } = page;
    const focused = () => page.evaluate<string>('document.activeElement.id');
    const hasFocus = (text: string | RegExp) =>
      becomes(() => page.locator(':focus').innerText(), typeof text === 'string' ? text : expect.stringMatching(text));
    const says = async (text: string, next: string) => {
      await keyboard.type(text);
      await keyboard.press('Enter');
      await becomes(focused, next);
    };
    /** Opens the departure's row, by Tab from wherever the focus is, and goes on from its page. */
    const takes = async ({ route_schedule_id: schedule, date }: JourneyRow, next: string) => {
      const link = `a[href*="journey=${encodeURIComponent(`${schedule}@${date}`)}"]`;
      await page.locator(link).waitFor();
      const row = `tr:has(${link})`;
      if (!(await page.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(row)})`)))
        await tabTo(page, row);
      await keyboard.press('Enter');
      await page.waitForURL('**/search-one?**');
      await hasFocus(next);
      await keyboard.press('Enter');
    };

    await staff.open(`/search?from=phnom-penh&to=siem-reap&date=${day}&return=${dayBack}&children=1`);
    const heading = (id: string) => page.getByRole('heading', { name: words.like(id, ['from', 'to', 'day']) });
    await heading('admin.search.way-there').waitFor();
    await takes(there, words('admin.journey.then-back'));
    await heading('admin.search.way-back').waitFor();
    // The first departure of the way back has the focus.
    await becomes(() => page.evaluate('document.activeElement.matches("tbody tr:has(a)")'), true);
    expect(await stickingOut(page)).toEqual([]);
    await keyboard.press('Shift+Tab');
    await takes(back, words('admin.journey.sell', { count: 2 }));

    await becomes(focused, 'contact.mobileNumber');
    const maps = page
      .locator('main form')
      .getByRole('group')
      .filter({ has: page.locator('[data-seat]') });
    expect(await maps.count()).toBeGreaterThanOrEqual(2);
    const free = await page.evaluate<string[][]>(`[...document.querySelectorAll('main form section')]
    .filter((one) => one.querySelector('[data-seat]'))
    .map((one) => [...one.querySelectorAll('[data-seat]:not([aria-disabled="true"])')].slice(-2).map((seat) => seat.dataset.seat))`);
    expect(free).toHaveLength(2);
    await says('097 555 0188', 'contact.email');
    await says('', 'rows.0.seats.0');
    for (const [index, first] of ['Dara', 'Lina'].entries()) {
      await says(free[0]![index]!, `rows.${index}.seats.1`);
      await says(free[1]![index]!, `rows.${index}.title`);
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await says('', `passengers.${index}.firstName`);
      await says(first, `passengers.${index}.lastName`);
      await keyboard.type('Sok');
      await tabTo(page, index === 0 ? '[id="rows.1.seats.0"]' : 'main form button[type="submit"]');
    }
    await keyboard.press('Enter');
    await page.waitForURL('**/create-booking/payment/*');
    const bookingId = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.locator('.sale__ways button:focus').waitFor();
    expect(await page.getByRole('heading', { level: 2 }).filter({ hasText: '→' }).count()).toBe(2);
    await keyboard.press('Enter');
    await page.waitForURL(`**/bookings/${bookingId}/receipt`);
    await hasFocus(words('admin.receipt.next'));
    const receipt = page.locator('[data-receipt]');
    expect(await receipt.locator('tbody th').allInnerTexts()).toEqual(free.flat());
    expect(await stickingOut(page)).toEqual([]);
    expect(
      await rowsOf(server.dataDir, `select direction from leg where booking_id = ${bookingId} order by id`),
    ).toEqual(['ONWARD', 'RETURN'].map((direction) => ({ direction })));
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  },
);
