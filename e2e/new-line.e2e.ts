import { expect, test } from '@jest/globals';
import { becomes } from './harness/becomes.js';
import { Clerk } from './harness/clerk.js';
import { alive, Guest } from './harness/guest.js';
import { decide, hold, seatsLink, toTheProvider } from './harness/purchase.js';
import { type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';

onSharedSite();

const [FROM, TO] = ['Kampot', 'Koh Kong'] as const;
const VEHICLE = 'Coast van';
const LINE = 'Kampot – Koh Kong by the coast';

/** Two stops, a drawing of six seats and the vehicle that has it, each on its own screen. */
async function makesWhatRides(clerk: Clerk): Promise<void> {
  const { staff, page } = clerk;
  const { words } = staff;
  const save = page.getByRole('button', { name: words('admin.noun.save'), exact: true });
  const menu = (id: string) => page.getByRole('link', { name: words(id), exact: true }).first();

  await clerk.press(menu('admin.menu.stops'));
  await clerk.press(page.getByRole('link', { name: words('admin.stops.add') }));
  await clerk.writes('names.en', 'Coast office Kampot');
  await clerk.finds('locationId', FROM);
  // The operator is his, and the middle of the town will do.
  expect(await page.locator('#main [name="operatorId"]').isDisabled()).toBe(true);
  await becomes(async () => (await page.locator('#main [name="latitude"]').inputValue()) !== '', true);
  await clerk.press(page.getByRole('button', { name: words('admin.noun.save-and-add') }));
  await becomes(() => page.locator('#main [name="names.en"]').inputValue(), '');
  await clerk.writes('names.en', 'Coast office Koh Kong');
  await clerk.finds('locationId', TO);
  // This one he knows better, from a map.
  await clerk.writes('latitude', 'https://www.openstreetmap.org/?mlat=11.61531&mlon=102.98364#map=17/11.6/102.9');
  expect(await page.locator('#main [name="longitude"]').inputValue()).toBe('102.98364');
  await clerk.press(save);
  await page.getByRole('heading', { name: 'Coast office Koh Kong' }).waitFor();

  await clerk.press(menu('admin.menu.seat-layouts'));
  await clerk.press(page.getByRole('link', { name: words('admin.seat-layouts.add') }));
  await clerk.writes('name', 'Six seats');
  const first = page.locator('[data-place="1/1/1"]');
  await clerk.press(first);
  // Two rows of three, by the keyboard.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('s');
  await clerk.press(save);
  await page.getByRole('heading', { name: 'Six seats' }).waitFor();

  await clerk.press(menu('admin.menu.vehicle-types'));
  await clerk.press(page.getByRole('link', { name: words('admin.vehicle-types.add') }));
  await clerk.writes('names.en', VEHICLE);
  await clerk.chooses(page.locator('#main [name="transportType"]'), words('admin.routes.bus'));
  const category = page.locator('#main [name="vehicleCategoryId"]');
  await clerk.chooses(category, (await category.locator('option').nth(1).innerText()).trim());
  await clerk.finds('seatLayoutId', 'Six seats');
  await clerk.press(save);
  await page.getByRole('heading', { name: VEHICLE }).waitFor();
}

/** The stops of the form in their order, by their towns. */
const stopsOf = async ({ page }: Clerk): Promise<string[]> =>
  (await page.locator('#stops li legend').allInnerTexts()).map((text) => text.split(', ').at(-1)!);

/** A stop to the front by its button and the keyboard, and the other one back before it by the mouse. */
async function movesStops(clerk: Clerk): Promise<void> {
  const { staff, page } = clerk;
  const { words } = staff;
  await page.getByRole('button', { name: words('admin.line.move-up', { stop: `Coast office ${TO}` }) }).focus();
  await page.keyboard.press('Enter');
  await becomes(() => stopsOf(clerk), [TO, FROM]);
  const stops = page.locator('#stops li');
  // Were one of them out of sight, the page would scroll beneath a pointer that stays where it is.
  await page.evaluate(`document.getElementById('stops').scrollIntoView({ block: 'center' })`);
  await stops.nth(1).dragTo(stops.nth(0));
  await becomes(() => stopsOf(clerk), [FROM, TO]);
}

/** The line with its stops, one time a day, and the prices he asks for; answers its id. */
async function makesTheLine(clerk: Clerk): Promise<string> {
  const { staff, page } = clerk;
  const { words } = staff;
  await clerk.press(page.getByRole('link', { name: words('admin.routes.title'), exact: true }).first());
  await clerk.press(page.getByRole('link', { name: words('admin.routes.add') }));
  await clerk.writes('names.en', LINE);
  for (const town of [FROM, TO]) {
    await clerk.fills(page.getByRole('searchbox', { name: words('admin.line.find-stop') }), `Coast office ${town}`);
    await clerk.press(
      page.getByRole('button', { name: words('admin.line.add-stop', { stop: `Coast office ${town}, ${town}` }) }),
    );
  }
  await movesStops(clerk);
  const minutes = page.getByRole('textbox', { name: words('admin.line.minutes') });
  await clerk.fills(minutes.nth(1), '330');
  await clerk.fills(page.getByLabel(words('admin.line.leaves-at')), '13:10');
  await clerk.press(page.getByRole('button', { name: words('admin.line.add-time') }));
  const vehicle = page.getByRole('combobox', { name: words('admin.line.vehicle') });
  await clerk.chooses(vehicle, words('admin.line.of-vehicle', { name: VEHICLE, seats: 6 }));
  await clerk.press(page.getByRole('button', { name: words('admin.routes.save') }));
  await page.waitForURL(/\/admin\/routes\/\d+$/);
  await becomes(() => stopsOf(clerk), [FROM, TO]);

  // The page says what is missing: only its price.
  const needs = page.locator('.line-editor__needs li');
  await becomes(() => needs.allInnerTexts(), [words('admin.line-needs.price')]);
  await clerk.press(needs.getByRole('link'));
  await clerk.writes('prices.0.local', '12');
  await clerk.writes('prices.0.foreign', '15');
  await clerk.press(page.getByRole('button', { name: words('admin.line-prices.ask') }));
  await page.getByText(words('admin.line-prices.own-waits')).waitFor();
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** The second person of the platform: opens the line, says its commission and approves. */
async function approves(lineId: string): Promise<void> {
  const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = admin;
  await admin.open(`/routes/${lineId}#prices`);
  await page.getByLabel(words('admin.line-prices.commission')).fill('10');
  await page.getByRole('button', { name: words('admin.line-prices.approve') }).click();
  await page.getByText(words('admin.line-needs.ready')).waitFor();
  expect(admin.visit.complaints).toEqual([]);
  await admin.visit.context.close();
}

/** Searches the pair for tomorrow, takes a seat of that departure, pays by card and has the ticket. */
async function travels(): Promise<void> {
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { page, words } = guest;
  await guest.open('/');
  await guest.choosePlace('web.search.from', FROM);
  await guest.choosePlace('web.search.to', TO);
  await guest.button('web.search.submit').click();
  await page.waitForURL(`**/bus-tickets/kampot/koh-kong/${tomorrow()}*`);
  await page.locator('#results-count').waitFor();
  await alive(page);
  const ours = (row: JourneyRow) => row.connecting === 0 && row.departure_time.slice(11, 16) === '13:10';
  const [journey] = (await new RestClient(server.url).journeys('kampot', 'koh-kong', tomorrow())).filter(ours);
  await seatsLink(page, journey!).click();
  await guest.heading('checkout.seats.choose', [], { count: 1 }).waitFor();
  await alive(page);
  expect(await guest.freeSeats().count()).toBe(6);
  await page.locator('[data-seat="2B"]').check();
  await guest.sayWhoSits(1);
  await hold(guest, 1);
  await guest.fillIn([['Sophea', 'Chan']], 'sophea@coast.example');
  await guest.button('checkout.passengers.continue').click();
  await page.waitForURL('**/checkout/payment/*');
  await guest.heading('checkout.payment.title').waitFor();
  await alive(page);
  await toTheProvider(guest);
  await decide(page, 'approve');
  await page.waitForURL('**/bookingresponse?booking=*');
  await page.getByRole('link', { name: words('checkout.confirmed.open') }).click();
  await page.waitForURL('**/eticket/**');
  await alive(page);
  const ticket = await page.locator('main').innerText();
  for (const said of ['Coast office Kampot', 'Coast office Koh Kong', 'Sophea Chan', '2B', '13:10'])
    expect(ticket).toContain(said);
  await guest.isContent();
  await guest.visit.context.close();
}

test('a line from nothing to a ticket: stops, a drawing, a vehicle, a time, prices, and a traveller who rides on it', async () => {
  const clerk = new Clerk(await Staff.signIn(browser, server.url, 'operator.admin@naga.example'));
  await clerk.staff.open('/');
  await makesWhatRides(clerk);
  const lineId = await makesTheLine(clerk);
  await approves(lineId);
  await travels();

  // His page tells that somebody has bought.
  await clerk.page.reload();
  await clerk.page.getByText(clerk.staff.words('admin.line-needs.ready')).waitFor();
  const days = clerk.page.locator('#preview tbody tr');
  await until('a seat is gone', async () => (await days.allInnerTexts()).some((day) => /\s5\s/.test(day)));
  expect(clerk.staff.visit.complaints).toEqual([]);
  // What a clerk does in ten minutes without help; who adds to it asks whether it has to be.
  expect({ fields: clerk.fields, presses: clerk.presses }).toEqual({ fields: 18, presses: 19 });
  await clerk.staff.visit.context.close();
});
