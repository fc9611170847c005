import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { TIMETABLE_EXAMPLE } from '@naga/kernel/timetable-example.js';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddGtfsRoute from './AddGtfsRoute.js';
import GtfsImportRoute from './GtfsImportRoute.js';
import GtfsRoute from './GtfsRoute.js';
import TakeOutGtfsRoute from './TakeOutGtfsRoute.js';

afterEach(cleanup);

const called = (en: string) => ({ __typename: 'LocalizedText', en, km: null, th: null, vi: null, es: null });
const anImport = (more: object = {}) => ({
  __typename: 'GtfsImport',
  id: '7',
  operatorId: '1',
  operatorNames: called('Mekong Express'),
  fileName: 'feed.zip',
  madeAt: '2026-11-23T03:00:00Z',
  state: 'REHEARSED',
  done: 0,
  total: 0,
  failure: null,
  reading: null,
  ...more,
});
const count = (kind: string, action: string, how: number) => ({
  __typename: 'GtfsImportCount',
  kind,
  action,
  count: how,
});
const item = (action: string, name: string, reasons: string[] = [], kind = 'LINE') => ({
  __typename: 'GtfsImportItem',
  kind,
  action,
  feedId: name,
  name,
  reasons,
  sold: null,
});
const REPORT = {
  __typename: 'GtfsImportReport',
  counts: [
    count('STOP', 'CREATE', 3),
    count('LINE', 'CREATE', 1),
    count('LINE', 'LEFT', 2),
    count('TRIP', 'CREATE', 12),
  ],
  items: [
    item('CREATE', '1 · Night Market – Siem Reap'),
    item('LEFT', 'Train', ['TRANSPORT']),
    item('LEFT', 'Long', ['stops ARRAY_MAX_SIZE', 'timings TOO_MANY_BESIDE']),
  ],
  problemCount: 0,
  problems: [],
  unread: ['fare_attributes.txt'],
  agencies: ['Mekong', 'Tonle'],
  touched: [],
};
/** Of which nothing can be kept. */
const LEFT_REPORT = {
  ...REPORT,
  counts: [count('LINE', 'LEFT', 2)],
  items: [
    item('LEFT', 'Far', ['NO_PLACE Old bridge', 'NO_PLACE Mill', 'TOO_LONG']),
    item('LEFT', 'Train', ['TRANSPORT']),
  ],
};
const VEHICLES = {
  lineVehicles: [
    { __typename: 'LineVehicleChoice', id: '5', names: called('VIP van'), transportType: 'BUS', seats: 12 },
    { __typename: 'LineVehicleChoice', id: '6', names: called('Speed boat'), transportType: 'FERRY', seats: 40 },
  ],
};
const OPERATORS = {
  operators: [{ __typename: 'Operator', id: '1', name: 'Mekong Express', countryCode: 'KH', slug: 'mekong' }],
};
const CLERK = someone({ 'schedule.edit': 'operator' }, { operatorId: '1', roleId: 4 });
const show = (at: string, answers: Answers = {}, me = CLERK) =>
  showScreen(
    [
      { path: '/gtfs', element: <GtfsRoute /> },
      { path: '/gtfs/add', element: <AddGtfsRoute /> },
      { path: '/gtfs/take-out', element: <TakeOutGtfsRoute /> },
      { path: '/gtfs/:importId', element: <GtfsImportRoute /> },
    ],
    at,
    me,
    {
      OperatorChoices: () => OPERATORS,
      GtfsVehicles: () => VEHICLES,
      GtfsImport: () => ({ gtfsImport: { ...anImport(), stoppedBy: null, report: REPORT } }),
      ...answers,
    },
  );
const feed = (bytes: number) => new File([new Uint8Array(bytes)], 'feed.zip', { type: 'application/zip' });
const choose = async (file: File) => {
  const field = await screen.findByLabelText(/^Feed \(ZIP\)/);
  await userEvent.upload(field, file);
  await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
};

test('a feed is sent in parts, and its page opens', async () => {
  const { asked, sent, container } = show('/gtfs/add', {
    StartGtfsImport: () => ({ startGtfsImport: anImport({ state: 'UPLOADING' }) }),
    AddGtfsPart: () => ({ addGtfsPart: anImport({ state: 'UPLOADING' }) }),
    RehearseGtfsImport: () => ({ rehearseGtfsImport: anImport({ state: 'REHEARSING' }) }),
  });
  await screen.findByLabelText(/^Feed \(ZIP\)/);
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.selectOptions(
    screen.getByLabelText(/Vehicle of new departures: Ferry/),
    'None: leave these lines out',
  );
  await choose(feed(600 * 1024));
  expect(await screen.findByText('feed.zip · Mekong Express')).toBeTruthy();
  expect(sent('StartGtfsImport')).toEqual({
    operatorId: '1',
    fileName: 'feed.zip',
    bytes: 600 * 1024,
    vehicleTypeIds: ['5'],
  });
  const parts = asked.filter(({ name }) => name === 'AddGtfsPart').map(({ variables }) => variables);
  expect(parts.map(({ position, content }) => [position, atob(String(content)).length])).toEqual([
    [0, 512 * 1024],
    [1, 88 * 1024],
  ]);
});

test('an example of a timetable waits for who comes from an empty list of routes, and is rehearsed as any file', async () => {
  const { sent, asked } = show('/gtfs/add?example', {
    StartGtfsImport: () => ({ startGtfsImport: anImport({ state: 'UPLOADING' }) }),
    AddGtfsPart: () => ({ addGtfsPart: anImport({ state: 'UPLOADING' }) }),
    RehearseGtfsImport: () => ({ rehearseGtfsImport: anImport({ state: 'REHEARSING' }) }),
  });
  expect(await screen.findByText('An example is chosen')).toBeVisible();
  expect(asked.some(({ name }) => name === 'StartGtfsImport')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'See what it would change' }));
  await waitFor(() => expect(sent('RehearseGtfsImport')).toEqual({ id: '7' }));
  expect(sent('StartGtfsImport')).toMatchObject({ fileName: 'timetable.csv' });
  const next = new Date().getFullYear() + 1;
  expect(atob(String(sent('AddGtfsPart')!['content']))).toContain(`BUS,1234567,${next}-01-01,${next}-12-31,`);
});

test('who has no feed gets a table to fill in', async () => {
  const files: { name: string; size: number }[] = [];
  let size = 0;
  URL.createObjectURL = (made) => {
    size = (made as Blob).size;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, size });
  });
  show('/gtfs/add');
  await userEvent.click(await screen.findByText('No GTFS feed?'));
  await userEvent.click(screen.getByRole('button', { name: 'Download an example (CSV)' }));
  click.mockRestore();
  // With its byte order mark.
  expect(files).toEqual([{ name: 'timetable.csv', size: TIMETABLE_EXAMPLE.length + 3 }]);
});

test('an operator’s timetable is taken out, part after part', async () => {
  const saved: string[] = [];
  URL.createObjectURL = (made) => {
    void (made as Blob).text().then((text) => saved.push(text));
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { container } = show('/gtfs/take-out', {
    MakeOperatorFeed: () => ({ makeOperatorFeed: { __typename: 'GtfsFeed', digest: 'abc', parts: 2 } }),
    OperatorFeedPart: ({ operatorId, digest, part }) => ({ operatorFeedPart: btoa(`${operatorId}${digest}${part} `) }),
  });
  await screen.findByRole('button', { name: 'Download the timetable (GTFS)' });
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Download the timetable (GTFS)' }));
  await waitFor(() => expect(saved).toEqual(['1abc0 1abc1 ']));
  click.mockRestore();
});

test('why a timetable cannot be taken out is told', async () => {
  show('/gtfs/take-out', { MakeOperatorFeed: () => ({ makeOperatorFeed: refused('RECORD_NOT_FOUND') }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Download the timetable (GTFS)' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each<[string, Answers, RegExp]>([
  ['a refusal', { StartGtfsImport: () => ({ startGtfsImport: refused('RECORD_NOT_FOUND') }) }, /./],
  ['wrong input', { StartGtfsImport: () => badInput({ path: 'bytes', code: 'TOO_LARGE' }) }, /./],
])('%s is told and nothing is sent on', async (_, answers, words) => {
  const { asked } = show('/gtfs/add', answers);
  await choose(feed(10));
  expect((await screen.findByRole('dialog')).textContent).toMatch(words);
  expect(asked.some(({ name }) => name === 'AddGtfsPart')).toBe(false);
});

test('no file and an empty one are told at the field', async () => {
  const { asked } = show('/gtfs/add');
  await choose(feed(0));
  expect(await screen.findByText('Please fill this in.')).toBeTruthy();
  expect(asked.some(({ name }) => name === 'StartGtfsImport')).toBe(false);
});

test('who has no vehicles is told so', async () => {
  show('/gtfs/add', { GtfsVehicles: () => ({ lineVehicles: [] }) });
  expect(await screen.findByText(/has no vehicle types/)).toBeTruthy();
});

test('a feed of which nothing can be kept says why, stops that are too far by name, and offers nothing to apply', async () => {
  show('/gtfs/7', { GtfsImport: () => ({ gtfsImport: { ...anImport(), stoppedBy: null, report: LEFT_REPORT } }) });
  expect(await screen.findByText(/There is nothing to apply/)).toBeTruthy();
  expect(
    screen.getByText(
      'More than 50 km from every town we know: Old bridge, Mill. Add the town under Locations first. Between two stops lie 20 hours or more.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Apply/ })).toBeNull();
});

test('what a feed comes to is told, what is left out first and why, and it is applied', async () => {
  const { sent, container } = show('/gtfs/7', {
    ApplyGtfsImport: () => ({ applyGtfsImport: anImport({ state: 'APPLYING' }) }),
  });
  const counts = await screen.findByRole('table', { name: 'What it comes to' });
  expect(
    within(counts)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'WhatNewChangedAs they areNo longer in the feedLeft out',
    'Stops30000',
    'Lines10002',
    'Departures120000',
    'Prices of lines00000',
  ]);
  const items = screen.getByRole('table', { name: 'Stops, lines and prices' });
  expect(
    within(items)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Left outLinesTrainWe sell no trains, trams or flights.',
    'Left outLinesLongIt has more stops, departures or different days than a line can have.',
    'NewLines1 · Night Market – Siem Reap',
  ]);
  expect(screen.getByText(/Not taken over: fare_attributes.txt/).textContent).toContain(
    'Those of the feed can be asked for once it is applied',
  );
  expect(screen.getByText(/Mekong, Tonle. All of them become Mekong Express/)).toBeTruthy();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Apply all of it' }));
  await waitFor(() => expect(sent('ApplyGtfsImport')).toEqual({ id: '7' }));
});

test('wrong rows are told with file and line, and nothing can be applied', async () => {
  const problem = {
    __typename: 'GtfsProblem',
    file: 'stop_times.txt',
    line: 9,
    code: 'FORM',
    field: 'arrival_time',
    value: 'soon',
  };
  show('/gtfs/7', {
    GtfsImport: () => ({
      gtfsImport: {
        ...anImport(),
        stoppedBy: null,
        report: { ...REPORT, items: [], problemCount: 1200, problems: [problem] },
      },
    }),
  });
  expect(await screen.findByText(/1.?200 wrong rows/)).toBeTruthy();
  expect(screen.getByText('Cannot be applied')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'What is wrong in the feed' })).getAllByRole('row')[1]!;
  expect(row.textContent).toBe('stop_times.txt:9arrival_time “soon” is not written as it has to be');
  expect(screen.queryByRole('button', { name: 'Apply all of it' })).toBeNull();
});

/** The page asks again by itself. */
const LONG = { timeout: 5000 };

test('who waits sees how far it is, and then what came of it', async () => {
  let asked = 0;
  const states = [
    { state: 'APPLYING', reading: 'stop_times.txt', done: 37, total: 100 },
    { state: 'APPLYING', done: 40, total: 120 },
    { state: 'APPLIED' },
  ];
  show('/gtfs/7', {
    GtfsImport: () => ({ gtfsImport: { ...anImport(states[Math.min(asked++, 2)]), stoppedBy: null, report: REPORT } }),
    UndoGtfsImport: () => ({ undoGtfsImport: anImport({ state: 'UNDOING' }) }),
  });
  expect(await screen.findByText('Reading stop_times.txt: 37%')).toBeTruthy();
  expect(await screen.findByText('40 of 120 are done', {}, LONG)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Undo all of it' }, LONG)).toBeTruthy();
  expect(screen.queryByText('40 of 120 are done')).toBeNull();
});

test.each([
  ['IMPORT_OUTDATED', 'FAILED', /Something has changed since you looked/, 'Look again'],
  ['IMPORT_NOT_UNDONE', 'APPLIED', /Nothing was undone/, 'Undo all of it'],
  ['TRIED_TOO_OFTEN', 'FAILED', /begun three times/, 'Look again'],
  ['NOT_ZIP', 'FAILED', /no ZIP archive/, 'Look again'],
  ['SOMETHING_NEW', 'FAILED', /went wrong on our side/, 'Look again'],
])('%s is told, with what can be done', async (failure, state, words, button) => {
  show('/gtfs/7', {
    GtfsImport: () => ({ gtfsImport: { ...anImport({ failure, state }), stoppedBy: null, report: null } }),
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('button', { name: button })).toBeTruthy();
});

test.each<[string, object, string | RegExp, string[]]>([
  [
    'a line with seats',
    {
      kind: 'LINE',
      rowId: '31',
      names: called('Night bus'),
      reason: 'SOLD',
      departures: [
        {
          __typename: 'LineSoldDeparture',
          routeScheduleId: '9',
          date: '2026-11-21',
          departureTime: '07:00',
          seats: 2,
          bookings: 1,
        },
      ],
    },
    'Seats are sold on these departures of it.',
    ['Night bus /routes/31', 'Passenger list /departures/9/2026-11-21', 'Move /departures/9/2026-11-21/move'],
  ],
  [
    'a stop at which another line halts',
    {
      kind: 'STOP',
      rowId: '4',
      names: called('Rest place'),
      reason: 'NEEDED',
      lineId: '8',
      lineNames: called('Day bus'),
    },
    'Something that is not of this import needs it.',
    ['Rest place /stops/4', 'Day bus /routes/8'],
  ],
  [
    'prices of lines that were approved',
    { kind: 'LINE', rowId: '31', names: called('Night bus'), reason: 'PRICED', others: 2 },
    /are approved, and sold\..* So are those of 2 more lines\./,
    ['Night bus /routes/31#prices'],
  ],
])('%s stands in the way of an undo, and is named', async (_, obstacle, words, links) => {
  const stoppedBy = {
    __typename: 'GtfsUndoObstacle',
    feedId: 'F',
    departures: [],
    lineId: null,
    lineNames: null,
    others: 0,
    ...obstacle,
  };
  const failed = anImport({ state: 'APPLIED', failure: 'IMPORT_NOT_UNDONE' });
  const { container } = show('/gtfs/7', { GtfsImport: () => ({ gtfsImport: { ...failed, stoppedBy, report: null } }) });
  expect(await screen.findByText(words)).toBeTruthy();
  const found = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(found).toEqual(expect.arrayContaining(links));
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test.each([['/gtfs'], ['/gtfs/add'], ['/gtfs/take-out'], ['/gtfs/7']])(
  '%s is not for who looks after no operator',
  async (at) => {
    const { asked } = show(at, {}, someone({ 'schedule.edit': 'agency' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /change|Apply/ })).toBeNull());
    expect(asked).toEqual([]);
  },
);

test('prices of an applied feed are asked for, line by line, and what became of each is told', async () => {
  const said = (lineId: string, en: string) => ({ __typename: 'GtfsLinePrices', lineId, names: called(en) });
  const became = (outcome: string) => ({ __typename: 'FeedPricesAsked', lineId: '31', outcome });
  const report = { ...REPORT, counts: [{ __typename: 'GtfsImportCount', kind: 'FARE', action: 'CREATE', count: 3 }] };
  const { sent } = show(
    '/gtfs/7',
    {
      GtfsImport: () => ({ gtfsImport: { ...anImport({ state: 'APPLIED' }), stoppedBy: null, report } }),
      GtfsLinePrices: ({ after }) => ({
        gtfsLinePrices:
          after === '0'
            ? [said('31', 'New line'), said('32', 'Priced line'), said('33', 'Odd line'), said('34', 'Gone line')]
            : [],
      }),
      AskFeedPrices: ({ lineId }) => ({
        askFeedPrices:
          lineId === '34' ? refused('FEED_UNDONE') : became({ 31: 'ASKED', 32: 'SAME' }[String(lineId)] ?? 'MANY'),
      }),
    },
    someone({ 'schedule.edit': 'operator', 'pricing.ask': 'operator' }, { operatorId: '1', roleId: 4 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for these prices' }));
  expect(await screen.findByText('4 lines are looked at.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Prices of the feed' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'New lineAsked for; a second person decides.',
    'Priced lineAs the feed says already.',
    'Odd lineIt has more than 2,000 prices from stop to stop.',
    'Gone lineThe feed that says these prices was undone, or is being undone. Its prices hold no more.',
  ]);
  expect(sent('AskFeedPrices')).toEqual({ importId: '7', lineId: '34' });
});

test('who may not ask for prices is told that others can', async () => {
  const report = { ...REPORT, counts: [{ __typename: 'GtfsImportCount', kind: 'FARE', action: 'SAME', count: 1 }] };
  show('/gtfs/7', {
    GtfsImport: () => ({ gtfsImport: { ...anImport({ state: 'APPLIED' }), stoppedBy: null, report } }),
  });
  expect(await screen.findByText(/Somebody who may ask for prices/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask for these prices' })).toBeNull();
});

/** A feed that changes two lines on which people have seats, and cannot bring a third. */
const soldOn = (action: string, name: string, routeScheduleId: string) => ({
  ...item(action, name, action === 'LEFT' ? ['LINE_SOLD'] : ['SOLD']),
  sold: {
    __typename: 'GtfsImportSold',
    departures: 1,
    touched: [
      {
        ...{ __typename: 'LineSoldDeparture', routeScheduleId, date: '2026-11-21', departureTime: '07:00' },
        ...{ seats: 2, bookings: 1 },
      },
    ],
  },
});
const TOUCHED = ['9@2026-11-21', '10@2026-11-21'];
const TOUCHING = {
  ...REPORT,
  counts: [count('LINE', 'CHANGE', 2), count('LINE', 'LEFT', 1)],
  items: [soldOn('CHANGE', 'Day bus', '9'), soldOn('CHANGE', 'Night bus', '10'), soldOn('LEFT', 'Ferry', '11')],
  touched: TOUCHED,
};
const TELLER = someone(
  { 'schedule.edit': 'operator', 'notification.send': 'operator' },
  { operatorId: '1', roleId: 4 },
);
/** Shows a feed as it stands each time it is asked for, the last for ever. */
const appliedAs = (...states: object[]) => {
  let asked = 0;
  const next = () => anImport(states[Math.min(asked++, states.length - 1)]);
  return show(
    '/gtfs/7',
    {
      GtfsImport: () => ({ gtfsImport: { ...anImport({ state: 'REHEARSED' }), stoppedBy: null, report: TOUCHING } }),
      GtfsImportState: () => ({ gtfsImport: next() }),
      ApplyGtfsImport: () => ({ applyGtfsImport: anImport({ state: 'APPLYING' }) }),
      NotificationReach: () => ({
        notificationReach: { __typename: 'NotificationReach', people: 3, email: 3, sms: 0, telegram: 0 },
      }),
      SendNotification: () => ({ sendNotification: { __typename: 'Notification', id: '5', people: 3 } }),
    },
    TELLER,
  );
};
const written = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Notify these passengers/ }));
  fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'Later' } });
  fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'At 7:15.' } });
  await screen.findByText('It goes to 3 people.');
};
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply all of it' }));

test('what is said to whom a feed touches waits until it is applied, and goes to exactly them', async () => {
  const { sent, asked, container } = appliedAs({ state: 'APPLYING' }, { state: 'APPLIED' });
  await written();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  // Whom it leaves as they are is told at once, or moved first.
  const links = screen.getAllByRole('link', { name: 'Notify' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/notifications/send?operator=1&schedule=11&date=2026-11-21']);
  await apply();
  await waitFor(() => expect(asked.some(({ name }) => name === 'GtfsImportState')).toBe(true));
  expect(sent('SendNotification')).toBeUndefined();
  expect(await screen.findByText('3 people are being notified.', {}, LONG)).toBeInTheDocument();
  const audience = { touched: { departures: TOUCHED, seats: null, pickupAddresses: null } };
  expect(sent('SendNotification')).toMatchObject({ input: { audience }, people: 3 });
});

test.each([['FAILED'], ['UNDONE'], ['REHEARSED']])('nobody is told of a feed that is %s', async (state) => {
  const { sent, asked } = appliedAs({ state });
  await written();
  await apply();
  await waitFor(() => expect(asked.some(({ name }) => name === 'GtfsImportState')).toBe(true));
  await screen.findByText(/It has begun/);
  expect(sent('SendNotification')).toBeUndefined();
});

test('without words nothing is applied yet', async () => {
  const { sent } = appliedAs({ state: 'APPLIED' });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Notify these passengers/ }));
  await screen.findByText('It goes to 3 people.');
  await apply();
  expect(screen.getByLabelText('Title, English')).toHaveFocus();
  expect(sent('ApplyGtfsImport')).toBeUndefined();
});

describe('before a feed is taken back', () => {
  const ASKS = { 'schedule.edit': 'operator', 'manifest.view': 'operator', 'notification.send': 'operator' };
  const departure = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 2, bookings: 1 };
  const coming = {
    ...{ __typename: 'ComingSold', departures: 1, seatNumbers: null, lostSeats: [], pickupAddresses: null },
    byOperator: [{ __typename: 'OperatorDepartures', operatorId: '1', departures: ['100@2026-11-21'] }],
    touched: [
      {
        ...{ __typename: 'TouchedDeparture', ...departure, operatorId: '1' },
        ...{ lineNames: called('Night bus'), seatNumbers: ['1A', '1B'] },
      },
    ],
  };
  const taken = (ended: string) =>
    show(
      '/gtfs/7',
      {
        GtfsImport: () => ({ gtfsImport: { ...anImport({ state: 'APPLIED' }), stoppedBy: null, report: REPORT } }),
        ComingSold: () => ({ comingSold: coming }),
        UndoGtfsImport: () => ({ undoGtfsImport: anImport({ state: 'UNDOING' }) }),
        GtfsImportState: () => ({ gtfsImport: { __typename: 'GtfsImport', id: '7', state: ended } }),
        NotificationReach: () => ({
          notificationReach: { __typename: 'NotificationReach', people: 1, email: 1, sms: 0, telegram: 0 },
        }),
        SendNotification: () => ({ sendNotification: { __typename: 'Notification', id: '5', people: 1 } }),
      },
      someone(ASKS, { operatorId: '1', roleId: 4 }),
    );
  const undo = { name: 'Undo all of it' };
  async function undone() {
    await userEvent.click(await screen.findByRole('button', undo));
    return within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  }
  async function undoneWithWords() {
    const dialog = await undone();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Notify these passengers/ }));
    fireEvent.change(screen.getByLabelText('Title, English'), { target: { value: 'Other times' } });
    fireEvent.change(screen.getByLabelText('Text, English'), { target: { value: 'Your bus leaves as before.' } });
    await dialog.findByText('It goes to one person.');
    await userEvent.click(dialog.getByRole('button', undo));
  }

  test('whoever that touches is named, and no leaves it', async () => {
    const { sent } = taken('UNDONE');
    const dialog = await undone();
    expect(sent('ComingSold')).toEqual({ of: 'GTFS_IMPORTS', ids: ['7'] });
    expect(dialog.getByText('Night bus')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
    expect(sent('UndoGtfsImport')).toBeUndefined();
  });

  test('what is written to them is sent once it is', async () => {
    const { sent } = taken('UNDONE');
    await undoneWithWords();
    expect(await screen.findByText('One person is being notified.')).toBeVisible();
    expect(sent('UndoGtfsImport')).toEqual({ id: '7' });
  });

  test('nothing is sent of an undo that something stands in the way of', async () => {
    const { sent } = taken('APPLIED');
    await undoneWithWords();
    await waitFor(() => expect(sent('GtfsImportState')).toEqual({ id: '7' }));
    expect(sent('SendNotification')).toBeUndefined();
  });
});
