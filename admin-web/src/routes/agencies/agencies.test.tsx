import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddAgencyRoute from './AddAgencyRoute.js';
import AgenciesRoute from './AgenciesRoute.js';
import AgentsRoute from './AgentsRoute.js';
import { inputOf, NEW_AGENCY, wrongIn } from './agency-values.js';
import { decimalOf } from '../../features/form/decimal-of.js';
import AgencyRoute from './AgencyRoute.js';
import EditAgencyRoute from './EditAgencyRoute.js';

const ANGKOR = {
  __typename: 'Agency',
  id: '7',
  name: 'Angkor Tours',
  contactName: 'Kosal Tep',
  contactEmail: null,
  contactPhone: null,
  countryCode: 'KH',
  commissionLevel: { __typename: 'CommissionLevelName', id: '4', name: 'Silver' },
  creditLimit: { __typename: 'Money', amount: 150_000, currency: 'USD' },
  active: true,
  staffCount: 3,
  createdAt: '2026-11-01T01:00:00Z',
  version: 2,
};
const line = (id: string, amount: number, more: object) => ({
  __typename: 'StatementLine',
  id,
  at: '2026-11-19T03:00:00Z',
  amount: { __typename: 'Money', amount, currency: 'USD' },
  note: null,
  bookingId: null,
  pnr: null,
  ...more,
});
const BALANCE = {
  __typename: 'AgencyBalance',
  asked: [] as object[],
  balances: [{ __typename: 'Money', amount: 48_700, currency: 'USD' }],
  creditLimit: ANGKOR.creditLimit,
  total: 12,
  next: null,
  rows: [
    line('2', -1300, { reason: 'payment', bookingId: '17', pnr: 'KX74QP' }),
    line('1', 50_000, { reason: 'top_up', note: 'ABA 4711 (user:1)' }),
  ],
};
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
    expect(await screen.findByRole('cell', { name: '$487,00' })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Angkor Tours' }));
    expect(await screen.findByText('Silver')).toBeVisible();
    const balance = within(screen.getByRole('region', { name: 'Balance' }));
    expect(await balance.findByText('$487,00')).toBeVisible();
    expect(balance.getByText('−$13,00')).toBeVisible();
    expect(balance.getByRole('link', { name: 'KX74QP' })).toHaveAttribute('href', '/bookings/17');
    expect(balance.getByText('and 10 earlier')).toBeVisible();
    expect(screen.getAllByText('$1.500,00')).toHaveLength(2);
    expect(screen.getByRole('link', { name: '3 people work there' })).toHaveAttribute('href', '/users?agency=7');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('are nobody’s at an operator: it is told which right is missing, and nothing is asked', async () => {
    show('/agencies', someone({ 'user.manage': 'operator' }, { operatorId: '1', roleId: 4 }));
    expect(await screen.findByText(/user\.manage/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('are topped up by the platform’s people, who say how much and why', async () => {
    const { sent } = show('/agencies/7', ADMIN, { TopUpAgency: () => ({ topUpAgency: BALANCE }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Top up or correct' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), 'much');
    await userEvent.click(dialog.getByRole('button', { name: 'Top up or correct' }));
    expect(dialog.getByText(/^Enter an amount, 10 million at most/)).toBeVisible();
    expect(dialog.getByText('Say why')).toBeVisible();
    expect(sent('TopUpAgency')).toBeUndefined();
    await userEvent.clear(dialog.getByLabelText('Amount'));
    await userEvent.type(dialog.getByLabelText('Amount'), '-12,50');
    await userEvent.type(dialog.getByLabelText('Why'), 'Booked twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Top up or correct' }));
    expect(dialog.getByText('Nothing is done until DEDUCT stands here.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/Type DEDUCT/), 'deduct');
    await userEvent.click(dialog.getByRole('button', { name: 'Top up or correct' }));
    expect(await screen.findByText('The balance is moved.')).toBeVisible();
    expect(sent('TopUpAgency')).toEqual({
      agencyId: '7',
      amount: -1250,
      currency: 'USD',
      note: 'Booked twice',
      reference: null,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a transfer that is booked already is named at its field', async () => {
    const first = { field: 'reference', agencyId: '9', amount: 9000, currency: 'USD', at: '2026-11-20T03:00:00.000Z' };
    const { sent } = show('/agencies/7', ADMIN, {
      TopUpAgency: () => ({ topUpAgency: refused('TRANSFER_BOOKED', first) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Top up or correct' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Amount'), '90,00');
    await userEvent.type(dialog.getByLabelText('Reference of the transfer'), 'FT 42');
    await userEvent.type(dialog.getByLabelText('Why'), 'By ABA');
    await userEvent.type(dialog.getByLabelText(/Type ADD/), 'add');
    await userEvent.click(dialog.getByRole('button', { name: 'Top up or correct' }));
    expect(await dialog.findByText(/^This transfer is booked already: .* for agency no. 9, /)).toBeVisible();
    expect(dialog.getByLabelText('Reference of the transfer')).toHaveValue('FT 42');
    expect(sent('TopUpAgency')).toMatchObject({ reference: 'FT 42' });
  });

  test('what waits for a second person says who asks, why and by which transfer', async () => {
    const asked = [
      {
        __typename: 'AskedTopUp',
        amount: { __typename: 'Money', amount: 900_000, currency: 'USD' },
        note: 'By ABA',
        reference: 'FT42',
        askedBy: { __typename: 'Colleague', id: '3', name: 'Sok Dara' },
      },
    ];
    show('/agencies/7', ADMIN, { AgencyBalance: () => ({ agencyBalance: { ...BALANCE, asked } }) });
    expect(await screen.findByText(/By ABA · FT42 · Sok Dara/)).toBeVisible();
  });

  test('an owner begins at his own, and changes only whom to ask for', async () => {
    const { router, sent } = show('/agencies', OWNER, { UpdateAgency: () => ({ updateAgency: ANGKOR }) });
    expect(await screen.findByText('$487,00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Top up or correct' })).toBeNull();
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

test.each([
  ['1500', 1500],
  ['7,5', 7.5],
  [' 7.25 ', 7.25],
  ['1.500,00', undefined],
  ['-1', undefined],
  ['', undefined],
])('%p is read as %p', (text, expected) => {
  expect(decimalOf(text)).toBe(expected);
});

test.each([
  ['1500,50', 'USD', 150_050, false],
  ['1500', 'VND', 1500, false],
  ['1500', 'KHR', 150_000, false],
  ['1500.50', 'KHR', 0, 'AMOUNT'],
  ['-1', 'USD', -100, 'AMOUNT'],
])('a credit limit of %s in %s is %i, and its problem %s', (creditLimit, creditCurrency, amount, problem) => {
  const values = { ...NEW_AGENCY, creditLimit, creditCurrency };
  expect([inputOf(values).creditLimit, wrongIn(values).creditLimit]).toEqual([amount, problem]);
});
