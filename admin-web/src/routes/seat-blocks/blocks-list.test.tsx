import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, bulkReport, showScreen, someone } from '../../../test/show-screen.js';
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
      UndoSeatBlockBulk: () => bulkReport({ state: 'UNDONE', changedCount: 0, undoneCount: 3 }),
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
    const { sent } = show({}, '/seat-blocks?from=2026-11-22&until=2026-11-30&sort=-BLOCKED_AT');
    await screen.findByText('1A');
    expect(sent('SeatBlocks')).toMatchObject({
      filter: { from: '2026-11-22', until: '2026-11-30', text: null },
      order: 'BLOCKED_AT',
      descending: true,
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Route, seat or reason' }), 'Siem Reap');
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ filter: { text: 'Siem Reap' } }));
    await userEvent.click(screen.getByText('Departure', { selector: 'th *' }));
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ order: 'DEPARTURE', descending: true }));
    await userEvent.click(screen.getByText('Departure', { selector: 'th *' }));
    await waitFor(() => expect(sent('SeatBlocks')).toMatchObject({ order: 'DEPARTURE', descending: false }));
  });

  test('that are selected are freed after a question, and blocked again as they were by an undo', async () => {
    const { all, container } = show({ EndSeatBlock: () => bulkReport({ done: ['9', '11', '12'] }) });
    await choose(1, 2, 3);
    expect(screen.getByRole('group', { name: 'With the selected rows' })).toHaveTextContent('3 selected');
    await press('Free the seats');
    expect(screen.getByRole('heading', { name: 'Sell 3 seats again?' })).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await press('Keep them blocked');
    expect(all('EndSeatBlock')).toEqual([]);
    const listed = all('SeatBlocks').length;
    await free();
    expect(await screen.findByText('3 records are done.')).toBeVisible();
    expect(all('EndSeatBlock')).toEqual([{ ids: ['9', '11', '12'] }]);
    await waitFor(() => expect(all('SeatBlocks').length).toBeGreaterThan(listed));
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull();
    await press('Undo');
    expect(all('UndoSeatBlockBulk')).toEqual([{ id: '70' }]);
  });

  test('are all freed that the list finds, as it is searched; who has one meanwhile keeps it, and is told of', async () => {
    const taken = { seats: ['1B'], dates: ['2026-11-23'] };
    const failed = [{ id: '11', name: '1B, Phnom Penh – Siem Reap, 2026-11-23', code: 'SEATS_NOT_FREE', facts: taken }];
    const { all } = show(
      {
        SeatBlocks: () => ({ seatBlocks: { __typename: 'SeatBlockPage', total: 70, next: null, rows: ROWS } }),
        EndSeatBlock: () => bulkReport({ total: 70, doneCount: 70, changedCount: 70 }),
        UndoSeatBlockBulk: () => bulkReport({ state: 'UNDONE', total: 70, changedCount: 0, undoneCount: 69, failed }),
      },
      '/seat-blocks?from=2026-11-22&text=choir&operatorId=1',
    );
    await choose(1);
    await press('Select all 70');
    await free();
    await press('Undo all of it');
    expect(all('EndSeatBlock')).toEqual([
      { filter: { text: 'choir', from: '2026-11-22', until: null, operatorId: '1' } },
    ]);
    const report = within(await screen.findByRole('alert'));
    expect(report.getByText(/69 records are as they were\. One record was not taken back:/)).toBeVisible();
    expect(report.getByText(/Somebody has seat 1B.*\(1B, Phnom Penh – Siem Reap, 2026-11-23\)/)).toBeVisible();
  });

  test('are seen by nobody without the right', async () => {
    const { all } = show({}, '/seat-blocks', { 'booking.view': 'all' });
    expect(await screen.findByText('You cannot do this with your role')).toBeVisible();
    expect(all('SeatBlocks')).toEqual([]);
  });
});
