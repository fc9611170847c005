import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddRoleRoute from './AddRoleRoute.js';
import EditRoleRoute from './EditRoleRoute.js';
import RoleRoute from './RoleRoute.js';
import RolesRoute from './RolesRoute.js';

const role = (id: number, name: string, permissions: Record<string, string>, more: object = {}) => ({
  __typename: 'Role',
  id,
  name,
  basedOn: id,
  custom: false,
  users: 2,
  version: 3,
  permissions: Object.entries(permissions).map(([permission, scope]) => ({
    __typename: 'Permission',
    name: permission,
    scope,
    needsSecondPerson: permission === 'refund.overrule',
  })),
  ...more,
});
const OPERATOR = role(4, 'Operator admin', { 'booking.view': 'operator', 'refund.overrule': 'operator' });
const DESK = role(100, 'Night desk', { 'booking.view': 'branch' }, { basedOn: 4, custom: true, users: 0 });
const ROLES = [role(1, 'Platform admin', { 'booking.view': 'all', 'role.manage': 'all' }), OPERATOR, DESK];
const ADMIN = someone({ 'user.manage': 'all', 'role.manage': 'all', 'booking.view': 'all' });

const show = (at: string, me = ADMIN, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/roles', element: <RolesRoute /> },
      { path: '/roles/add', element: <AddRoleRoute /> },
      { path: '/roles/:roleId', element: <RoleRoute /> },
      { path: '/roles/:roleId/edit', element: <EditRoleRoute /> },
    ],
    at,
    me,
    { Roles: () => ({ roles: ROLES }), ...answers },
  );
const scopesOf = (permission: string) =>
  within(screen.getByLabelText(permission))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent, disabled }) => `${textContent}${disabled ? ' (off)' : ''}`);
afterEach(() => sessionStorage.clear());

describe('the matrix of roles', () => {
  test('is a table of permissions by roles with whose rows each reaches', async () => {
    const { container } = show('/roles');
    const table = within(await screen.findByRole('table', { name: 'Roles and permissions' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Permission',
      'Platform adminyours',
      'Operator admin',
      'Night deskmade here',
    ]);
    const row = table.getByRole('row', { name: /^See bookings/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['all', 'operator', 'branch']);
    expect(within(table.getByRole('row', { name: /^Refund beyond/ })).getAllByRole('cell')[1]).toHaveTextContent(
      'with a second person',
    );
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('can be read, not changed, without role.manage, and says so', async () => {
    show('/roles', someone({ 'user.manage': 'operator' }));
    await screen.findByRole('table');
    expect(screen.queryByRole('link', { name: 'Make a role' })).toBeNull();
    expect(screen.getByText(/needs the right “role\.manage”/)).toBeVisible();
  });
});

describe('a role made here', () => {
  test('begins with a built-in one and is given at most what its author may do', async () => {
    const author = someone({ 'user.manage': 'all', 'role.manage': 'all', 'booking.view': 'branch' });
    const { sent, router, container } = show('/roles/add?from=4', author, {
      CreateRole: () => ({ createRole: DESK }),
    });
    const name = await screen.findByLabelText('Name of the role');
    expect(name).toHaveValue('Operator admin (own)');
    expect(scopesOf('See bookings')).toEqual(['not allowed', 'own', 'branch', 'operator: more than yours (off)']);
    expect(screen.getByLabelText('See bookings')).toHaveValue('branch');
    expect(screen.getByLabelText('Refund beyond the rules')).toBeDisabled();
    expect(screen.getByLabelText('Refund beyond the rules')).toHaveAccessibleDescription(
      'You do not have this right yourself.',
    );
    await userEvent.clear(name);
    await userEvent.type(name, 'Night desk');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save the role' }));
    await screen.findByRole('heading', { name: 'Night desk' });
    expect(router.state.location.pathname).toBe('/roles/100');
    expect(sent('CreateRole')).toEqual({
      input: { name: 'Night desk', basedOn: 4, permissions: [{ name: 'booking.view', scope: 'branch' }] },
    });
  });

  test('that the graph finds above its author says so at the permission', async () => {
    show('/roles/100/edit', ADMIN, {
      UpdateRole: () => ({ updateRole: refused('PERMISSIONS_ABOVE_YOURS', { permissions: ['booking.view'] }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Save the role' }));
    expect(await screen.findByRole('link', { name: /Not yours: booking\.view/ })).toBeVisible();
    expect(screen.getByLabelText('See bookings')).toBeInvalid();
  });

  test('goes back with the version that was read; whoever saved meanwhile is named, and his state is loaded', async () => {
    let saved = DESK;
    const { sent } = show('/roles/100/edit', ADMIN, {
      Roles: () => ({ roles: [OPERATOR, saved] }),
      UpdateRole: ({ version }) => ({
        updateRole:
          version === saved.version
            ? { ...saved, version: saved.version + 1 }
            : refused('CHANGED_MEANWHILE', { by: 'Dara Keo', at: '2026-11-20T03:00:00.000Z' }),
      }),
    });
    const name = await screen.findByLabelText('Name of the role');
    await userEvent.clear(name);
    await userEvent.type(name, 'Late desk');
    saved = { ...DESK, name: 'Night desk, west', version: 4 };
    await userEvent.click(screen.getByRole('button', { name: 'Save the role' }));
    expect(await screen.findByText(/Dara Keo saved a change on 2026-11-20 10:00/)).toBeVisible();
    expect(sent('UpdateRole')).toMatchObject({ id: 100, version: 3, input: { name: 'Late desk' } });
    expect(name).toHaveValue('Late desk');
    await userEvent.click(screen.getByRole('button', { name: 'Show what is saved now' }));
    await waitFor(() => expect(screen.getByLabelText('Name of the role')).toHaveValue('Night desk, west'));
    await userEvent.click(screen.getByRole('button', { name: 'Save the role' }));
    await screen.findByText('The role is saved.');
    expect(sent('UpdateRole')).toMatchObject({ version: 4 });
  });

  test('is deleted after a question', async () => {
    const { sent, router } = show('/roles/100', ADMIN, {
      DeleteRole: () => ({ deleteRole: { __typename: 'Role', id: 100 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete the role' }));
    expect(sent('DeleteRole')).toBeUndefined();
    await userEvent.type(screen.getByRole('textbox', { name: /Type DELETE/ }), 'delete');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete this role?' })).getByRole('button', {
        name: 'Delete the role',
      }),
    );
    await screen.findByText('The role is deleted.');
    expect(sent('DeleteRole')).toEqual({ id: 100 });
    expect(router.state.location.pathname).toBe('/roles');
  });

  test('a built-in one is neither edited nor deleted', async () => {
    const { router } = show('/roles/4/edit');
    await screen.findByRole('heading', { name: 'Operator admin' });
    expect(router.state.location.pathname).toBe('/roles/4');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete the role' })).toBeNull();
  });
});
