import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ANGKOR, BALANCE } from '../../../test/agency.js';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddAgencyRoute from './AddAgencyRoute.js';
import AgenciesRoute from './AgenciesRoute.js';
import AgencyRoute from './AgencyRoute.js';
import EditAgencyRoute from './EditAgencyRoute.js';

const ADMIN = someone({ 'user.manage': 'all' });
const OWNER = someone({ 'user.manage': 'agency' }, { agencyId: '7', roleId: 2 });
const show = (at: string, me = ADMIN, answers: Answers = {}) =>
  showScreen(
    [
      { path: '/agencies', element: <AgenciesRoute /> },
      { path: '/agencies/add', element: <AddAgencyRoute /> },
      { path: '/agencies/:agencyId', element: <AgencyRoute /> },
      { path: '/agencies/:agencyId/edit', element: <EditAgencyRoute /> },
    ],
    at,
    me,
    {
      Agencies: () => ({
        agencies: { __typename: 'AgencyPage', total: 1, next: null, rows: [{ ...ANGKOR, balances: BALANCE.balances }] },
      }),
      Agency: () => ({ agency: ANGKOR }),
      AgencyBalance: () => ({ agencyBalance: BALANCE }),
      ...answers,
    },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the agency' }));
afterEach(() => sessionStorage.clear());

describe('agencies', () => {
  test('are listed with their terms and lead to their people', async () => {
    const { container } = show('/agencies');
    expect(await screen.findByRole('cell', { name: '$487,00\u00a0USD' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Angkor Tours' }));
    expect(await screen.findByText('Silver')).toBeVisible();
    const balance = within(screen.getByRole('region', { name: 'Balance' }));
    expect(await balance.findByText('$487,00 USD')).toBeVisible();
    expect(balance.getByText('−\u2060$13,00 USD')).toBeVisible();
    expect(balance.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/17');
    expect(balance.getByText(/ABA 4711 · by Sok Dara$/)).toBeVisible();
    expect(balance.getByText('and 10 earlier')).toBeVisible();
    expect(screen.getAllByText('$1.500,00 USD')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '3 people work there' })).toHaveAttribute('href', '/users?agency=7');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are nobody’s at an operator: it is told which right is missing, and nothing is asked', async () => {
    show('/agencies', someone({ 'user.manage': 'operator' }, { operatorId: '1', roleId: 4 }));
    expect(await screen.findByText(/user\.manage/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('an owner begins at his own, and changes only whom to ask for', async () => {
    const { router, sent } = show('/agencies', OWNER, { UpdateAgency: () => ({ updateAgency: ANGKOR }) });
    expect(await screen.findByText('$487,00 USD')).toBeVisible();
    for (const name of ['Book a transfer', 'Correct the balance'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await userEvent.click(await screen.findByRole('link', { name: 'Edit' }));
    expect(await screen.findByText(/are set by the platform’s own people/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeDisabled();
    expect(screen.getByLabelText('Credit limit')).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/Telephone/), '012345678');
    await save();
    await screen.findByText('The agency is saved.');
    expect(router.state.location.pathname).toBe('/agencies/7');
    expect(sent('UpdateAgency')).toMatchObject({
      id: '7',
      version: 2,
      input: { contactPhone: '012345678', commissionLevelId: '4', creditLimit: 150_000 },
    });
  });

  test('say at its field what cannot be, and keep it', async () => {
    const { sent } = show('/agencies/add', ADMIN, {
      CreateAgency: () => ({ createAgency: refused('AGENCY_NAME_TAKEN') }),
    });
    await userEvent.type(await screen.findByLabelText('Name'), 'Angkor Tours');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Cambodia');
    await userEvent.clear(screen.getByLabelText('Credit limit'));
    await userEvent.type(screen.getByLabelText('Credit limit'), 'much');
    await save();
    expect(sent('CreateAgency')).toBeUndefined();
    expect(screen.getByLabelText('Credit limit')).toBeInvalid();
    await userEvent.clear(screen.getByLabelText('Credit limit'));
    await userEvent.type(screen.getByLabelText('Credit limit'), '12,5');
    await save();
    expect(await screen.findByRole('link', { name: /Another agency has this name/ })).toBeVisible();
    expect(sent('CreateAgency')).toMatchObject({ input: { creditLimit: 1250 } });
    expect(screen.getByLabelText('Name')).toHaveValue('Angkor Tours');
  });
});
