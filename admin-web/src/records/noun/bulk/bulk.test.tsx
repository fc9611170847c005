import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import branches from '../../../nouns/branch.js';
import { answers as operators } from '../../../../test/operator-choices.js';
import { type Answers, bulkReport, showScreen, someone } from '../../../../test/show-screen.js';
import { EndRecord } from '../EndRecord.js';
import { NounList } from '../NounList.js';

const rowOf = (id: string) => ({
  __typename: 'BranchRecord',
  id,
  version: 1,
  name: `Office ${id}`,
  active: true,
  mayChange: true,
  operatorId: '1',
  operator: { __typename: 'RecordName', name: 'Mekong' },
  locationId: null,
  location: null,
  address: null,
  contactPhone: null,
  addedBy: null,
});
const page = { total: 10_001, countedTo: 10_000, next: null, rows: ['5', '6'].map(rowOf) };

const show = (answers: Answers, grants: Record<string, string> = { 'catalogue.edit': 'all' }) =>
  showScreen(
    [{ path: '/operator-branches', element: <NounList noun={branches} /> }],
    '/operator-branches',
    someone(grants),
    {
      ...operators,
      LocationRecords: () => ({ page: { total: 0, countedTo: 2000, next: null, rows: [] } }),
      BranchRecords: () => ({ page }),
      ...answers,
    },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const selectAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select row 1' }));
  await press('Select all 10.000+');
};

/** What the file says that was handed over last. */
const saved: Blob[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  localStorage.clear();
  jest.restoreAllMocks();
});

const GOING = { state: 'GOING', total: 12_000, waiting: 11_950, doneCount: 50, changedCount: 50 };
const FAILED = [
  { id: '5', name: 'Office 5', code: 'RECORD_NOT_FOUND' },
  { id: '6', name: 'Office 6', code: 'UNEXPECTED' },
];

describe('all that a list finds, however many', () => {
  test('is changed by the server: the bar tells how far it is, then what stayed as it was and why', async () => {
    const reports = [
      GOING,
      { ...GOING, waiting: 3000, doneCount: 9000, changedCount: 9000 },
      { ...GOING, state: 'DONE', waiting: 0, doneCount: 11_998, changedCount: 11_998, failedCount: 2, failed: FAILED },
    ];
    let looked = 0;
    const { sent, container } = show({
      EndBranch: () => bulkReport(reports[0]),
      BranchBulkReport: ({ id }) => (id === null ? { report: null } : bulkReport(reports[++looked])),
    });
    await selectAll();
    expect(screen.getByText('10.000+ selected')).toBeVisible();
    await press('Switch off');
    expect(await screen.findByText('50 of 12.000')).toBeVisible();
    expect(screen.getByText('It goes on even when you leave this page.')).toBeVisible();
    expect(sent('EndBranch')).toEqual({
      active: false,
      filter: { text: null, active: null, operatorId: null, locationId: null },
    });
    // It is asked how far it is meanwhile.
    const found = await act(() => axe(container));
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    expect(await screen.findByText(/^(9.000|12.000) of 12.000|2 records stayed/)).toBeVisible();
    const report = within(await screen.findByRole('alert'));
    expect(report.getByText(/2 records stayed as they were/)).toBeVisible();
    expect(report.getByText(/It failed on our side, three times. \(Office 6\)/)).toBeVisible();
    expect(report.getByText(/lies outside of what you look after.* \(Office 5\)/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is not what another filter finds: the choice goes with it', async () => {
    show({});
    await selectAll();
    await userEvent.type(screen.getByRole('searchbox'), 'Kampot');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull());
  });

  test('is stopped, and says how many were not tried', async () => {
    const { sent } = show({
      EndBranch: () => bulkReport(GOING),
      BranchBulkReport: ({ id }) => (id === null ? { report: null } : bulkReport(GOING)),
      StopBranchBulk: () => bulkReport({ ...GOING, state: 'STOPPED' }),
    });
    await selectAll();
    await press('Switch off');
    await press('Stop');
    expect(await screen.findByText(/11.950 records were not tried/)).toBeVisible();
    expect(sent('StopBranchBulk')).toEqual({ id: '70' });
  });

  test('stays stopped when what was asked before is answered after it', async () => {
    let answer: ((report: Record<string, unknown>) => void) | undefined;
    show({
      EndBranch: () => bulkReport(GOING),
      BranchBulkReport: ({ id }) => (id === null ? { report: null } : new Promise((resolve) => (answer = resolve))),
      StopBranchBulk: () => bulkReport({ ...GOING, state: 'STOPPED' }),
    });
    await selectAll();
    await press('Switch off');
    await waitFor(() => expect(answer).toBeDefined());
    await press('Stop');
    expect(await screen.findByText(/11.950 records were not tried/)).toBeVisible();
    await act(async () => answer!(bulkReport(GOING)));
    expect(screen.getByText(/11.950 records were not tried/)).toBeVisible();
  });
});

describe('a report', () => {
  const DONE = { ...GOING, state: 'DONE', waiting: 0, doneCount: 2, changedCount: 1, failed: FAILED };

  test('of what went on while nobody looked is shown when the list is opened again, until it is closed', async () => {
    const answers = { BranchBulkReport: () => bulkReport(DONE) };
    const { unmount } = show(answers);
    expect(await screen.findByText(/2 records stayed as they were/)).toBeVisible();
    await press('Close');
    expect(screen.queryByText(/stayed as they were/)).toBeNull();
    unmount();
    const { sent } = show(answers);
    await screen.findByRole('checkbox', { name: 'Select row 1' });
    expect(sent('BranchBulkReport')).toEqual({ id: null });
    expect(screen.queryByText(/stayed as they were/)).toBeNull();
  });

  test('is a file with every record, what became of it and why', async () => {
    const line = (id: string, more: object) => ({
      __typename: 'BulkLine',
      id,
      name: `Office ${id}`,
      code: null,
      facts: null,
      ...more,
    });
    const first = { next: '9', rows: [line('4', { state: 'CHANGED' }), line('3', { state: 'SAME' })] };
    const last = { next: null, rows: [line('5', { state: 'FAILED', code: 'RECORD_IN_USE', facts: { by: 'Stop' } })] };
    const { asked } = show({
      BranchBulkReport: () => bulkReport(DONE),
      BranchBulkLines: ({ after }) => ({ report: { __typename: 'BulkReport', lines: after === null ? first : last } }),
    });
    await press('Result as CSV');
    const text = await (await savedFile()).text();
    expect(text.split('\r\n')).toEqual([
      'id,Record,Outcome,Reason',
      '4,Office 4,Done,',
      '3,Office 3,It was so already,',
      '5,Office 5,Stayed as it was,"Other records need it (Stop), so it stays. Change these first."',
    ]);
    expect(asked.filter(({ name }) => name === 'BranchBulkLines')).toHaveLength(2);
  });

  test('takes all of it back, and names who changed a record since', async () => {
    const kept = [{ id: '4', name: 'Office 4', code: 'CHANGED_MEANWHILE', facts: { by: 'Maly Keo', at: null } }];
    const { sent, container } = show({
      BranchBulkReport: () => bulkReport(DONE),
      UndoBranchBulk: () => bulkReport({ ...DONE, state: 'UNDONE', undoneCount: 1, changedCount: 0, failed: kept }),
    });
    await press('Undo all of it');
    expect(await screen.findByText('Maly Keo has changed it since. (Office 4)')).toBeVisible();
    expect(screen.getByText(/One record is as it was/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo all of it' })).toBeNull();
    expect(sent('UndoBranchBulk')).toEqual({ id: '70' });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is asked for by nobody who ends no records', async () => {
    const { sent } = show({}, { 'catalogue.edit': 'branch' });
    await screen.findByText('Office 5');
    expect(sent('BranchBulkReport')).toBeUndefined();
  });
});

describe('a record on its own page', () => {
  const one = (answers: Answers) =>
    showScreen(
      [{ path: '/one', element: <EndRecord noun={branches} row={rowOf('5')} /> }],
      '/one',
      someone({ 'catalogue.edit': 'all' }),
      answers,
    );

  test('that another process of the server is at is asked for until it is known what became of it', async () => {
    const going = { state: 'GOING', total: 1, waiting: 1 };
    const kept = [{ id: '5', name: 'Office 5', code: 'CHANGED_MEANWHILE', facts: { by: 'Maly Keo', at: null } }];
    const { sent } = one({
      EndBranch: () => bulkReport(going),
      BranchBulkReport: () => bulkReport({ failed: kept }),
    });
    await press('Switch off');
    expect(await screen.findByText('Maly Keo has changed it since.')).toBeVisible();
    expect(sent('BranchBulkReport')).toEqual({ id: '70' });
  });

  test('tells why it stayed as it was in the words of many', async () => {
    one({ EndBranch: () => bulkReport({ failed: [{ id: '5', code: 'UNEXPECTED' }] }) });
    await press('Switch off');
    expect(await screen.findByText('It failed on our side, three times.')).toBeVisible();
  });
});

async function savedFile(): Promise<Blob> {
  await screen.findByText(/stayed as they were/);
  while (saved.length === 0) await new Promise((done) => setTimeout(done));
  return saved[0]!;
}
