import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { departure, press, show } from '../../../test/line-stage.js';
import { badInput } from '../../../test/show-screen.js';

afterEach(() => sessionStorage.clear());

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

test('the next days are shown as travellers see them; without a price it is said what to do', async () => {
  show('/routes/7');
  expect(await screen.findByText('It does not run in this season.')).toBeVisible();
  expect(screen.getByText(/until they have a price/)).toBeVisible();
  expect(screen.getAllByText('07:30 – 10:30')).not.toHaveLength(0);
});

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

test('the next days of a line of many times are folded until they are asked for', async () => {
  const lineDepartures = Array.from({ length: 14 }, (_, day) => departure(`2026-11-${day + 11}`));
  show('/routes/7', { LineDepartures: () => ({ lineDepartures }) });
  const table = await screen.findByRole('table', { name: 'The next 14 days' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 5));
  await press('Show all 14 departures');
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 14);
});
