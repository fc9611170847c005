import { expect, test } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { seriousFindings } from './harness/axe.js';
import { becomes } from './harness/becomes.js';
import { rowsOf } from './harness/database.js';
import { Guest } from './harness/guest.js';
import { SEATS_LINK } from './harness/purchase.js';
import { isFocusSeen, tabToThis } from './harness/keyboard.js';
import { freeSeats, numberFor, RestClient, tomorrow } from './harness/rest-client.js';
import { browser, onSharedSite, server } from './harness/shared-site.js';
import { Staff } from './harness/staff.js';
import { until } from './harness/until.js';

onSharedSite();

test('a layout of two floors is drawn, numbered and saved by the keyboard alone', async () => {
  const staff = await Staff.signIn(browser, server.url, 'operator.admin@naga.example');
  const { page, words, visit } = staff;
  const reach = async (wanted: Locator, back = false): Promise<void> => {
    await tabToThis(page, wanted, back ? 'Shift+Tab' : 'Tab');
    expect(await isFocusSeen(page)).toBe(true);
  };
  const keys = async (...pressed: readonly string[]): Promise<void> => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const cell = (place: string) => page.locator(`[data-place="${place}"]`);
  await staff.open('/seat-layouts/add');
  await reach(page.locator('#main [name="name"]'));
  await page.keyboard.type('Two floors by keys');
  const floors = page.getByRole('group', { name: words('admin.seat-layouts.floors') });
  await reach(floors.getByRole('button', { name: words('ui.stepper.more') }));
  await keys('Enter');
  await cell('2/1/1').waitFor();

  // Below: the driver and a door in front, four seats behind, the stairs at the end.
  await reach(cell('1/1/1'));
  await keys('r', 'ArrowRight', 'ArrowRight', 'd');
  await keys('Home', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowDown', 's', 'End', 'x');
  // Above: a row of three more, one of them drawn in vain.
  await keys('PageDown', 'Home', 'Shift+ArrowRight', 'Shift+ArrowRight', 's', 'ArrowDown', 's', 'Control+z');
  await becomes(() => cell('2/4/3').getAttribute('aria-selected'), 'true');

  // The last of them is called by its own name.
  await keys('ArrowUp');
  const number = page.getByLabel(words('admin.seat-layouts.number'), { exact: true });
  await reach(number);
  await keys('Control+a');
  await page.keyboard.type('VIP');
  expect(await seriousFindings(page)).toEqual([]);
  await reach(page.getByRole('button', { name: words('admin.noun.save'), exact: true }));
  await keys('Enter');
  await page.getByRole('heading', { name: 'Two floors by keys' }).waitFor();

  const [made] = await rowsOf<{ floors: number; cells: string }>(
    server.dataDir,
    `select y.floors, string_agg(s.floor || '/' || s.row || '/' || s.column || ' ' || s.kind || ' ' || s.number, ', '
       order by s.floor, s.row, s.column) as cells
     from catalogue.seat_layout y join catalogue.seat s on s.seat_layout_id = y.id
     where y.name = 'Two floors by keys' group by y.id`,
  );
  expect(made!.floors).toBe(2);
  expect(made!.cells.split(', ').map((one) => one.trim())).toEqual([
    '1/1/1 DRIVER',
    '1/1/3 DOOR',
    '1/2/1 SEAT 1A',
    '1/2/2 SEAT 1B',
    '1/3/1 SEAT 2A',
    '1/3/2 SEAT 2B',
    '1/3/5 STAIRS',
    '2/3/1 SEAT 3A',
    '2/3/2 SEAT 3B',
    '2/3/3 SEAT VIP',
  ]);
  // As travellers will see it, both floors.
  await page.locator('[data-seat="1A"]').waitFor({ state: 'attached' });
  await page.getByRole('tab').last().click();
  await page.locator('[data-seat="VIP"]').waitFor({ state: 'attached' });
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

interface Line {
  readonly id: string;
  /** Of the time that leaves first. */
  readonly schedule: string;
  readonly from: string;
  readonly to: string;
}

const END = (
  direction: 'asc' | 'desc',
) => `select l.slug from catalogue.route_stop e join catalogue.stop s on s.id = e.stop_id
  join catalogue.location l on l.id = s.location_id where e.route_id = r.id order by e.position ${direction} limit 1`;

/** A line of his own with few times, the first of which is driven every day. */
const LINE = `select * from (
    select r.id::text as id, (${END('asc')}) as from, (${END('desc')}) as to, first.id as schedule,
      (select count(*) from catalogue.route_timing g where g.route_id = r.id) as times
    from catalogue.route r join lateral (
      select d.id::text as id, d.days_of_week as days, d.disabled or d.allow_from1 is not null as is_special
      from catalogue.route_timing g join catalogue.timing_stop c on c.route_timing_id = g.id and c.position = 0
        join catalogue.route_schedule d on d.route_timing_id = g.id
      where g.route_id = r.id order by c.departure_time, g.id, d.id limit 1) first on true
    where r.operator_id = (select operator_id from users.account where email = 'operator.admin@naga.example')
      and cardinality(first.days) = 7 and not first.is_special) lines
  order by times, lines.id::bigint limit 1`;

/** Opens the rules of a line's first time, which it answers. */
async function rulesOfFirstTime(staff: Staff, { id }: Line): Promise<Locator> {
  await staff.open(`/routes/${id}`);
  const time = staff.page.locator('#times section').first();
  await time.waitFor();
  // A line of several times folds them.
  const fold = time.getByText(staff.words('admin.line.change-time'));
  if ((await fold.count()) > 0) await fold.click();
  await time.getByText(staff.words('admin.line.schedule-rules')).first().click();
  return time;
}

test('a season, closed days and a closed departure of a line are what the next search of a traveller finds', async () => {
  const [line] = await rowsOf<Line>(server.dataDir, LINE);
  const traveller = new RestClient(server.url);
  const seats = async (date: string): Promise<number> =>
    (await traveller.journeys(line!.from, line!.to, date))
      .filter(({ route_schedule_id: id, connecting }) => id === line!.schedule && connecting === 0)
      .reduce((sum, { seats_available: free }) => sum + free, 0);
  // Far from what other tests buy.
  const [season, closed, blocked, open] = [tomorrow(24), tomorrow(25), tomorrow(26), tomorrow(27)];
  for (const day of [season, closed, blocked, open]) expect(await seats(day)).toBeGreaterThan(0);

  const guest = await Guest.arrive(browser, server.url, 'en', 375);
  const offered = guest.page.locator(`${SEATS_LINK}[href*="/checkout/${line!.schedule}%40"]`).first();
  await guest.open(`/bus-tickets/${line!.from}/${line!.to}/${season}`);
  await offered.waitFor();

  const staff = await Staff.signIn(browser, server.url, 'operator.admin@naga.example');
  const { page, words, visit } = staff;
  const time = await rulesOfFirstTime(staff, line!);
  const field = (id: string) => time.getByLabel(words(id)).first();
  await field('admin.line.season-1-to').fill(tomorrow(23));
  await field('admin.line.season-2-from').fill(closed);
  await field('admin.line.closed-from').fill(closed);
  await field('admin.line.closed-to').fill(closed);
  await page.getByRole('button', { name: words('admin.routes.save') }).click();
  // What it comes to is shown first: these are days that go, and no time moves.
  const change = page.getByRole('dialog', { name: words('admin.line-change.title') });
  const differences = change.locator('.line-change li');
  await differences.first().waitFor();
  expect(await differences.count()).toBe(1);
  await change.getByRole('button', { name: words('admin.line-change.save') }).click();
  await page.getByText(words('admin.routes.saved')).waitFor();
  // The answer to the clerk waits for the memory of the search: the very next look of a traveller is at the new line.
  await guest.reload();
  expect(await offered.count()).toBe(0);
  expect(await Promise.all([season, closed, open].map(seats))).toEqual([0, 0, expect.any(Number)]);
  expect(await seats(open)).toBeGreaterThan(0);

  // The calendar of the line leads to the form that closes a departure, with the day in it.
  await staff.open(`/routes/${line!.id}`);
  const day = page.locator(`#calendar [data-day="${blocked}"]`);
  const later = page.getByRole('button', { name: words('admin.line-calendar.later') });
  await later.waitFor();
  if ((await day.count()) === 0) await later.click();
  await day.click();
  await page.locator(`#calendar a[href*="/departures/${line!.schedule}/${blocked}/"]`).click();
  const whole = page.getByRole('checkbox', { name: words('admin.seat-blocks.whole') });
  await whole.waitFor();
  expect(await whole.isChecked()).toBe(true);
  await page.getByLabel(words('admin.seat-blocks.reason')).fill('The road is flooded');
  await guest.open(`/bus-tickets/${line!.from}/${line!.to}/${blocked}`);
  await offered.waitFor();
  await page.getByRole('button', { name: words('admin.seat-blocks.close') }).click();
  await page.getByText(words('admin.seat-blocks.closed')).waitFor();
  expect(await seats(blocked)).toBe(0);
  await guest.reload();
  expect(await offered.count()).toBe(0);
  await page.getByRole('button', { name: words('admin.seat-blocks.open') }).click();
  await page.getByText(words('admin.seat-blocks.opened')).waitFor();
  expect(await seats(blocked)).toBeGreaterThan(0);
  await guest.isContent();
  await guest.visit.context.close();
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});

test('who has a seat on a day that is closed is told so by the clerk who closes it, once it is saved', async () => {
  const [line] = await rowsOf<Line>(server.dataDir, LINE);
  const buyer = new RestClient(server.url);
  const day = tomorrow(21);
  const journey = (await buyer.journeys(line!.from, line!.to, day)).find(
    ({ route_schedule_id: id, connecting }) => id === line!.schedule && connecting === 0,
  )!;
  const seat = freeSeats(await buyer.seats(journey))[0]!;
  const booking = (await buyer.hold(journey, [seat])).body.result[0]!;
  await buyer.decide((await buyer.pay(booking)).body.result.pay_url!, 'approve');
  expect((await buyer.confirm(booking)).status).toBe(200);

  const staff = await Staff.signIn(browser, server.url, 'operator.admin@naga.example');
  const { page, words, visit } = staff;
  const time = await rulesOfFirstTime(staff, line!);
  for (const end of ['admin.line.closed-from', 'admin.line.closed-to'])
    await time.getByLabel(words(end)).first().fill(day);
  await page.getByRole('button', { name: words('admin.routes.save') }).click();

  // Whom it touches is named before anything is saved, and what is said to them is written there.
  const change = page.getByRole('dialog', { name: words('admin.line-change.title') });
  const list = change.locator(`a[href$="/departures/${line!.schedule}/${day}"]`);
  await list.waitFor();
  expect(await list.count()).toBe(1);
  await change.getByLabel(words('admin.touched.notify')).check();
  const title = 'The bridge is closed on your day';
  const said = (word: string) => change.getByLabel(words(word, { language: 'English' }));
  await said('admin.notifications.title-in').fill(title);
  await said('admin.notifications.text-in').fill('We are sorry. Call us, and we find you another bus.');
  await change.getByRole('checkbox', { name: words('admin.notifications.sms') }).check();
  await change.getByText(words('admin.touched.goes-to', { count: 1 })).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await change.getByRole('button', { name: words('admin.line-change.save') }).click();
  await page.getByText(words('admin.routes.saved')).waitFor();
  await page.getByText(words('admin.touched.told', { count: 1 })).waitFor();
  // She is still on the line's page, with the ways to her.
  await page.locator(`a[href*="/notifications/send?"][href*="date=${day}"]`).first().waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.context.close();

  const admin = await Staff.signIn(browser, server.url, 'admin@naga.example');
  await until('the message stands in the inbox of all that was sent', async () => {
    await admin.open(`/inbox?text=${numberFor(journey, [seat])}`);
    await admin.page.getByRole('table').waitFor();
    await admin.visit.quiet();
    return (await admin.page.getByRole('row').filter({ hasText: title }).count()) === 1;
  });
  await admin.visit.context.close();
});
