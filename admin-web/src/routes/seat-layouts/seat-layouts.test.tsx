import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { bulkReport, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddSeatLayoutRoute from './AddSeatLayoutRoute.js';
import EditSeatLayoutRoute from './EditSeatLayoutRoute.js';
import SeatLayoutRoute from './SeatLayoutRoute.js';
import SeatLayoutsRoute from './SeatLayoutsRoute.js';

afterEach(() => sessionStorage.clear());

const seat = (number: string, column: number, more: object = {}) => ({
  __typename: 'SeatLayoutCell',
  kind: 'SEAT',
  number,
  floor: 1,
  row: 1,
  column,
  seatTypeId: null,
  bookable: true,
  blocked: false,
  allowMale: true,
  allowFemale: true,
  blockedFrom: null,
  blockedTo: null,
  ...more,
});
const layout = {
  __typename: 'SeatLayoutRecord',
  id: '5',
  version: 3,
  name: 'VIP van',
  mayChange: true,
  operatorId: '7',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  floors: 1,
  rows: 2,
  columns: 3,
  numberOfSeats: 2,
  seats: [seat('1A', 1), seat('1B', 3), { ...seat('', 2), kind: 'AISLE', bookable: false }],
};
const saved = () => ({ saved: { __typename: 'SeatLayoutRecord', id: '5' } });
const clerk = someone({ 'catalogue.edit': 'operator' }, { operatorId: '7' });
const show = (at: string, more: Parameters<typeof showScreen>[3] = {}, me = clerk) =>
  showScreen(
    [
      { path: '/seat-layouts', element: <SeatLayoutsRoute /> },
      { path: '/seat-layouts/add', element: <AddSeatLayoutRoute /> },
      { path: '/seat-layouts/:recordId', element: <SeatLayoutRoute /> },
      { path: '/seat-layouts/:recordId/edit', element: <EditSeatLayoutRoute /> },
    ],
    at,
    me,
    {
      OperatorChoices: () => ({
        operators: [{ __typename: 'Operator', id: '7', name: 'Mekong Ibis', countryCode: 'KH' }],
      }),
      SeatLayouts: () => ({ page: { total: 1, next: null, rows: [layout] } }),
      SeatLayoutDrawing: () => ({ record: layout }),
      SoldSeatsOfLayout: () => ({ soldSeatsOfLayout: ['1A'] }),
      SeatTypeChoices: () => ({
        seatTypeChoices: [
          { __typename: 'SeatType', id: '2', name: 'Bed', abbreviation: 'B', icon: null, category: 'Sleeper' },
        ],
      }),
      CreateSeatLayout: saved,
      UpdateSeatLayout: saved,
      ...more,
    },
  );
const cell = (name: RegExp | string, floor = 0) =>
  screen
    .getAllByRole('grid')
    [floor]!.querySelector<HTMLElement>(typeof name === 'string' ? `[aria-label="${name}"]` : '[tabindex="0"]')!;
const violations = async (container: Element) => (await axe(container)).violations.map(({ id }) => id);
type Sent = {
  input: {
    floors: number;
    rows: number;
    seats: { number: string; kind: string; floor: number; row: number; column: number }[];
  };
};
const drawnIn = (variables: unknown) =>
  (variables as Sent).input.seats.map(
    ({ kind, number, floor, row, column }) => `${floor}/${row}/${column} ${number || kind}`,
  );

test('its page leads to its operator and to the vehicles that have it', async () => {
  show('/seat-layouts/5');
  expect(await screen.findByRole('link', { name: 'Mekong Ibis' })).toHaveAttribute('href', '/operators/7');
  expect(screen.getByRole('link', { name: 'Vehicle types' })).toHaveAttribute('href', '/vehicle-types?seatLayoutId=5');
});

test('a layout of two floors is drawn by keyboard alone', async () => {
  const { sent, container } = show('/seat-layouts/add');
  const user = userEvent.setup();
  await screen.findByRole('grid');
  const tabTo = async (isThere: () => boolean) => {
    for (let presses = 0; !isThere() && presses < 60; presses++) await user.tab();
    expect(isThere()).toBe(true);
  };
  const active = () => document.activeElement as HTMLElement;
  await tabTo(() => active().getAttribute('name') === 'name');
  await user.keyboard('Night bus');
  // Two floors.
  await tabTo(() => active().getAttribute('aria-label') === 'One more');
  await user.keyboard('{Enter}');
  await tabTo(() => active().getAttribute('role') === 'gridcell');
  // Below: the driver, the door, and a row of two, an aisle and one, twice.
  await user.keyboard('r{End}d');
  await user.keyboard('{Home}{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}s');
  await user.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowDown}{/Shift}a');
  await user.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowDown}{/Shift} ');
  // Above: one row, whose last seat is taken back.
  await user.keyboard('{PageDown}{ArrowUp}{ArrowUp}{Home}s{ArrowRight}s{ArrowRight}s');
  await user.keyboard('{Control>}z{/Control}');
  expect(active()).toHaveAccessibleName('Row 1, column 3: Empty');
  expect(await violations(container)).toEqual([]);
  await tabTo(() => active().textContent === 'Save');
  await user.keyboard('{Enter}');
  const input = { operatorId: '7', name: 'Night bus', floors: 2, rows: 10 };
  await waitFor(() => expect(sent('CreateSeatLayout')).toMatchObject({ input }));
  expect(drawnIn(sent('CreateSeatLayout'))).toEqual([
    '1/1/1 DRIVER',
    '1/1/5 DOOR',
    '1/2/1 1A',
    '1/2/2 1B',
    '1/2/3 AISLE',
    '1/2/4 1C',
    '1/3/1 2A',
    '1/3/2 2B',
    '1/3/3 AISLE',
    '1/3/4 2C',
    '2/1/1 3A',
    '2/1/2 3B',
  ]);
}, 60_000);

test('it is drawn with a pointer, too: a stroke over several cells is taken back at once', async () => {
  show('/seat-layouts/5/edit');
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('radio', { name: 'Aisle (A)' }));
  fireEvent.pointerDown(cell('Row 2, column 1: Empty'), { button: 0 });
  fireEvent.pointerEnter(cell('Row 2, column 2: Empty'));
  fireEvent.pointerUp(window);
  fireEvent.pointerEnter(cell('Row 2, column 3: Empty'));
  expect(cell('Row 2, column 2: Aisle')).toBeVisible();
  expect(cell('Row 2, column 3: Empty')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cell('Row 2, column 1: Empty')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(cell('Row 2, column 1: Aisle')).toBeVisible();
});

test('what is said of the selected seats is said of all of them, and one gets a number of its own', async () => {
  const { sent, container } = show('/seat-layouts/5/edit');
  await screen.findByRole('grid');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Select only' }));
  await user.click(await screen.findByRole('gridcell', { name: /seat 1A/ }));
  await user.keyboard('{Shift>}{End}{/Shift}');
  expect(screen.getByText('2 seats are selected.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Men may sit here/ }));
  await user.selectOptions(screen.getByLabelText('Seat type'), '2');
  await user.click(screen.getByRole('checkbox', { name: /^Blocked/ }));
  fireEvent.change(screen.getByLabelText(/^Blocked until/), { target: { value: '2026-12-31' } });
  await user.click(cell('Row 1, column 3: seat 1B, Blocked, women only'));
  await user.clear(screen.getByRole('textbox', { name: 'Seat number' }));
  await user.type(screen.getByRole('textbox', { name: 'Seat number' }), 'VIP');
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('UpdateSeatLayout')).toMatchObject({ id: '5', version: 3 }));
  const change = { allowMale: false, seatTypeId: '2', blocked: true, blockedTo: '2026-12-31' };
  expect((sent('UpdateSeatLayout') as Sent).input.seats).toMatchObject([
    { number: '1A', ...change },
    { kind: 'AISLE', allowMale: true, blocked: false },
    { number: 'VIP', ...change },
  ]);
});

test('seats that are sold are marked; who takes one away is warned before, and told by the graph', async () => {
  const facts = { seats: ['1A'], departures: 2 };
  show('/seat-layouts/5/edit', { UpdateSeatLayout: () => ({ saved: refused('SEATS_SOLD', facts) }) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Empty (E)' }));
  fireEvent.pointerDown(await screen.findByRole('gridcell', { name: /seat 1A, sold on coming departures/ }), {
    button: 0,
  });
  fireEvent.pointerUp(window);
  expect(await screen.findByText(/^Seat 1A is sold on coming departures/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/on 2 coming departures/))[0]).toBeVisible();
});

const SOLD = {
  __typename: 'ComingSold',
  departures: 1,
  touched: [
    {
      ...{ __typename: 'TouchedDeparture', routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30' },
      ...{ seats: 1, bookings: 1, operatorId: '7', seatNumbers: ['1A'] },
      lineNames: { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null },
    },
  ],
  byOperator: [{ __typename: 'OperatorDepartures', operatorId: '7', departures: ['100@2026-11-21'] }],
  ...{ seatNumbers: ['1A'], lostSeats: [], pickupAddresses: null },
};
const lineClerk = someone({ 'catalogue.edit': 'operator', 'manifest.view': 'operator' }, { operatorId: '7' });

test('a sold seat that is blocked is warned of, and its departures are named before it is saved', async () => {
  const { sent } = show('/seat-layouts/5/edit', { ComingSold: () => ({ comingSold: SOLD }) }, lineClerk);
  await userEvent.click(await screen.findByRole('gridcell', { name: /seat 1A, sold on coming departures/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Blocked/ }));
  expect(await screen.findByText(/^Seat 1A is sold on coming departures and becomes blocked/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'People have seats on one coming departure' });
  expect(sent('ComingSold')).toEqual({ of: 'SEAT_LAYOUTS', ids: ['5'], seats: ['1A'] });
  expect(within(dialog).getByRole('cell', { name: '1A' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Passenger list' })).toHaveAttribute(
    'href',
    '/departures/100/2026-11-21',
  );
  expect(await violations(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save all the same' }));
  await screen.findByRole('heading', { name: 'VIP van' });
  expect(sent('UpdateSeatLayout')).toMatchObject({ id: '5', version: 3 });
});

test('a sold seat that would be gone is not saved: its departures lead to the move', async () => {
  const { sent } = show('/seat-layouts/5/edit', { ComingSold: () => ({ comingSold: SOLD }) }, lineClerk);
  await userEvent.click(await screen.findByRole('radio', { name: 'Empty (E)' }));
  fireEvent.pointerDown(await screen.findByRole('gridcell', { name: /seat 1A, sold/ }), { button: 0 });
  fireEvent.pointerUp(window);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/departures/100/2026-11-21/move');
  expect(within(dialog).queryByRole('button', { name: 'Save all the same' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go on editing' }));
  expect(sent('UpdateSeatLayout')).toBeUndefined();
});

test('a drawing that the graph would refuse is not sent', async () => {
  const { sent } = show('/seat-layouts/5/edit');
  await userEvent.click(await screen.findByRole('gridcell', { name: /seat 1B/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Seat number' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Seat number' }), '1a');
  expect(screen.getByText(/^Two seats have the number 1a/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent('UpdateSeatLayout')).toBeUndefined();
});

test('the list leads to a layout as travellers see it; everybody’s is not changed by an operator, but drawn after', async () => {
  const shared = { ...layout, operatorId: null, operator: null, mayChange: false };
  const { container, router } = show('/seat-layouts', { SeatLayoutDrawing: () => ({ record: shared }) });
  expect(await screen.findByText('one floor · 2 rows · 3 columns')).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'VIP van' }));
  expect(await screen.findByRole('checkbox', { name: /seat 1A, window, available/ })).toBeVisible();
  expect(await violations(container)).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Draw another one like this' }));
  expect(await screen.findByRole('gridcell', { name: 'Row 1, column 1: seat 1A' })).toBeVisible();
  expect(router.state.location.search).toBe('?from=5');
});

test('the preview names the kinds of seats as travellers read them', async () => {
  const seats = [seat('1A', 1, { seatTypeId: '2' }), seat('1B', 3)];
  show('/seat-layouts/5', { SeatLayoutDrawing: () => ({ record: { ...layout, seats } }) });
  expect(await screen.findByRole('checkbox', { name: /1A.*Sleeper · Bed/ })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /1B/ })).not.toHaveAccessibleName(/Bed/);
});

test('one that a vehicle type needs stays, and says so', async () => {
  const failed = [{ id: '5', code: 'RECORD_IN_USE', facts: { by: 'VehicleType' } }];
  show('/seat-layouts/5', { EndSeatLayout: () => bulkReport({ failed }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.type(await screen.findByRole('textbox'), 'DELETE');
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1)!);
  expect(await screen.findByText(/Other records need it/)).toBeVisible();
});
