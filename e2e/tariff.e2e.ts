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
import { type JourneyRow, RestClient, tomorrow } from './harness/rest-client.js';

onSharedSite();

/** So far ahead that nobody else buys on that day. */
const FIRST_DAY = tomorrow(75);

const usd = (amount: number): string => formatMoney({ amount, currency: 'USD' });

interface Tariff {
  readonly zones: readonly { id: string; name: string }[];
  readonly cells: readonly {
    fromZoneId: string;
    toZoneId: string;
    passengerType: string;
    price: { local: number; foreign: number };
  }[];
}

/** An operator's tariff of a day of travel. */
async function tariffOn(page: Page, operatorId: string, day: string): Promise<Tariff> {
  const query = `query ($operatorId: ID!, $day: LocalDate!) { tariff(operatorId: $operatorId, day: $day) {
    zones { id name } cells { fromZoneId toZoneId passengerType price { local foreign } } } }`;
  const answer = await page.evaluate(
    async ([text, variables]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: text, variables });
      return (await (await fetch('/graphql', { method: 'POST', headers, body })).json()) as never;
    },
    [query, { operatorId, day }] as const,
  );
  return (answer as { data: { tariff: Tariff } }).data.tariff;
}

/** A zone's place in the matrix, whose rows are its columns too. */
const placeOf = ({ zones }: Tariff, zoneId: string): number => zones.findIndex(({ id }) => id === zoneId);

/** What locals pay between the zones of these places, in cents; undefined where nothing is sold. */
const localAt = ({ zones, cells }: Tariff, row: number, column: number): number | undefined =>
  cells.find(
    ({ fromZoneId, toZoneId, passengerType }) =>
      fromZoneId === zones[row]!.id && toZoneId === zones[column]!.id && passengerType === 'ADULT',
  )?.price.local;

const zoneOf = async (operatorId: string, stopId: string): Promise<string> => {
  const [zone] = await rowsOf<{ id: string }>(
    server.dataDir,
    `select pricing_zone_id::text as id from pricing.zone_stop where operator_id = ${operatorId} and stop_id = ${stopId}`,
  );
  return zone!.id;
};

/** Locals' price of a departure, as anybody finds it; undefined where it does not leave that day. */
async function soldOn(day: string, journey: JourneyRow): Promise<number | undefined> {
  const found = await new RestClient(server.url).journeys('phnom-penh', 'siem-reap', day);
  const { route_schedule_id, stop_id_from, stop_id_to } = journey;
  return found.find(
    (row) =>
      row.connecting === 0 &&
      row.route_schedule_id === route_schedule_id &&
      row.stop_id_from === stop_id_from &&
      row.stop_id_to === stop_id_to,
  )?.price.local;
}

/** What a browser does with a text on the clipboard, where somebody stands; nothing here knows its window. */
const pasted = (text: string): string => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', ${JSON.stringify(text)});
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(event);
})()`;

/** So many rows and columns are pasted at once. */
const SIDE = 3;

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly was: number;
  readonly then: number;
}

/** The cells of a block around one that have a price, each lowered by an amount of its own: that one by a dollar. */
function lowered(tariff: Tariff, row: number, column: number): { top: number; left: number; cells: Cell[] } {
  const first = (place: number): number => Math.max(0, Math.min(place - 1, tariff.zones.length - SIDE));
  const [top, left] = [first(row), first(column)];
  const cells = Array.from({ length: SIDE * SIDE }, (_, nth): Cell[] => {
    const at = { row: top + Math.floor(nth / SIDE), column: left + (nth % SIDE) };
    const was = localAt(tariff, at.row, at.column);
    const isThat = at.row === row && at.column === column;
    return was === undefined ? [] : [{ ...at, was, then: was - (isThat ? 100 : 10 + nth) }];
  });
  return { top, left, cells: cells.flat() };
}

/** A block as a spreadsheet puts it on the clipboard; what is not sold is an empty cell. */
const blockOf = ({ top, left, cells }: ReturnType<typeof lowered>): string =>
  Array.from({ length: SIDE }, (_, down) => {
    const texts = Array.from({ length: SIDE }, (__, right) => {
      const cell = cells.find(({ row, column }) => row === top + down && column === left + right);
      return cell === undefined ? '' : (cell.then / 100).toFixed(2).replace('.', ',');
    });
    return `${texts.join('\t')}\r\n`;
  }).join('');

test('a block of a spreadsheet is pasted into a matrix, tried, switched on at a date, and returned: the days before keep their prices', async () => {
  const dayBefore = tomorrow(74);
  const staff = await Staff.signIn(browser, server.url, 'admin@naga.example');
  const { page, words } = staff;
  // One that costs just what its tariff says.
  const journey = await ownDeparture(server.url, { date: FIRST_DAY, suits: ({ price }) => price.currency === 'USD' });
  const { operator, stop_id_from, stop_id_to } = journey;
  await staff.open(`/tariffs/${operator.id}`);
  const tariff = await tariffOn(page, operator.id, FIRST_DAY);
  const [row, column] = [
    placeOf(tariff, await zoneOf(operator.id, stop_id_from)),
    placeOf(tariff, await zoneOf(operator.id, stop_id_to)),
  ];
  const block = lowered(tariff, row, column);
  const { cells } = block;
  const own = cells.find((cell) => cell.row === row && cell.column === column)!;
  const [rows, columns] = [new Set(cells.map((cell) => cell.row)), new Set(cells.map((cell) => cell.column))];
  expect(Math.min(rows.size, columns.size)).toBeGreaterThan(1);
  expect([await soldOn(dayBefore, journey), journey.price.local]).toEqual([own.was, own.was]);

  const nameAt = (place: number): string => tariff.zones[place]!.name;
  const first = { from: nameAt(block.top), to: nameAt(block.left) };
  await page.getByRole('gridcell', { name: `${words('admin.tariffs.cell', first)}:` }).click();
  await page.evaluate(pasted(blockOf(block)));
  await page.getByText(words('admin.tariffs.changed', { count: cells.length })).waitFor();
  const differences = page.getByRole('table', { name: words('admin.tariffs.differences') });
  const adults = words('admin.tariffs.adult');
  for (const { row: from, column: to, was, then } of cells) {
    const way = `${words('admin.tariffs.pair', { from: nameAt(from), to: nameAt(to) })} · ${adults}`;
    const said = await differences.getByRole('row').filter({ hasText: way }).getByRole('cell').allTextContents();
    expect(said.slice(-2).map((prices) => prices.split(' / ')[0])).toEqual([usd(was), usd(then)]);
  }
  await page.getByLabel(words('admin.tariffs.day')).fill(FIRST_DAY);
  await page.getByLabel(words('admin.tariffs.note'), { exact: false }).fill('Low season');
  await page.getByRole('button', { name: words('admin.tariffs.draft') }).click();
  await page.getByRole('link', { name: words('admin.what-if.open') }).click();
  const departures = page.getByRole('region', { name: words('admin.what-if.part.departures') });
  const cheaper = departures
    .getByRole('listitem')
    .filter({ hasText: words('admin.journey.adult-local') })
    .filter({ hasText: usd(-100) })
    .first();
  await cheaper.locator('summary').click();
  const explained = cheaper.getByRole('region', { name: words('admin.what-if.after') });
  expect(await explained.textContent()).toContain(usd(own.then));
  await page.getByRole('button', { name: words('admin.tariff-change.write') }).click();
  await page.getByText(words('admin.tariff-change.written')).waitFor();
  const held = async (day: string) => {
    const then = await tariffOn(page, operator.id, day);
    return cells.map((cell) => localAt(then, cell.row, cell.column));
  };
  expect(await held(dayBefore)).toEqual(cells.map(({ was }) => was));
  expect(await held(FIRST_DAY)).toEqual(cells.map(({ then }) => then));
  // Each process hears of it within a second.
  await becomes(() => soldOn(FIRST_DAY, journey), own.then);
  expect(await soldOn(dayBefore, journey)).toBe(own.was);

  await page.getByRole('button', { name: words('admin.tariff-change.take-back'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words('admin.tariff-change.take-back-sure'), exact: true }).click();
  await page.getByText(words('admin.tariff-change.is-return')).waitFor();
  await becomes(
    () => held(FIRST_DAY),
    cells.map(({ was }) => was),
  );
  await becomes(() => soldOn(FIRST_DAY, journey), own.was);
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
