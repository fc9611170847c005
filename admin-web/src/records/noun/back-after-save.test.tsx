import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KAMPOT as BRANCH } from '../../../test/kampot-branch.js';
import { answers as operators } from '../../../test/operator-choices.js';
import { showScreen, someone } from '../../../test/show-screen.js';
import branch from '../../nouns/branch.js';
import { AddNoun, EditNoun } from './NounForm.js';
import { NounList } from './NounList.js';
import { NounPage } from './NounPage.js';

const KAMPOT = { ...BRANCH, locationId: '3', location: { __typename: 'RecordName', name: 'Kampot' } };
const LIST = '/operator-branches?text=kam&page=2';

afterEach(() => sessionStorage.clear());

const show = () =>
  showScreen(
    [
      { path: '/operator-branches', element: <NounList noun={branch} /> },
      { path: '/operator-branches/add', element: <AddNoun noun={branch} /> },
      { path: '/operator-branches/:recordId', element: <NounPage noun={branch} /> },
      { path: '/operator-branches/:recordId/edit', element: <EditNoun noun={branch} /> },
    ],
    LIST,
    someone({ 'catalogue.edit': 'all' }),
    {
      ...operators,
      BranchRecords: () => ({ page: { total: 51, countedTo: 10_000, next: null, rows: [KAMPOT] } }),
      BranchRecord: () => ({ record: KAMPOT }),
      BranchBulk: () => ({ report: null }),
      RecordChanges: () => ({ recordChanges: [] }),
      CreateBranch: () => ({ saved: KAMPOT }),
      UpdateBranch: () => ({ saved: { ...KAMPOT, version: 3 } }),
    },
  );
type Shown = ReturnType<typeof show>;

const addressOf = ({ router }: Shown): string => `${router.state.location.pathname}${router.state.location.search}`;
const goTo = ({ router }: Shown, to: string | -1) => act(() => router.navigate(to as string));
async function save() {
  const name = await screen.findByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'Kampot pier');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // The page of the record.
  await screen.findByRole('link', { name: 'Edit' });
}

test('after a new record is saved, Back leads to the list as it was', async () => {
  const shown = show();
  await screen.findByRole('table');
  await goTo(shown, '/operator-branches/add?operatorId=1');
  await save();
  expect(addressOf(shown)).toBe('/operator-branches/7');
  await goTo(shown, -1);
  await screen.findByRole('table');
  expect(addressOf(shown)).toBe(LIST);
});

test('after a record is changed from the list, too', async () => {
  const shown = show();
  await screen.findByRole('table');
  await goTo(shown, '/operator-branches/7/edit');
  await save();
  await goTo(shown, -1);
  await screen.findByRole('table');
  expect(addressOf(shown)).toBe(LIST);
});

test('and after it is changed from its page, which is there once', async () => {
  const shown = show();
  await screen.findByRole('table');
  await goTo(shown, '/operator-branches/7');
  await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
  await save();
  expect(addressOf(shown)).toBe('/operator-branches/7');
  await goTo(shown, -1);
  await screen.findByRole('table');
  expect(addressOf(shown)).toBe(LIST);
});
