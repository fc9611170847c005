import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import BlocksRoute from './BlocksRoute.js';

const blockOf = (id: string, seatNumber: string, more: object = {}) => ({
  __typename: 'SeatBlock',
  id,
  ids: [id],
  parts: [],
  routeScheduleId: '100',
  date: '2026-11-23',
  seatNumber,
  operatorName: 'Mekong Ibis',
  route: 'Phnom Penh – Siem Reap',
  reason: 'A choir',
  closedTo: null,
  agencyId: null,
  agency: null,
  blockedById: '47',
  blockedAt: '2026-11-20T06:00:00.000Z',
  ...more,
});
const ROWS = [
  blockOf('9', '1A', { ids: ['9', '10'] }),
  blockOf('11', '1B'),
  blockOf('12', '2A', { routeScheduleId: '101', date: '2026-11-24', closedTo: ['WEB'] }),
];
const isFreed = ({ ids }: Record<string, unknown>) => ({ freeSeats: { __typename: 'SeatsFreed', ids } });
const isBlocked = () => ({ blockSeats: { __typename: 'SeatBlocks', made: [], blocks: [] } });
const GONE = { freeSeats: refused('SEAT_BLOCK_NOT_FOUND') };

function show(
  answers: Answers = {},
  at = '/seat-blocks',
  grants: Record<string, string> = { 'seat.block': 'operator' },
) {
  const shown = showScreen(
    [{ path: '/seat-blocks', element: <BlocksRoute /> }],
    at,
    someone(grants, { operatorId: '1', roleId: 4 }),
    {
      SeatBlocks: () => ({ seatBlocks: { __typename: 'SeatBlockPage', total: 3, next: null, rows: ROWS } }),
      OperatorChoices: () => ({ operators: [] }),
      FreeSeats: isFreed,
      BlockSeats: isBlocked,
      ...answers,
    },
  );
  const all = (name: string) => shown.asked.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...shown, all };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function choose(...rows: number[]) {
  for (const row of rows) await userEvent.click(await screen.findByRole('checkbox', { name: `Select row ${row}` }));
}
async function free() {
  await press('Free the seats');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Free the seats' }));
}

describe('blocked seats', () => {
  test('are searched and put in order, both in the address', async () => {
    const { sent } = show({}, '/seat-blocks?from=2026-11-22&until=2026-11-30&sort=NEWEST');
    await screen.findByText('1A');
    expect(sent('SeatBlocks')).toMatchObject({ from: '2026-11-22', until: '2026-11-30', text: null, sort: 'NEWEST' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Route, seat or reason' }), 'Siem Reap');
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ text: 'Siem Reap' }));
    await userEvent.click(screen.getByText('Departure', { selector: 'th *' }));
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ sort: 'DEPARTURE_LATEST', text: 'Siem Reap' }));
    await userEvent.click(screen.getByText('Departure', { selector: 'th *' }));
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ sort: 'DEPARTURE_SOONEST', text: 'Siem Reap' }));
  });

  test('that are selected are freed together after a question, and blocked again as they were by an undo', async () => {
    const { all, container } = show();
    await choose(1, 2, 3);
    expect(screen.getByRole('group', { name: 'With the selected rows' })).toHaveTextContent('3 selected');
    await press('Free the seats');
    expect(screen.getByRole('heading', { name: 'Sell 3 seats again?' })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await press('Keep them blocked');
    expect(all('FreeSeats')).toEqual([]);
    const listed = all('SeatBlocks').length;
    await free();
    expect(await screen.findByText('3 seats are sold again.')).toBeVisible();
    expect(all('FreeSeats')).toEqual([{ ids: ['9', '10', '11', '12'] }]);
    await waitFor(() => expect(all('SeatBlocks').length).toBeGreaterThan(listed));
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull();
    await press('Undo');
    expect(await screen.findByText('3 seats are blocked again.')).toBeVisible();
    const around = { reason: 'A choir', agencyId: null, aroundPassengers: true };
    expect(all('BlockSeats')).toEqual([
      expect.objectContaining({ ...around, routeScheduleId: '100', from: '2026-11-23', seats: ['1A', '1B'] }),
      expect.objectContaining({ ...around, routeScheduleId: '101', from: '2026-11-24', closedTo: ['WEB'] }),
    ]);
  });

  test('of which one cannot be freed: the others are, and which stayed and why is told until it is closed', async () => {
    const { all, container } = show({
      FreeSeats: (of) => ((of['ids'] as string[]).includes('11') ? GONE : isFreed(of)),
    });
    await choose(1, 2, 3);
    await free();
    const report = within(await screen.findByRole('alert'));
    expect(report.getByText(/2 seats are sold again\. One seat stayed blocked:/)).toBeVisible();
    expect(report.getByText(/not blocked any more.* \(1B, Phnom Penh – Siem Reap, 2026-11-23\)/)).toBeVisible();
    expect(all('FreeSeats').map(({ ids }) => ids)).toEqual([['9', '10', '11', '12'], ['9', '10'], ['11'], ['12']]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await press('Block them again');
    expect(await screen.findByText('2 seats are blocked again.')).toBeVisible();
    expect(all('BlockSeats').map(({ seats }) => seats)).toEqual([['1A'], ['2A']]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that somebody has bought meanwhile are named when they are to be blocked again', async () => {
    const taken = { blockSeats: refused('SEATS_NOT_FREE', { seats: ['1A'], dates: ['2026-11-23'] }) };
    show({ BlockSeats: ({ seats }) => ((seats as string[]).includes('1A') ? taken : isBlocked()) });
    await choose(1, 2);
    await free();
    await press('Undo');
    const report = within(await screen.findByRole('alert'));
    expect(report.getByText(/One seat is blocked again\. One seat was not blocked again:/)).toBeVisible();
    expect(report.getByText(/Somebody has seat 1A.*\(1A, Phnom Penh – Siem Reap, 2026-11-23\)/)).toBeVisible();
    await press('Close');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('all stay blocked where nobody answers, and each is not asked for by itself', async () => {
    const { all } = show({ FreeSeats: () => ({ freeSeats: null }) });
    await choose(1, 2);
    await free();
    const report = within(await screen.findByRole('alert'));
    expect(report.getByText(/No seat was freed\. 2 seats stayed blocked:/)).toBeVisible();
    expect(report.getByText(/It failed on our side\. Please try again\. \(1A, .*; 1B, /)).toBeVisible();
    expect(report.queryByRole('button', { name: 'Block them again' })).toBeNull();
    expect(all('FreeSeats')).toHaveLength(1);
  });

  test('are seen by nobody without the right', async () => {
    const { all } = show({}, '/seat-blocks', { 'booking.view': 'all' });
    expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
    expect(all('SeatBlocks')).toEqual([]);
  });
});
