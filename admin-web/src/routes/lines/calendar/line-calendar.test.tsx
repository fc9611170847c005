import { expect, test } from '@jest/globals';
import { addMonths, monthOf } from '@naga/kernel/calendar-month.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { GraphQLError } from 'graphql';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, showScreen, someone } from '../../../../test/show-screen.js';
import { LineCalendar } from './LineCalendar.js';

/** The month to come: it has no day that is over. */
const MONTH = addMonths(monthOf(localMoment(Date.now()).date), 1);
const departure = (day: string, more: object = {}) => ({
  ...{ __typename: 'LineCalendarDeparture', date: `${MONTH}-${day}`, routeScheduleId: '100', departureTime: '07:30' },
  ...{ seats: 0, runs: true, closed: false, ...more },
});
const ROWS = [
  departure('01'),
  departure('02', { seats: 3 }),
  departure('02', { routeScheduleId: '200', departureTime: '13:00', closed: true }),
  departure('03', { seats: 1, runs: false }),
  departure('04'),
];
const CLERK = someone({ 'schedule.edit': 'operator', 'seat.block': 'operator' }, { operatorId: '1', roleId: 4 });
const show = (me = CLERK, answers: Answers = {}) =>
  showScreen([{ path: '/routes/7', element: <LineCalendar id="7" /> }], '/routes/7', me, {
    LineCalendar: ({ from, until }) => ({
      lineCalendar: ROWS.filter(({ date }) => date >= String(from) && date <= String(until)),
    }),
    ...answers,
  });
const later = async () => userEvent.click(await screen.findByRole('button', { name: 'Later month' }));
const cell = (number: string) => screen.findByRole('gridcell', { name: new RegExp(`^\\S+ ${number} `) });

test('a month says of each day what leaves, how much is sold, and what is closed or sold no longer', async () => {
  const { container, sent } = show();
  await later();
  expect(await cell('2')).toHaveAccessibleName(/: 07:30, 3 seats sold; 13:00, closed$/);
  expect(await cell('1')).toHaveAccessibleName(/: 07:30$/);
  expect(await cell('3')).toHaveAccessibleName(/: 07:30, sold no longer, one seat sold before$/);
  expect(await cell('5')).toHaveAccessibleName(/: nothing leaves$/);
  expect(sent('LineCalendar')).toMatchObject({ id: '7', from: `${MONTH}-01` });
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('days are chosen by the keyboard, and each time leads to the form that closes it on them', async () => {
  show();
  await later();
  (await cell('1')).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expect(await cell('4')).toHaveFocus();
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  expect(screen.getByText('07:30: 3 departures, 3 seats sold')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Close 07:30 …' })).toHaveAttribute(
    'href',
    `/departures/100/${MONTH}-01/seats?whole=1&until=${MONTH}-04`,
  );
  expect(screen.getByRole('link', { name: 'Open 13:00 again …' })).toHaveAttribute(
    'href',
    `/departures/200/${MONTH}-02/seats`,
  );
  // Without Shift one day alone, and a page is a month.
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  expect(screen.getByText('Nothing leaves on these days.')).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  expect(screen.getByRole('button', { name: 'Earlier month' })).toBeDisabled();
});

test('who blocks no seats closes no days', async () => {
  show(someone({ 'schedule.edit': 'operator' }, { operatorId: '1', roleId: 4 }));
  await later();
  await userEvent.click(await cell('2'));
  const list = within(screen.getByRole('list'));
  expect(list.getByText('07:30: one departure, 3 seats sold')).toBeVisible();
  expect(list.queryByRole('link')).toBeNull();
});

const chosen = () => screen.getAllByRole('gridcell', { selected: true }).map((day) => day.dataset['day']!.slice(8));

test('a first press chooses a day, the second one the last day of several', async () => {
  show();
  await later();
  await userEvent.click(await cell('4'));
  expect(chosen()).toEqual(['04']);
  expect(screen.getByText('For several days, choose the last one now.')).toBeVisible();
  await userEvent.click(await cell('1'));
  expect(chosen()).toEqual(['01', '02', '03', '04']);
  expect(screen.queryByText('For several days, choose the last one now.')).toBeNull();
  expect(screen.getByText('07:30: 3 departures, 3 seats sold')).toBeVisible();
  await userEvent.click(await cell('2'));
  expect(chosen()).toEqual(['02']);
});

test('so does Enter, with arrows between', async () => {
  show();
  await later();
  (await cell('1')).focus();
  await userEvent.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
  expect(await cell('9')).toHaveFocus();
  expect(chosen()).toHaveLength(9);
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['10']);
});

test('while a month comes, and when it cannot be had, no day says that nothing leaves', async () => {
  const waiting = Promise.withResolvers<Record<string, unknown>>();
  let asked = 0;
  show(CLERK, {
    LineCalendar: () =>
      [() => waiting.promise, () => new GraphQLError('down'), () => ({ lineCalendar: ROWS })][Math.min(asked++, 2)]!(),
  });
  const grid = await screen.findByRole('grid');
  expect(grid).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('gridcell', { name: /nothing leaves/ })).toBeNull();
  waiting.resolve({ lineCalendar: [] });
  expect((await screen.findAllByRole('gridcell', { name: /nothing leaves$/ })).length).toBeGreaterThan(27);
  await later();
  expect(await screen.findByRole('alert')).toHaveTextContent('The calendar could not be loaded.');
  expect(screen.queryByRole('gridcell', { name: /nothing leaves/ })).toBeNull();
  expect(screen.queryByText('Nothing leaves on these days.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('gridcell', { name: /3 seats sold; 13:00, closed$/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
