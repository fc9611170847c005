import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ANGKOR } from '../../../test/agency.js';
import { type Answers, showScreen, someone } from '../../../test/show-screen.js';
import AgentsRoute from './AgentsRoute.js';

const ADMIN = someone({ 'user.manage': 'all' });
const OWNER = someone({ 'user.manage': 'agency' }, { agencyId: '7', roleId: 2 });

describe('people of agencies', () => {
  const named = (id: string, name: string) => ({ __typename: 'CommissionLevelName', id, name });
  const agent = (id: string, firstName: string, more: object) => ({
    __typename: 'User',
    id,
    firstName,
    lastName: 'Sok',
    email: null,
    phoneNumber: '012345678',
    active: true,
    createdAt: ANGKOR.createdAt,
    lastLoginAt: null,
    commissionLevel: null,
    agency: { __typename: 'Agency', id: '7', name: 'Angkor Tours', commissionLevel: named('4', 'Silver') },
    ...more,
  });
  const rows = [
    agent('21', 'Dara', { commissionLevel: named('5', 'Gold') }),
    agent('22', 'Bopha', {}),
    agent('23', 'Vanna', { agency: { __typename: 'Agency', id: '8', name: 'New Tours', commissionLevel: null } }),
  ];
  const agents: Answers = {
    Agents: () => ({ users: { __typename: 'UserPage', total: 3, next: null, rows } }),
    // Twenty of twenty-one agencies, or those that are looked for; the chosen one in any case.
    AgencyChoice: ({ text, isChosen }) => ({
      agencies: {
        __typename: 'AgencyPage',
        total: text === '' ? 21 : 1,
        rows: [
          text === ''
            ? { __typename: 'Agency', id: '7', name: 'Angkor Tours' }
            : { __typename: 'Agency', id: '8', name: 'New Tours' },
        ],
      },
      ...(isChosen === true && { agency: { __typename: 'Agency', id: '8', name: 'New Tours' } }),
    }),
  };
  const route = [{ path: '/ct-agents', element: <AgentsRoute /> }];

  test('say whose level they earn by, and lead to their pages', async () => {
    const { container, sent } = showScreen(route, '/ct-agents', ADMIN, agents);
    expect(await screen.findByRole('link', { name: 'Dara Sok' })).toHaveAttribute('href', '/users/21');
    expect(screen.getByRole('cell', { name: 'Gold' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Silver (the agency’s)' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'none' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Agency' })).toBeVisible();
    expect(sent('Agents')).toMatchObject({ filter: { list: 'ACCOUNTS' } });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('of an agency beyond the first twenty are found by a part of its name, and it stays chosen', async () => {
    const { sent } = showScreen(route, '/ct-agents', ADMIN, agents);
    await screen.findByRole('link', { name: 'Dara Sok' });
    const find = screen.getByRole('searchbox', { name: 'Find the agency' });
    expect(find).toHaveAccessibleDescription('20 more are not shown: type a part of its name');
    await userEvent.type(find, 'new');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Agency' }),
      await screen.findByRole('option', { name: 'New Tours' }),
    );
    expect(sent('AgencyChoice')).toMatchObject({ id: '8', isChosen: true });
    await userEvent.clear(find);
    expect(await screen.findByRole('option', { name: 'Angkor Tours' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveDisplayValue('New Tours');
    expect(sent('Agents')).toMatchObject({ filter: { agencyId: '8' } });
  });

  test('of one agency are its owner’s to see, who chooses no agency', async () => {
    showScreen(route, '/ct-agents', OWNER, agents);
    expect(await screen.findByRole('link', { name: 'Dara Sok' })).toHaveAttribute('href', '/staff/21');
    expect(screen.queryByRole('combobox', { name: 'Agency' })).toBeNull();
  });
});
