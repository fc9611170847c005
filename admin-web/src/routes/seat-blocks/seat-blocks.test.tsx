import { expect, test } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { showScreen, someone } from '../../../test/show-screen.js';
import DepartureSeatsRoute from './DepartureSeatsRoute.js';

const seat = (number: string, state: string) => ({
  __typename: 'MapSeat',
  number,
  kind: 'SEAT',
  floor: 1,
  row: 1,
  column: number === '1A' ? 1 : 2,
  allowMale: true,
  allowFemale: true,
  state,
});
const BLOCK = {
  __typename: 'SeatBlock',
  id: '9',
  ids: ['9'],
  parts: [] as { __typename: 'BlockedPart'; from: string; to: string }[],
  routeScheduleId: '100',
  date: '2026-11-23',
  seatNumber: '1B',
  operatorName: 'Mekong Ibis',
  route: 'Phnom Penh – Siem Reap',
  reason: 'Their own guests',
  closedTo: null as string[] | null,
  agencyId: '3' as string | null,
  agency: { __typename: 'SellingAgency', id: '3', name: 'Sokha Travel' },
  blockedById: '47',
  blockedAt: '2026-11-20T06:00:00.000Z',
};
const ADMIN = someone({ 'seat.block': 'all', 'user.manage': 'all' });

function show(viewer = ADMIN, blocks = [BLOCK], at = '') {
  const sent: unknown[] = [];
  const freed: unknown[] = [];
  const asked: unknown[] = [];
  const shown = showScreen(
    [{ path: '/departures/:routeScheduleId/:date/seats', element: <DepartureSeatsRoute /> }],
    `/departures/100/2026-11-23/seats${at}`,
    viewer,
    {
      DepartureSeats: () => ({
        departureSeats: {
          __typename: 'DepartureSeats',
          routeScheduleId: '100',
          date: '2026-11-23',
          departureTime: '2026-11-23T07:30:00+07:00',
          route: 'Phnom Penh – Siem Reap',
          operatorName: 'Mekong Ibis',
          transportType: 'BUS',
          seatMap: { __typename: 'SeatMap', free: 1, seats: [seat('1A', 'AVAILABLE'), seat('1B', 'BLOCKED')] },
          blocks,
        },
      }),
      SellingAgencies: () => ({
        sellingAgencies: [{ __typename: 'SellingAgency', id: '3', name: 'Sokha Travel' }],
      }),
      FreeSeats: (variables) => {
        freed.push(variables);
        return { freeSeats: { __typename: 'SeatsFreed', ids: ['10'] } };
      },
      FreeDepartures: (variables) => {
        freed.push(variables);
        return { freeDepartures: { __typename: 'SeatsFreed', ids: ['9', '10'] } };
      },
      ComingSold: (variables) => {
        asked.push(variables);
        const on = { routeScheduleId: '100', date: '2026-11-23', departureTime: '07:30', seats: 4, bookings: 2 };
        const lineNames = { __typename: 'LocalizedText', en: 'Coast', km: null, th: null, vi: null, es: null };
        const touched = [{ __typename: 'TouchedDeparture', ...on, operatorId: '1', lineNames, seatNumbers: ['1A'] }];
        const all = { byOperator: [], seatNumbers: null, lostSeats: [], pickupAddresses: null };
        return { comingSold: { __typename: 'ComingSold', departures: 1, touched, ...all } };
      },
      BlockSeats: (variables) => {
        sent.push(variables);
        return { blockSeats: { __typename: 'SeatBlocks', made: ['10'], blocks: [] } };
      },
    },
  );
  return { ...shown, sent, freed, asked };
}
const who = () => screen.findByRole('combobox', { name: 'Who may buy them' });
const block = () => userEvent.click(screen.getByRole('button', { name: 'Block' }));
async function choose() {
  await userEvent.click(await screen.findByRole('checkbox', { name: /1A/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'For counters');
}

test('seats are closed to some channels: one at least, and not every one', async () => {
  const { sent, container } = show();
  await choose();
  await userEvent.selectOptions(await who(), 'Only some channels');
  await block();
  expect(sent).toEqual([]);
  expect(await who()).toHaveAccessibleDescription('Choose one channel at least, and leave one; or an agency.');
  for (const name of ['on the web, to travellers', 'by partners with a key'])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await block();
  expect(sent).toEqual([
    {
      routeScheduleId: '100',
      from: '2026-11-23',
      until: null,
      seats: ['1A'],
      reason: 'For counters',
      closedTo: ['WEB', 'API'],
      agencyId: null,
      aroundPassengers: false,
    },
  ]);
});

test('an operator’s clerk keeps seats for an agency that letters find, and the block says for which', async () => {
  const { sent, container } = show(someone({ 'seat.block': 'operator' }, { operatorId: '1', roleId: 4 }));
  expect(await screen.findByText('Kept for Sokha Travel')).toBeVisible();
  await choose();
  await userEvent.selectOptions(await who(), 'One agency: its quota');
  await block();
  expect(sent).toEqual([]);
  const agency = await screen.findByRole('combobox', { name: /^Agency/ });
  expect(agency).toHaveAccessibleDescription(/Type two letters or more of its name/);
  await userEvent.type(agency, 's');
  expect(screen.queryByRole('option', { name: 'Sokha Travel' })).toBeNull();
  await userEvent.type(agency, 'o');
  await userEvent.click(await screen.findByRole('option', { name: 'Sokha Travel' }));
  expect(agency).toHaveValue('Sokha Travel');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await block();
  expect(sent).toEqual([expect.objectContaining({ closedTo: null, agencyId: '3' })]);
});

test('a seat that is blocked before and behind a passenger is one, says both parts, and is freed and blocked again as one', async () => {
  const part = (from: string, to: string) => ({ __typename: 'BlockedPart' as const, from, to });
  const parts = [part('Phnom Penh', 'Skun'), part('Kampong Thom', 'Siem Reap')];
  const { sent, freed } = show(ADMIN, [{ ...BLOCK, ids: ['9', '10'], parts }]);
  expect(await screen.findByText('Phnom Penh – Skun and Kampong Thom – Siem Reap')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sell 1B again' }));
  await waitFor(() => expect(freed).toEqual([{ ids: ['9', '10'] }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toMatchObject([{ seats: ['1B'], agencyId: '3', aroundPassengers: true }]));
});

test('a seat that is sold again is not blocked again before who has bought it meanwhile is named', async () => {
  const may = someone({ 'seat.block': 'all', 'manifest.view': 'all' });
  const { asked, sent, freed } = show(may);
  await userEvent.click(await screen.findByRole('button', { name: 'Sell 1B again' }));
  await waitFor(() => expect(freed).toEqual([{ ids: ['9'] }]));
  expect(asked).toEqual([]);
  const undo = { name: 'Undo' };
  await userEvent.click(await screen.findByRole('button', undo));
  const dialog = within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  const whom = { of: 'SCHEDULES', ids: ['100'], from: '2026-11-23', until: '2026-11-23', seats: ['1B'] };
  expect(asked).toEqual([whom]);
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect(sent).toEqual([]);
  await userEvent.click(await screen.findByRole('button', undo));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', undo));
  await waitFor(() => expect(sent).toMatchObject([{ seats: ['1B'] }]));
});

test('a whole departure is closed, and only what that blocked is freed by an undo', async () => {
  const { sent, freed } = show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^The whole departure/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Flooded');
  await userEvent.click(screen.getByRole('button', { name: 'Close the departure' }));
  expect(await screen.findByText('Nothing more is sold of it.')).toBeInTheDocument();
  expect(sent).toMatchObject([{ routeScheduleId: '100', from: '2026-11-23', seats: null, reason: 'Flooded' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(freed).toEqual([{ ids: ['10'] }]));
});

test('days that a calendar names stand in the form', async () => {
  const { sent } = show(ADMIN, [BLOCK], '?whole=1&until=2026-11-25');
  expect(await screen.findByRole('checkbox', { name: /^The whole departure/ })).toBeChecked();
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Flooded');
  await userEvent.click(screen.getByRole('button', { name: 'Close the departure' }));
  await screen.findByText('Nothing more is sold of it.');
  expect(sent).toMatchObject([{ from: '2026-11-23', until: '2026-11-25', seats: null }]);
});

test('days that a calendar names are opened again, and not closed', async () => {
  const { freed } = show(
    ADMIN,
    [BLOCK, { ...BLOCK, id: '10', ids: ['10'], seatNumber: '1A' }],
    '?closedUntil=2026-11-25',
  );
  const [closing, opening] = await screen.findAllByLabelText(/^Also on each day until/);
  expect([closing, opening].map((field) => (field as HTMLInputElement).value)).toEqual(['', '2026-11-25']);
  await userEvent.click(screen.getByRole('button', { name: 'Sell all again' }));
  expect(await screen.findByText('All of it is sold again.')).toBeInTheDocument();
  expect(freed).toEqual([{ routeScheduleId: '100', from: '2026-11-23', until: '2026-11-25' }]);
});

test('before a departure is closed, whoever has seats on it is named, with the ways to move and tell them', async () => {
  const { asked, sent } = show(
    someone(
      { 'seat.block': 'operator', 'manifest.view': 'operator', 'notification.send': 'operator' },
      { operatorId: '1', roleId: 4 },
    ),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /^The whole departure/ }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Flood');
  const close = { name: 'Close the departure' };
  await userEvent.click(screen.getByRole('button', close));
  const dialog = within(await screen.findByRole('dialog', { name: 'People have seats on one coming departure' }));
  expect(asked).toEqual([{ of: 'SCHEDULES', ids: ['100'], from: '2026-11-23', until: '2026-11-23' }]);
  expect(dialog.getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/departures/100/2026-11-23/move');
  expect(dialog.getByRole('checkbox', { name: /^Notify these passengers/ })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Go on editing' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', close));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', close));
  expect(await screen.findByText('Nothing more is sold of it.')).toBeInTheDocument();
  expect(sent).toMatchObject([{ seats: null }]);
});
