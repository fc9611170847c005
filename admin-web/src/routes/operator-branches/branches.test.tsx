import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddBranchRoute from './AddBranchRoute.js';
import BranchesRoute from './BranchesRoute.js';
import BranchRoute from './BranchRoute.js';
import EditBranchRoute from './EditBranchRoute.js';

const KAMPOT = {
  __typename: 'Branch',
  id: '7',
  operatorId: '1',
  name: 'Kampot office',
  address: 'Street 7',
  contactPhone: '+855 33 000 000',
  addedBy: { __typename: 'Colleague', id: '9', name: 'Bopha Chea' },
  active: true,
  version: 2,
};
const rights = { 'catalogue.edit': 'operator', 'settlement.view': 'operator', 'user.manage': 'operator' };
const CLERK = someone(rights, { operatorId: '1', roleId: 4 });
const BRANCH = someone({ 'catalogue.edit': 'branch' }, { operatorId: '1', roleId: 10 });
const operators = [{ __typename: 'Operator', id: '1', name: 'Mekong Ibis', countryCode: 'KH' }];
const show = (at: string, me = CLERK, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/operator-branches', element: <BranchesRoute /> },
      { path: '/operator-branches/add', element: <AddBranchRoute /> },
      { path: '/operator-branches/:branchId', element: <BranchRoute /> },
      { path: '/operator-branches/:branchId/edit', element: <EditBranchRoute /> },
    ],
    at,
    me,
    {
      OperatorChoices: () => ({ operators }),
      Branches: () => ({ branches: { __typename: 'BranchPage', total: 1, next: null, rows: [KAMPOT] } }),
      Branch: () => ({ branch: KAMPOT }),
      ...answers,
    },
  );
afterEach(() => sessionStorage.clear());

test('branches are listed and lead to their settlements and people', async () => {
  const { container } = show('/operator-branches');
  expect(await screen.findByRole('cell', { name: 'Mekong Ibis' })).toBeVisible();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Kampot office' }));
  expect(await screen.findByRole('link', { name: 'Settlements of this branch' })).toHaveAttribute(
    'href',
    '/settlements?branch=7',
  );
  expect(screen.getByRole('link', { name: 'People who work here' })).toHaveAttribute('href', '/staff?branch=7');
  expect(screen.getByRole('link', { name: 'Bopha Chea' })).toHaveAttribute('href', '/staff/9');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('a branch is added at the operator one works for', async () => {
  const { router, sent } = show('/operator-branches/add', CLERK, { CreateBranch: () => ({ createBranch: KAMPOT }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the branch' }));
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await userEvent.type(screen.getByLabelText('Name'), 'Kampot office');
  await userEvent.click(screen.getByRole('button', { name: 'Save the branch' }));
  await screen.findByText('The branch is saved.');
  expect(sent('CreateBranch')).toEqual({
    operatorId: '1',
    input: { name: 'Kampot office', address: null, contactPhone: null },
  });
  expect(router.state.location.pathname).toBe('/operator-branches/7');
});

test('it is edited in the version that was read; what somebody else saved meanwhile is told', async () => {
  const { sent } = show('/operator-branches/7/edit', BRANCH, {
    UpdateBranch: () => ({ updateBranch: refused('CHANGED_MEANWHILE', { by: null, at: null }) }),
  });
  await userEvent.type(await screen.findByLabelText(/Address/), ', Kampot');
  await userEvent.click(screen.getByRole('button', { name: 'Save the branch' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent('UpdateBranch')).toMatchObject({ id: '7', version: 2, input: { address: 'Street 7, Kampot' } });
});

test('it is closed by its operator at a press, and open again by Undo', async () => {
  const closed: boolean[] = [];
  const { sent } = show('/operator-branches/7', CLERK, {
    SetBranchActive: ({ active }) => {
      closed.push(active === false);
      return { setBranchActive: { ...KAMPOT, active, version: 2 + closed.length } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the branch' }));
  expect(await screen.findByText(/^The branch is closed\. Travellers are no longer shown it/)).toBeVisible();
  expect(sent('SetBranchActive')).toEqual({ id: '7', active: false });
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the branch' })).toBeVisible();
  expect(closed).toEqual([true, false]);
});

test('its own people edit it, and neither close it nor add another', async () => {
  show('/operator-branches/7', BRANCH);
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close the branch' })).toBeNull();
  expect(screen.queryByText('Settlements of this branch')).toBeNull();
});
