import { expect, test } from '@jest/globals';
import { formatMoney } from '@naga/kernel/money.js';
import type { Page } from 'playwright-core';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { journeyIdOf, ownDeparture } from './harness/departures.js';
import { alive, Guest } from './harness/guest.js';
import { hold, seatsLink } from './harness/purchase.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';
import { RestClient, tomorrow } from './harness/rest-client.js';

onSharedSite();

/** So far ahead that nobody else buys on that day. */
const FIRST_DAY = tomorrow(75);

const usd = (amount: number): string => formatMoney({ amount, currency: 'USD' });

interface Pair {
  readonly operatorId: string;
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/** Two zones of an operator between which children pay as adults: one price says all. */
const A_PAIR = `select z.operator_id::text as "operatorId", z.name as "from", t.name as "to", b.local_value::text as value
  from pricing.base_ticket_price b join pricing.pricing_zone z on z.id = b.zone_from_id
  join pricing.pricing_zone t on t.id = b.zone_to_id
  where b.currency = 'USD' and b.effective_from is null and b.local_value >= 300 order by b.id desc limit 1`;

/** What a browser does with a text on the clipboard, where somebody stands; nothing here knows its window. */
const pasted = (text: string): string => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', ${JSON.stringify(text)});
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(event);
})()`;

/** What locals pay between these zones on a day of travel, in cents. */
async function heldOn(page: Page, { operatorId, from, to }: Pair, day: string): Promise<number | undefined> {
  const query = `query ($operatorId: ID!, $day: LocalDate!) { tariff(operatorId: $operatorId, day: $day) {
    zones { id name } cells { fromZoneId toZoneId passengerType price { local } } } }`;
  const answer = await page.evaluate(
    async ([text, variables]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: text, variables });
      return (await (await fetch('/graphql', { method: 'POST', headers, body })).json()) as never;
    },
    [query, { operatorId, day }] as const,
  );
  const { zones, cells } = (answer as { data: { tariff: Tariff } }).data.tariff;
  const idOf = (name: string) => zones.find((zone) => zone.name === name)!.id;
  const cell = cells.find(
    (one) => one.fromZoneId === idOf(from) && one.toZoneId === idOf(to) && one.passengerType === 'ADULT',
  );
  return cell?.price.local;
}

interface Tariff {
  readonly zones: readonly { id: string; name: string }[];
  readonly cells: readonly { fromZoneId: string; toZoneId: string; passengerType: string; price: { local: number } }[];
}

test('a matrix is pasted into, tried, switched on at a date, and returned: the days before keep their prices', async () => {
  const [pair] = await rowsOf<Pair>(server.dataDir, A_PAIR);
  const was = Number(pair!.value);
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = staff;
  await staff.open(`/tariffs/${pair!.operatorId}`);
  const cell = page.getByRole('gridcell', {
    name: `${words('admin.tariffs.cell', { from: pair!.from, to: pair!.to })}:`,
  });
  await cell.click();
  // As a spreadsheet puts it on the clipboard.
  await page.evaluate(pasted(`${(was - 100) / 100}`.replace('.', ',')));
  await page.getByText(words('admin.tariffs.changed', { count: 1 })).waitFor();
  await page.getByLabel(words('admin.tariffs.day')).fill(FIRST_DAY);
  await page.getByLabel(words('admin.tariffs.note'), { exact: false }).fill('Low season');
  await page.getByRole('button', { name: words('admin.tariffs.draft') }).click();
  await page.getByRole('link', { name: words('admin.what-if.open') }).click();
  const departures = page.getByRole('region', { name: words('admin.what-if.part.departures') });
  const cheaper = departures
    .getByRole('listitem')
    .filter({ hasText: words('admin.journey.adult-local') })
    .filter({ hasText: `−${usd(100)}` })
    .first();
  await cheaper.locator('summary').click();
  const explained = cheaper.getByRole('region', { name: words('admin.what-if.after') });
  expect(await explained.textContent()).toContain(usd(was - 100));
  await page.getByRole('button', { name: words('admin.tariff-change.write') }).click();
  await page.getByText(words('admin.tariff-change.written')).waitFor();
  expect(await heldOn(page, pair!, tomorrow(74))).toBe(was);
  expect(await heldOn(page, pair!, FIRST_DAY)).toBe(was - 100);

  await page.getByRole('button', { name: words('admin.tariff-change.take-back'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('admin.tariff-change.take-back-sure'), exact: true }).click();
  await page.getByText(words('admin.tariff-change.is-return')).waitFor();
  await becomes(() => heldOn(page, pair!, FIRST_DAY), was);
});

/** Seats of the first row of a departure's vehicle are First class from now on, which costs visitors two dollars more. */
const dearerRow = (schedule: string): string => `set search_path = catalogue, public;
  with ride as (select v.seat_layout_id from route_schedule s join vehicle_type v on v.id = s.vehicle_type_id
    where s.id = ${schedule}),
  first as (select min(e.row) as row from seat e join ride on e.seat_layout_id = ride.seat_layout_id
    where e.kind = 'SEAT' and e.bookable and not e.blocked)
  update seat e set seat_type_id = (select min(id) from seat_type where seat_category_id = 1)
    from ride, first where e.seat_layout_id = ride.seat_layout_id and e.row = first.row and e.kind = 'SEAT';
  set search_path = pricing, public;
  insert into tariff_supplement (operator_id, seat_category_id, currency, local_value, foreign_value, seat_names)
    select r.operator_id, 1, 'USD', 100, 200, '{"en":"First class"}' from catalogue.route_schedule s
      join catalogue.route_timing t on t.id = s.route_timing_id join catalogue.route r on r.id = t.route_id
      where s.id = ${schedule}`;

test('seats that cost more are marked with their price, and what is marked is charged, line by line', async () => {
  const date = tomorrow(76);
  const journey = await ownDeparture(server.url, { date });
  await rowsOf(server.dataDir, dearerRow(journey.route_schedule_id));
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { page, words } = guest;
  const plain = journey.price!.foreign;
  // Each process hears of it within a second.
  const map = () => new RestClient(server.url).seats(journey);
  await becomes(async () => (await map()).some(({ price }) => price?.foreign === plain + 200), true);
  await guest.open(`/checkout/${encodeURIComponent(journeyIdOf(journey))}`);
  await alive(page);
  await guest.isContent();
  const better = page.getByRole('checkbox', { name: new RegExp(`\\${usd(plain + 200)}$`) }).first();
  const seat = await better.getAttribute('data-seat');
  await better.check();
  await guest.sayWhoSits(1);
  const bookingId = await hold(guest, 1);
  await page
    .getByText(words('checkout.line.supplement', { name: 'First class', count: 1, seats: seat! }))
    .first()
    .waitFor({ state: 'attached' });
  const stages = `select s.stage->>'name' as name, (s.stage->>'amount')::int as amount from booking.part p
    join booking.leg l on l.id = p.leg_id cross join jsonb_array_elements(p.stages) s(stage)
    where l.booking_id = ${bookingId} order by s.stage->>'name' = 'supplement'`;
  expect((await rowsOf(server.dataDir, stages)).at(-1)).toEqual({ name: 'supplement', amount: 200 });
  await guest.visit.context.close();
});

/** An operator lets prices of a route follow demand from a day of travel on: while there is a seat left, a tenth more. */
async function followsDemand(routeId: string, day: string): Promise<void> {
  const [route] = await rowsOf<{ operator: string }>(
    server.dataDir,
    `select operator_id::text as operator from catalogue.route where id = ${routeId}`,
  );
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = staff;
  await staff.open(`/tariffs/${route!.operator}/demand`);
  await page.getByLabel(words('admin.tariff-demand.route')).selectOption(routeId);
  await page.getByRole('button', { name: words('admin.tariff-demand.switch-on') }).click();
  await page.getByRole('textbox', { name: words('admin.tariff-demand.most'), exact: true }).fill('100');
  await page.getByRole('table', { name: words('admin.tariff-demand.preview') }).waitFor();
  await page.getByLabel(words('admin.tariffs.day')).fill(day);
  await page.getByRole('button', { name: words('admin.tariffs.draft') }).click();
  await page.getByRole('button', { name: words('admin.tariff-change.write') }).click();
  await page.getByText(words('admin.tariff-change.written')).waitFor();
  await staff.visit.context.close();
}

test('prices follow demand where it is switched on: the results, the seats and the hold say the same, and the day before nothing', async () => {
  const [before, date] = [tomorrow(77), tomorrow(78)];
  const journey = await ownDeparture(server.url, { date });
  const plain = journey.price.foreign;
  const dearer = Math.round(plain * 1.1);
  const priceOn = async (day: string) =>
    (await new RestClient(server.url).journeys('phnom-penh', 'siem-reap', day)).find(
      (row) => row.route_schedule_id === journey.route_schedule_id && row.connecting === 0,
    )?.price.foreign;
  const dayBefore = await priceOn(before);
  await followsDemand(journey.route_id, date);
  // Each process hears of it within a second.
  await becomes(() => priceOn(date), dearer);
  expect(await priceOn(before)).toBe(dayBefore);
  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const { page } = guest;
  await guest.open(`/bus-tickets/phnom-penh/siem-reap/${date}?pax=1&nat=foreign`);
  const link = seatsLink(page, journey);
  const [total] = /\$\d+,\d\d/.exec((await link.getAttribute('aria-label'))!)!;
  await link.click();
  await guest.heading('checkout.seats.choose', [], { count: 1 }).waitFor();
  await alive(page);
  const seat = page.getByRole('checkbox', { name: new RegExp(`\\${usd(dearer)}$`) }).first();
  await seat.check();
  await guest.isContent();
  await guest.sayWhoSits(1);
  const bookingId = await hold(guest, 1);
  const sold = `select b.total::int as total, s.stage->>'source' as source from booking.booking b
    join booking.leg l on l.booking_id = b.id join booking.part p on p.leg_id = l.id
    cross join jsonb_array_elements(p.stages) s(stage) where b.id = ${bookingId} and s.stage->>'name' = 'demand'`;
  const [row] = await rowsOf<{ total: number; source: string }>(server.dataDir, sold);
  expect([usd(row!.total), row!.source]).toEqual([
    total,
    expect.stringMatching(/^demand \+10 % version \d+: \d+ of \d+ seats left/),
  ]);
  await guest.visit.context.close();
});
