import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { KAMPOT } from '../../test/kampot-branch.js';
import { answers as operators } from '../../test/operator-choices.js';
import { showScreen, someone } from '../../test/show-screen.js';
import { NounList } from '../records/noun/NounList.js';
import { NounPage } from '../records/noun/NounPage.js';
import branch from './branch.js';

const show = (at: string, me: ReturnType<typeof someone>, row: object = KAMPOT) =>
  showScreen(
    [
      { path: '/operator-branches', element: <NounList noun={branch} /> },
      { path: '/operator-branches/:recordId', element: <NounPage noun={branch} /> },
    ],
    at,
    me,
    {
      ...operators,
      BranchRecords: () => ({ page: { total: 1, next: null, rows: [row] } }),
      BranchRecord: () => ({ record: row }),
    },
  );

const rights = (scope: string) => ({ 'catalogue.edit': scope, 'settlement.view': scope, 'user.manage': scope });

test.each([
  ['operator', '/staff'],
  ['all', '/users'],
])('a branch leads to its settlements, its people and who added it: %s', async (scope, people) => {
  show('/operator-branches/7', someone(rights(scope)));
  expect(await screen.findByRole('link', { name: 'Settlements of this branch' })).toHaveAttribute(
    'href',
    '/settlements?branch=7',
  );
  expect(screen.getByRole('link', { name: 'People who work here' })).toHaveAttribute('href', `${people}?branch=7`);
  expect(screen.getByRole('link', { name: 'Bopha Chea' })).toHaveAttribute('href', `${people}/9`);
});

test('of an import nobody is named, and of who is gone the account', async () => {
  show('/operator-branches/7', someone(rights('operator')), { ...KAMPOT, addedBy: null });
  expect(await screen.findByText('an import')).toBeVisible();
  show('/operator-branches/7', someone({ 'catalogue.edit': 'operator' }), {
    ...KAMPOT,
    addedBy: { ...KAMPOT.addedBy, name: null },
  });
  expect(await screen.findByText('Account 9')).toBeVisible();
});

test('its own people edit it, and neither close it nor add another', async () => {
  const me = someone({ 'catalogue.edit': 'branch' }, { operatorId: '7', roleId: 10 });
  show('/operator-branches/7', me);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
  expect(screen.queryByText('Settlements of this branch')).toBeNull();
  show('/operator-branches', me);
  expect(await screen.findByRole('link', { name: 'Kampot office' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a branch' })).toBeNull();
});
