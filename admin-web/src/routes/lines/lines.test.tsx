import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, badInput, bulkReport, refused, showScreen, someone, sumsOf } from '../../../test/show-screen.js';
import AddLineRoute from './AddLineRoute.js';
import LineRoute from './LineRoute.js';
import LinesRoute from './LinesRoute.js';

const called = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const stop = (id: string, en: string, travelTime: number) => ({
  __typename: 'LineStop',
  id,
  stopId: `1${id}`,
  names: called(en),
  placeNames: called(`${en} town`),
  travelTime,
  boardingStop: true,
  dropOffStop: true,
  currentStatus: 'ACTIVE',
});
const SCHEDULE = {
  __typename: 'LineSchedule',
  id: '100',
  mayChange: true,
  daysOfWeek: [1, 2, 3, 4, 5, 6, 7],
  vehicleTypeId: '5',
  hasPassengerTypePricing: false,
  disabled: false,
  blockBefore: null,
  blockingFrom: null,
  blockingTo: null,
  allowMaleNextToFemale: true,
  specificNote: null,
  routeBranchId: null,
  allowFrom1: null,
  allowTo1: null,
  allowFrom2: null,
  allowTo2: null,
  routeForUser: 'EVERYONE',
};
const clocks = (clock: string) => ({
  __typename: 'LineClocks',
  arrivalTime: clock,
  departureTime: clock,
  stopName: null,
});
const LINE = {
  __typename: 'Line',
  id: '7',
  version: 3,
  name: 'Phnom Penh – Kampot',
  mayChange: true,
  active: true,
  operatorId: '1',
  names: called('Phnom Penh – Kampot'),
  transportType: 'BUS',
  localCountryCode: 'KH',
  distanceKm: 150,
  amenityIds: ['4'],
  tripInfoIds: ['8'],
  stops: [stop('1', 'Central', 0), stop('2', 'Kep', 90), stop('3', 'Bridge', 180)],
  timings: [
    {
      __typename: 'LineTiming',
      id: '10',
      mayChange: true,
      allowPickup: false,
      routeBranchId: null,
      connectingRoutes: [],
      connectingOperatorId: null,
      blockingHoursFrom: null,
      blockingHoursTo: null,
      blockBefore: 30,
      stops: [clocks('07:30'), clocks('09:00'), clocks('10:30')],
      schedules: [SCHEDULE],
    },
  ],
};
const LISTED = {
  __typename: 'RouteRecord',
  id: '7',
  version: 3,
  name: LINE.name,
  mayChange: true,
  active: true,
  operatorId: '1',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  transportType: 'BUS',
  fromNames: called('Central'),
  toNames: called('Bridge'),
  timings: 1,
  connects: false,
  onSale: true,
};
const amenity = (id: string, en: string) => ({
  __typename: 'AmenityRecord',
  id,
  version: 1,
  name: en,
  mayChange: false,
  code: `amenity-${id}`,
  names: called(en),
  icon: 'wifi',
});
const tripInfo = (id: string, en: string) => ({
  ...amenity(id, en),
  __typename: 'TripInfoRecord',
  icon: undefined,
});
const branch = (id: string, name: string) => ({
  __typename: 'BranchRecord',
  id,
  version: 1,
  name,
  mayChange: true,
  active: true,
  operatorId: '1',
  operator: { __typename: 'RecordName', name: 'Mekong Ibis' },
  locationId: null,
  location: null,
  address: null,
  contactPhone: null,
  addedBy: null,
});
const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'USD' });
const departure = (date: string, more: object = {}, seatFare: object | null = null) => ({
  __typename: 'LineDeparture',
  date,
  notOnSaleReason: null,
  leg: {
    __typename: 'JourneyLeg',
    id: `100@${date}`,
    freeSeats: 12,
    boarding: { __typename: 'CallingPoint', time: `${date}T07:30:00+07:00` },
    dropOff: { __typename: 'CallingPoint', time: `${date}T10:30:00+07:00` },
    vehicle: { __typename: 'VehicleType', id: '5', name: 'VIP van' },
    seatFare,
  },
  ...more,
});
const TOUCHES_NOBODY = { __typename: 'LineTouched', mustKeep: false, keepable: true, departures: 0, touched: [] };
const CLERK = someone(
  { 'schedule.edit': 'operator', 'booking.edit': 'operator', 'notification.send': 'operator' },
  { operatorId: '1', roleId: 4 },
);
const show = (at: string, answers: Answers = {}, me = CLERK) =>
  showScreen(
    [
      { path: '/routes', element: <LinesRoute /> },
      { path: '/routes/add', element: <AddLineRoute /> },
      { path: '/routes/:routeId', element: <LineRoute /> },
    ],
    at,
    me,
    {
      OperatorChoices: () => ({
        operators: [{ __typename: 'Operator', id: '1', name: 'Mekong Ibis', countryCode: 'KH' }],
      }),
      Lines: () => ({ page: { __typename: 'LinePage', total: 1, next: null, rows: [LISTED] } }),
      LineSums: () => sumsOf(['timings', 1284]),
      Line: () => ({ record: LINE }),
      LineStops: ({ text }) => ({
        lineStops: ['Central', 'Bridge']
          .filter((en) => en.toLowerCase().startsWith(String(text).toLowerCase()))
          .map((en) => ({
            __typename: 'LineStopChoice',
            id: en === 'Central' ? '11' : '13',
            names: called(en),
            placeNames: called('Town'),
          })),
      }),
      AmenityRecords: () => ({
        page: { total: 2, next: null, rows: [amenity('4', 'Rest stop'), amenity('3', 'Help at the border')] },
      }),
      TripInfoRecords: () => ({
        page: {
          total: 2,
          next: null,
          rows: [tripInfo('8', 'Night ride'), tripInfo('9', 'Non-stop')],
        },
      }),
      LineVehicles: () => ({
        lineVehicles: [
          { __typename: 'LineVehicleChoice', id: '5', names: called('VIP van'), transportType: 'BUS', seats: 12 },
        ],
      }),
      BranchRecords: () => ({
        page: { total: 2, next: null, rows: [branch('21', 'Riverside'), branch('22', 'Airport')] },
      }),
      LineKeptDepartures: () => ({ lineKeptDepartures: [] }),
      LineNeeds: () => ({ lineNeeds: [] }),
      LineTouched: () => ({ lineTouched: TOUCHES_NOBODY }),
      LineCalendar: () => ({ lineCalendar: [] }),
      ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 0, touched: [] } }),
      LineDepartures: () => ({
        lineDepartures: [
          departure('2026-11-21', {}, { __typename: 'SeatFare', local: money(900), foreign: money(1200) }),
          departure('2026-11-22', { notOnSaleReason: 'OUTSIDE_SEASON' }),
        ],
      }),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the route' }));
/** Of a route that is made: looks at what it comes to, and saves. */
const saveChange = async () => {
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Save the change' }));
};
const press30Later = async () => userEvent.click(await screen.findByRole('button', { name: 'Shift' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an empty list of routes leads to a new one, and to an example of a timetable', async () => {
  show('/routes', { Lines: () => ({ page: { __typename: 'LinePage', total: 0, next: null, rows: [] } }) });
  expect(await screen.findByText(/A route is what an operator drives/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load an example' })).toHaveAttribute('href', '/gtfs?example');
});

test('before several routes go off sale at once, whom that touches is asked for all of them', async () => {
  const lineNames = { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null };
  const on = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 4, bookings: 2 };
  const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames }];
  const { sent } = show('/routes', {
    ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 1, touched } }),
    EndLine: () => bulkReport({ done: [LISTED.id] }),
  });
  const off = { name: 'Switch off' };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
  await userEvent.click(await screen.findByRole('button', off));
  const dialog = within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  expect(dialog.getByRole('cell', { name: 'Coast' })).toBeVisible();
  expect(sent('ComingSold')).toEqual({ of: 'LINES', ids: [LISTED.id] });
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it on sale' }));
  expect(sent('EndLine')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', off));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', off));
  expect(await screen.findByText('One record is done.')).toBeVisible();
  expect(sent('EndLine')).toEqual({ ids: [LISTED.id], active: false });
});

test('routes are listed with their ways, times and whether they are sold', async () => {
  const { container } = show('/routes');
  expect(await screen.findByRole('cell', { name: 'Central – Bridge' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Mekong Ibis' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'On sale' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Yes' })).toBeVisible();
  expect(await screen.findByText('1.284')).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a route is put on sale from nothing: name, two stops, a time', async () => {
  const { sent, router, container } = show('/routes/add', { CreateLine: () => ({ createLine: LINE }) });
  await userEvent.type(await screen.findByLabelText(/Name.*English/), 'Phnom Penh – Kampot');
  await save();
  expect(await screen.findByText('A route has two stops or more.')).toBeVisible();
  for (const name of ['Central', 'Bridge']) {
    await userEvent.type(screen.getByLabelText(/Find a stop/), name);
    await userEvent.click(await screen.findByRole('button', { name: `Add ${name}, Town` }));
  }
  await press('Add this time');
  expect(screen.getByRole('region', { name: '07:00 – 08:00' })).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await save();
  await screen.findByText(/The route is saved/);
  expect(sent('CreateLine')).toMatchObject({
    input: {
      operatorId: '1',
      names: { en: 'Phnom Penh – Kampot' },
      transportType: 'BUS',
      localCountryCode: 'KH',
      stops: [
        { id: null, stopId: '11', travelTime: 0, currentStatus: 'ACTIVE' },
        { id: null, stopId: '13', travelTime: 60 },
      ],
      timings: [
        {
          id: null,
          stops: [{ departureTime: '07:00' }, { arrivalTime: '08:00' }],
          schedules: [{ id: null, vehicleTypeId: '5', daysOfWeek: [1, 2, 3, 4, 5, 6, 7], blockBefore: null }],
        },
      ],
    },
  });
  expect(router.state.location.pathname).toBe('/routes/7');
});

test('a line of many times says each in a line; one is opened to be changed, or when it is wrong', async () => {
  const timings = Array.from({ length: 3 }, (_, at) => ({ ...LINE.timings[0]!, id: `${at + 1}` }));
  show('/routes/7', { Line: () => ({ record: { ...LINE, timings } }) });
  const [first] = await screen.findAllByRole('region', { name: /^07:30/ });
  expect(within(first!).getByText(/^Every day · /)).toBeVisible();
  const folded = within(first!).getByText('Change this time').closest('details')!;
  expect(folded).not.toHaveAttribute('open');
  await userEvent.clear(within(folded).getAllByLabelText(/^Leaves|^Departs/)[0]!);
  await save();
  expect(folded).toHaveAttribute('open');
});

test('the schedule of another route is loaded, to be checked and saved', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await userEvent.click(await screen.findByText('Load the schedule of another route'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Route of the same operator' }), 'Phnom');
  await userEvent.click(await screen.findByRole('option', { name: /Phnom Penh – Kampot/ }));
  await press('Load its times');
  await screen.findByText('One time is loaded. Check them, then save.');
  expect(sent('Lines')).toMatchObject({ filter: { operatorId: '1', transportType: 'BUS' } });
  await saveChange();
  await screen.findByText(/The route is saved/);
  const { input } = sent('UpdateLine') as { input: { timings: { id: string | null; schedules: object[] }[] } };
  expect(input.timings.map(({ id }) => id)).toEqual(['10', null]);
  expect(input.timings[1]!.schedules).toMatchObject([
    { id: null, vehicleTypeId: '5', daysOfWeek: [1, 2, 3, 4, 5, 6, 7] },
  ]);
});

test('a timetable is pasted from a spreadsheet: what cannot be read is told by row and column, then times are filled in', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await userEvent.click(await screen.findByText('Paste a timetable from a spreadsheet'));
  const sheet = screen.getByRole('textbox', { name: /^Timetable/ });
  await userEvent.click(sheet);
  await userEvent.paste('Stop\tA\tB\nCentral\t7:30\t13:00\nKep\t9:10\tsoon\nBridge\t10:30\t16:00');
  await press('Fill in the times');
  expect(await screen.findByText('Row 3, column 3: “soon” is no clock.')).toBeVisible();
  await userEvent.clear(sheet);
  await userEvent.paste('7:30\t13:00\n9:10\t14:30\n10:30\t16:00');
  expect(screen.queryByText(/is no clock/)).toBeNull();
  await press('Fill in the times');
  expect(await screen.findByText('One time is new, one has other clocks. Check them, then save.')).toBeVisible();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '07:30: other clocks at Kep',
    '13:00 is a new time',
    expect.stringMatching(/^13:00 begins to run on 181 days from/),
  ]);
  await press('Save the change');
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      timings: [
        { id: '10', stops: [{}, { arrivalTime: '09:10' }, {}] },
        { id: null, stops: [{ departureTime: '13:00' }, {}, {}], schedules: [{ id: null, vehicleTypeId: '5' }] },
      ],
    },
  });
});

test('a route is switched off sale as a whole on its page', async () => {
  const { sent } = show('/routes/7', {
    EndLine: () => bulkReport({ done: ['7'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('It is off: nothing new is made with it.')).toBeInTheDocument();
  expect(sent('EndLine')).toEqual({ ids: ['7'], active: false });
});

test('before a route goes off sale, whom it touches is told with the ways to them, and no leaves it on sale', async () => {
  const on = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 4, bookings: 2 };
  const lineNames = { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null };
  const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames }];
  const { sent } = show(
    '/routes/7',
    {
      ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 3, touched } }),
      EndLine: () => bulkReport({ done: ['7'] }),
    },
    CLERK,
  );
  const off = { name: 'Switch off' };
  await userEvent.click(await screen.findByRole('button', off));
  const dialog = await screen.findByRole('dialog', { name: 'People have seats on 3 coming departures' });
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Passenger list', '/departures/100/2026-11-21'],
    ['Move', '/departures/100/2026-11-21/move'],
    ['Notify', '/notifications/send?operator=1&schedule=100&date=2026-11-21'],
  ]);
  expect(within(dialog).getByText('2 more departures')).toBeVisible();
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it on sale' }));
  expect(sent('EndLine')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', off));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', off));
  await screen.findByText('It is off: nothing new is made with it.');
  expect(sent('EndLine')).toEqual({ ids: ['7'], active: false });
});

test('its stops are moved by keyboard, and what stays is sent with its ids', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  (await screen.findByRole('button', { name: 'Move Bridge up' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Bridge is stop 2 of 3 now.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Help at the border' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Non-stop' }));
  await press('Copy this time');
  const [, copy] = screen.getAllByRole('region', { name: '07:30 – 10:30' });
  await userEvent.click(within(copy!).getByRole('button', { name: 'Shift' }));
  await saveChange();
  await screen.findByText(/The route is saved/);
  const { id, version, disable, input } = sent('UpdateLine') as {
    id: string;
    version: number;
    disable: boolean;
    input: { amenityIds: string[]; tripInfoIds: string[]; stops: object[]; timings: object[] };
  };
  expect({ id, version, disable }).toEqual({ id: '7', version: 3, disable: false });
  expect(input.amenityIds).toEqual(['3', '4']);
  expect(input.tripInfoIds).toEqual(['8', '9']);
  expect(input.stops).toMatchObject([
    { id: '1', travelTime: 0 },
    { id: '3', travelTime: 90 },
    { id: '2', travelTime: 180 },
  ]);
  expect(input.timings).toMatchObject([
    { id: '10', schedules: [{ id: '100' }] },
    { id: null, stops: [{ departureTime: '08:00' }, {}, { arrivalTime: '11:00' }], schedules: [{ id: null }] },
  ]);
});

test('a time says its branch, who waits for it and its note in each language', async () => {
  const { sent, container } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await userEvent.click(await screen.findByText('Rules of this time: sale, pick-up, branch, connections'));
  await userEvent.selectOptions(await screen.findByLabelText(/Branch that drives it/), 'Riverside');
  await userEvent.type(screen.getByRole('combobox', { name: /Add a route that waits/ }), 'Phnom');
  await userEvent.click(await screen.findByRole('option', { name: /Phnom Penh – Kampot/ }));
  expect(screen.getByRole('button', { name: 'Remove Phnom Penh – Kampot' })).toBeVisible();
  // Of other operators the platform speaks.
  expect(screen.queryByLabelText(/Of another operator/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Seasons, closed days and rules'));
  await userEvent.selectOptions(screen.getByLabelText(/Another branch on these days/), 'Airport');
  await userEvent.type(screen.getByLabelText(/Note for travellers.*English/), 'Bring a blanket');
  await userEvent.type(screen.getByLabelText(/Note for travellers.*ខ្មែរ/), 'យកភួយ');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      timings: [
        {
          routeBranchId: '21',
          connectingRouteIds: ['7'],
          connectingOperatorId: null,
          schedules: [{ routeBranchId: '22', specificNote: { en: 'Bring a blanket', km: 'យកភួយ', th: null } }],
        },
      ],
    },
  });
});

test('a note in Khmer alone is told to need English, at its field', async () => {
  const wrong = () => badInput({ path: 'timings.0.schedules.0.specificNote.en', code: 'REQUIRED' });
  show('/routes/7', { LineTouched: wrong, UpdateLine: wrong });
  await userEvent.click(await screen.findByText('Seasons, closed days and rules'));
  await userEvent.type(screen.getByLabelText(/Note for travellers.*ខ្មែរ/), 'យកភួយ');
  await save();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText(/Note for travellers.*English/)).toBeInvalid();
});

test('a stop is called otherwise at one time, in each language, and where English is missing it is told', async () => {
  const sent: { input: { timings: { stops: object[] }[] } }[] = [];
  const wrong = () => badInput({ path: 'timings.0.stops.1.stopName.en', code: 'REQUIRED' });
  const { container } = show('/routes/7', {
    LineTouched: () => (sent.length > 0 ? { lineTouched: TOUCHES_NOBODY } : wrong()),
    UpdateLine: (variables) => {
      sent.push(variables as never);
      return sent.length > 1 ? { updateLine: { ...LINE, version: 4 } } : wrong();
    },
  });
  await userEvent.click(await screen.findByText('Other names of stops at this time'));
  await userEvent.selectOptions(screen.getByLabelText('Stop'), 'Kep');
  await userEvent.type(screen.getByLabelText(/Kep is called.*ខ្មែរ/), 'ច្រក ៤');
  expect(screen.getByText('Other names of stops at this time: one')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Stop'), 'Bridge');
  await save();
  expect(await screen.findByLabelText(/Kep is called.*English/)).toBeInvalid();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Kep is called.*English/), 'Gate 4');
  await press('Move Kep up');
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent[1]!.input.timings[0]!.stops).toMatchObject([
    { departureTime: '07:30', stopName: { en: 'Gate 4', km: 'ច្រក ៤', th: null } },
    { arrivalTime: '09:00', stopName: null },
    { stopName: null },
  ]);
});

test('who works at a branch changes the times that it drives, and reads the others and why', async () => {
  const others = { ...LINE.timings[0]!, id: '20', mayChange: false, routeBranchId: '22' };
  const theirs = {
    ...others,
    stops: [clocks('08:00'), clocks('09:30'), clocks('11:00')],
    schedules: [{ ...SCHEDULE, id: '200', mayChange: false }],
  };
  const record = { ...LINE, mayChange: false, timings: [{ ...LINE.timings[0]!, routeBranchId: '21' }, theirs] };
  const manager = someone({ 'schedule.edit': 'branch' }, { operatorId: '1', branchId: '21', roleId: 10 });
  const asked: string[] = [];
  const { sent, container } = show(
    '/routes/7',
    {
      Line: () => ({ record }),
      UpdateLine: () => ({ updateLine: { ...record, version: 4 } }),
      ...Object.fromEntries(
        ['AmenityRecords', 'TripInfoRecords', 'BranchRecords'].map((name) => [
          name,
          () => {
            asked.push(name);
            return { page: { total: 0, next: null, rows: [] } };
          },
        ]),
      ),
    },
    manager,
  );
  expect(await screen.findByText(/^The route and its stops are your operator’s to change/)).toBeVisible();
  expect(screen.getByLabelText(/Name.*English/)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move Bridge up' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
  const [ours, read] = ['07:30 – 10:30', '08:00 – 11:00'].map((name) => screen.getByRole('region', { name }));
  expect(within(read!).getByText(/it can only be read here/)).toBeVisible();
  for (const part of [/Leaves Central/, /Vehicle/]) {
    expect(within(read!).getByLabelText(part)).toBeDisabled();
    expect(within(ours!).getByLabelText(part)).toBeEnabled();
  }
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(within(ours!).getByRole('checkbox', { name: /Sun/ }));
  await press('Add this time');
  await saveChange();
  await screen.findByText(/The route is saved/);
  expect(sent('UpdateLine')).toMatchObject({
    input: {
      amenityIds: ['4'],
      timings: [
        { id: '10', routeBranchId: '21', schedules: [{ daysOfWeek: [1, 2, 3, 4, 5, 6] }] },
        { id: '20', routeBranchId: '22' },
        { id: null, routeBranchId: '21', schedules: [{ routeBranchId: null }] },
      ],
    },
  });
  expect(asked).toEqual([]);
});

test('what is wrong stands at its clock, and a night is marked', async () => {
  const wrong = () => badInput({ path: 'timings.0.stops.1.arrivalTime', code: 'TIME_GOES_BACK' });
  show('/routes/7', { LineTouched: wrong, UpdateLine: wrong });
  await userEvent.clear(await screen.findByLabelText(/Arrives at Kep/));
  await userEvent.type(screen.getByLabelText(/Arrives at Kep/), '07:00');
  expect(screen.getAllByText('the next day')).not.toHaveLength(0);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('This is earlier than at the stop before');
  expect(screen.getByLabelText(/Arrives at Kep/)).toBeInvalid();
});

const soldOn = (date: string) => ({
  ...{ __typename: 'LineSoldDeparture', routeScheduleId: '100', date },
  ...{ departureTime: '07:30', seats: 4, bookings: 2 },
});

test('what is sold is told before it is saved, and kept beside the change where that is possible', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: () => ({
      lineTouched: { ...TOUCHES_NOBODY, mustKeep: true, departures: 2, touched: [soldOn('2026-11-21')] },
    }),
    UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this time' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('07:30 is no longer driven');
  const touched = await within(dialog).findByRole('table', { name: 'Whom this would touch' });
  expect(within(touched).getByRole('columnheader', { name: 'Seats sold' })).toBeVisible();
  expect(within(touched).queryByRole('link', { name: 'Notify' })).toBeNull();
  expect(within(touched).getByRole('row', { name: /Sat 21 Nov/ })).toHaveTextContent('07:3024');
  expect(within(touched).getByRole('link', { name: 'Passenger list' })).toHaveAttribute(
    'href',
    '/departures/100/2026-11-21',
  );
  expect(screen.getByText('One more departure')).toBeVisible();
  expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
  expect(sent('UpdateLine')).toBeUndefined();
  await press('Keep what is sold and save');
  await screen.findByText(/The route is saved/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent('UpdateLine')).toMatchObject({ version: 3, disable: true, from: null });
});

test('a closed day names the people it touches before it is saved, and no leaves everything as it is', async () => {
  const { sent } = show('/routes/7', {
    LineTouched: ({ input }) => {
      const { blockingFrom } = (input as { timings: { schedules: { blockingFrom: string | null }[] }[] }).timings[0]!
        .schedules[0]!;
      const isClosed = blockingFrom === '2027-03-01';
      return {
        lineTouched: isClosed ? { ...TOUCHES_NOBODY, departures: 1, touched: [soldOn('2027-03-01')] } : TOUCHES_NOBODY,
      };
    },
  });
  await userEvent.click(await screen.findByText('Seasons, closed days and rules'));
  await userEvent.type(screen.getByLabelText(/^Closed from/), '2027-03-01');
  await userEvent.type(screen.getByLabelText(/^Closed until/), '2027-03-01');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(await within(dialog).findByText('People have seats on one coming departure')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/departures/100/2027-03-01/move');
  await press('Go on editing');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText(/^Closed from/)).toHaveValue('2027-03-01');
  expect(sent('UpdateLine')).toBeUndefined();
});

test('a change says what it comes to, and begins on the day that is named', async () => {
  const { sent } = show('/routes/7', { UpdateLine: () => ({ updateLine: { ...LINE, version: 4 } }) });
  await press30Later();
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('07:30 leaves at 08:00: 30 minutes later');
  const day = within(dialog).getByLabelText(/^Times, days and vehicles from/);
  await userEvent.type(day, '2020-01-01');
  expect(await within(dialog).findByText('This day is over. Choose today or a later one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save the change' })).toBeDisabled();
  await userEvent.clear(day);
  await userEvent.type(day, '2099-12-01');
  await press('Save the change');
  await screen.findByText(/The route is saved/);
  expect(sent('LineTouched')).toMatchObject({ id: '7', version: 3, from: '2099-12-01' });
  expect(sent('UpdateLine')).toMatchObject({ version: 3, disable: false, from: '2099-12-01' });
});

test('other stops wait for no day', async () => {
  show('/routes/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Move Kep down' }));
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'What you change' });
  expect(dialog).toHaveTextContent('The stops are in another order: Central, Bridge, Kep');
  expect(within(dialog).queryByLabelText(/^Times, days and vehicles from/)).toBeNull();
});

test('seats that are sold between the look and the saving are told on the form', async () => {
  show('/routes/7', {
    UpdateLine: () => ({ updateLine: refused('LINE_SOLD', { departures: 2, seats: 5, bookings: 3, keepable: true }) }),
  });
  await press30Later();
  await saveChange();
  expect(await screen.findByRole('alert')).toHaveTextContent('People have 5 seats on 2 departures');
});

test('a change that touches nobody is taken back: what stood there is saved again, with its ids, over the new version', async () => {
  const { asked } = show('/routes/7', {
    UpdateLine: ({ version }) => ({
      updateLine: version === 3 ? { ...LINE, version: 4, timings: [] } : { ...LINE, version: 5 },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this time' }));
  await saveChange();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('It is as it was.');
  expect(await screen.findByRole('region', { name: '07:30 – 10:30' })).toBeVisible();
  const sent = asked.flatMap(({ name, variables }) => (name === 'UpdateLine' ? [variables] : []));
  expect(sent).toMatchObject([
    { version: 3, input: { timings: [] } },
    {
      version: 4,
      disable: false,
      input: {
        stops: [{ id: '1' }, { id: '2' }, { id: '3' }],
        timings: [{ id: '10', stops: [{ departureTime: '07:30' }, {}, {}], schedules: [{ id: '100' }] }],
      },
    },
  ]);
});

test('the next days are shown as travellers see them; without a price it is said what to do', async () => {
  show('/routes/7');
  expect(await screen.findByText('It does not run in this season.')).toBeVisible();
  expect(screen.getByText(/until they have a price/)).toBeVisible();
  expect(screen.getAllByText('07:30 – 10:30')).not.toHaveLength(0);
});

const kept = (date: string, instead: object | null) => ({
  __typename: 'LineKeptDeparture',
  routeScheduleId: '100',
  date,
  departureTime: '07:30',
  seats: 3,
  bookings: 2,
  instead,
});
const instead = { __typename: 'LineSoldInstead', routeScheduleId: '101', departureTime: '08:00' };
const moveAll = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'The bridge is closed');
  await press('Move all and tell them');
};

test('whoever has seats on what is sold no longer is moved and told, once a reason stands there', async () => {
  const moved: unknown[] = [];
  show('/routes/7', {
    LineKeptDepartures: () => ({
      lineKeptDepartures:
        moved.length > 0 ? [] : [kept('2026-11-21', instead), kept('2026-11-22', instead), kept('2026-11-23', null)],
    }),
    MovePassengers: (variables) => {
      moved.push(variables);
      return {
        movePassengers: ['1', '2'].map((partId) => ({
          __typename: 'MovedPassenger',
          partId,
          newSeat: partId === '1' ? '1A' : null,
          problem: partId === '1' ? null : 'NOT_ENOUGH_SEATS',
        })),
      };
    },
  });
  const table = await screen.findByRole('table', { name: 'Sold before the change' });
  expect(table).toHaveTextContent('07:30 → 08:00');
  expect(table).toHaveTextContent('07:30 → nothing else that day');
  expect(within(table).getAllByRole('link', { name: 'Move' })[0]).toHaveAttribute(
    'href',
    '/departures/100/2026-11-21/move?to=101',
  );
  expect(within(table).getAllByRole('link', { name: 'Notify' })[2]).toHaveAttribute(
    'href',
    '/notifications/send?operator=1&schedule=100&date=2026-11-23',
  );
  const button = screen.getByRole('button', { name: 'Move all and tell them' });
  expect(button).toBeDisabled();
  await moveAll();
  await screen.findByText('2 passengers are moved and told; 2 stay where they were.');
  expect(moved).toEqual(
    ['2026-11-21', '2026-11-22'].map((date) => ({
      from: { routeScheduleId: '100', date },
      to: { routeScheduleId: '101', date },
      partIds: null,
      reason: 'The bridge is closed',
    })),
  );
  expect(screen.queryByRole('table', { name: 'Sold before the change' })).toBeNull();
});

test('only what is still as it was shown is moved; of the rest it is said that it changed', async () => {
  const later = { ...instead, departureTime: '08:30' };
  let shown = [kept('2026-11-21', instead), kept('2026-11-22', instead), kept('2026-11-23', instead)];
  const moved: unknown[] = [];
  show('/routes/7', {
    LineKeptDepartures: () => ({ lineKeptDepartures: shown }),
    MovePassengers: ({ from }) => {
      moved.push(from);
      return { movePassengers: [{ __typename: 'MovedPassenger', partId: '1', newSeat: '1A', problem: null }] };
    },
  });
  await screen.findByRole('table', { name: 'Sold before the change' });
  shown = [kept('2026-11-21', later), kept('2026-11-22', instead)];
  await moveAll();
  await screen.findByText('One passenger is moved and told.');
  await screen.findByText(/^Some of these departures have changed since they were shown/);
  expect(moved).toEqual([{ routeScheduleId: '100', date: '2026-11-22' }]);
  expect(screen.getByRole('table', { name: 'Sold before the change' })).toHaveTextContent('07:30 → 08:30');
});

test('what fails is told, nothing else is said of it, and there is another try', async () => {
  const failed = badInput();
  const reads = [true, false, true, true];
  const { asked } = show('/routes/7', {
    LineKeptDepartures: () => (reads.shift() ? { lineKeptDepartures: [kept('2026-11-21', instead)] } : failed),
    MovePassengers: () => failed,
  });
  await moveAll();
  for (const moves of [0, 1]) {
    const dialog = await screen.findByRole('dialog');
    expect(asked.filter(({ name }) => name === 'MovePassengers')).toHaveLength(moves);
    await userEvent.click(within(dialog).getByRole('button'));
    const button = await screen.findByRole('button', { name: 'Move all and tell them' });
    await waitFor(() => expect(button).toBeEnabled());
    if (moves === 0) await userEvent.click(button);
  }
  expect(screen.queryByText(/Nobody was moved/)).toBeNull();
});

test('a saved route says what it still needs, each with the way to it', async () => {
  show('/routes/7', { LineNeeds: () => ({ lineNeeds: ['OPERATOR', 'TIMES', 'PRICE'] }) });
  await screen.findByText('Before travellers can buy it, this route needs');
  const ways = ['its operator back on sale', 'a time at which it leaves', 'a price'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(ways).toEqual(['/operators/1/edit', '#times', '#prices']);
});

test('a route that travellers can buy says so', async () => {
  show('/routes/7');
  expect(await screen.findByText('Travellers can buy this route')).toBeVisible();
});

test('the next days of a line of many times are folded until they are asked for', async () => {
  const lineDepartures = Array.from({ length: 14 }, (_, day) => departure(`2026-11-${day + 11}`));
  show('/routes/7', { LineDepartures: () => ({ lineDepartures }) });
  const table = await screen.findByRole('table', { name: 'The next 14 days' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 5));
  await press('Show all 14 departures');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 14);
});
