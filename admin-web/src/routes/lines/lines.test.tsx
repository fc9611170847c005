import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CLERK, LINE, LISTED, press, save, show } from '../../../test/line-stage.js';
import { bulkReport } from '../../../test/show-screen.js';

afterEach(() => sessionStorage.clear());

const ALL = { byOperator: [], seatNumbers: null, lostSeats: [], pickupAddresses: null };

test('an empty list of routes leads to a new one, and to an example of a timetable', async () => {
  show('/routes', { Lines: () => ({ page: { __typename: 'LinePage', total: 0, next: null, rows: [] } }) });
  expect(await screen.findByText(/A route is what an operator drives/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Load an example' })).toHaveAttribute('href', '/gtfs/add?example');
});

test('before several routes go off sale at once, whom that touches is asked for all of them', async () => {
  const lineNames = { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null };
  const on = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 4, bookings: 2 };
  const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames, seatNumbers: ['1A'] }];
  const { sent } = show('/routes', {
    ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 1, touched, ...ALL } }),
    EndLine: () => bulkReport({ done: [LISTED.id] }),
  });
  const off = { name: 'Switch off' };
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
  await userEvent.click(await screen.findByRole('button', off));
  const dialog = within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  expect(dialog.getByText('Coast')).toBeVisible();
  expect(sent('ComingSold')).toEqual({ of: 'LINES', ids: [LISTED.id] });
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it on sale' }));
  expect(sent('EndLine')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', off));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', off));
  expect(await screen.findByText('One record is done.')).toBeVisible();
  expect(sent('EndLine')).toEqual({ ids: [LISTED.id], active: false });
});

test('many routes are not taken off sale again before whom that touches is named; left, they can be all the same', async () => {
  const lineNames = { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null };
  const on = { routeScheduleId: '100', date: '2026-11-21', departureTime: '07:30', seats: 4, bookings: 2 };
  const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames, seatNumbers: ['1A'] }];
  const { sent } = show('/routes', {
    ComingSold: () => ({ comingSold: { __typename: 'ComingSold', departures: 1, touched, ...ALL } }),
    EndLine: () => bulkReport({ done: [LISTED.id], way: 'ON' }),
    UndoLineBulk: () => bulkReport({ state: 'UNDONE', way: 'ON', undoneCount: 1 }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
  await press('Switch on again');
  expect(sent('ComingSold')).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const leave = { name: 'Leave it' };
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', leave));
  expect(sent('ComingSold')).toEqual({ of: 'LINES', filter: { changedBy: '70' } });
  expect(sent('UndoLineBulk')).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was.')).toBeVisible();
  expect(sent('UndoLineBulk')).toEqual({ id: '70' });
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
    expect(screen.getByLabelText(/Find a stop/)).toHaveFocus();
  }
  const leaves = screen.getByLabelText('Leaves the first stop at');
  await userEvent.type(leaves, '07:00');
  // What is typed is not lost with what is saved.
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('This time is typed and not added yet');
  await press('Add this time');
  expect(leaves).toHaveValue('');
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
  const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames, seatNumbers: ['1A'] }];
  const sold = { departures: 3, touched, ...ALL };
  const { sent } = show(
    '/routes/7',
    {
      ComingSold: () => ({ comingSold: { __typename: 'ComingSold', ...sold } }),
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
