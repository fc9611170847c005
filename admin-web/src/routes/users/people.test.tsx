import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import AddPersonRoute from './form/AddPersonRoute.js';
import EditPersonRoute from './form/EditPersonRoute.js';
import PeopleRoute from './list/PeopleRoute.js';
import { DARA, PLACES } from '../../../test/people.js';
import PersonRoute from './show/PersonRoute.js';

const ADMIN = someone({ 'user.manage': 'all', 'role.manage': 'all', 'booking.view': 'all', 'cargo.view': 'all' });
const OPERATOR_ADMIN = someone(
  { 'user.manage': 'operator', 'booking.view': 'operator' },
  { roleId: 4, operatorId: '1', id: '2' },
);
const SESSION = {
  __typename: 'DeviceSession',
  id: '5',
  device: 'Chrome 143 on Windows',
  ip: '10.0.0.1',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: '2026-11-20T02:00:00Z',
};
const routes = ['users', 'staff'].flatMap((world) => [
  { path: world, element: <PeopleRoute /> },
  { path: `${world}/add`, element: <AddPersonRoute /> },
  { path: `${world}/:userId`, element: <PersonRoute /> },
  { path: `${world}/:userId/edit`, element: <EditPersonRoute /> },
]);
const ANSWERS: Answers = {
  ...PLACES,
  People: () => ({ users: { __typename: 'UserPage', total: 1, next: null, rows: [DARA] } }),
  Person: () => ({ user: { ...DARA, sessions: [SESSION] } }),
  PersonToEdit: () => ({ user: DARA }),
};
const show = (at: string, me = ADMIN, answers: Answers = {}) => showScreen(routes, at, me, { ...ANSWERS, ...answers });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  sessionStorage.clear();
  // The address of a list is the window's, not the test's router's.
  history.replaceState(null, '', '/');
});

describe('the list of people', () => {
  test('has the lists of the specification as tabs, each an address', async () => {
    const { sent, container } = show('/users');
    expect(await screen.findByRole('link', { name: 'Dara Noun' })).toHaveAttribute('href', '/users/20');
    expect(screen.getByRole('cell', { name: 'Mekong Express · Siem Reap office' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Saved views' }));
    await userEvent.click(tabs.getByRole('button', { name: 'Operator agents' }));
    expect(await screen.findByRole('cell', { name: 'counter' })).toBeVisible();
    await waitFor(() => expect(location.search).toBe('?list=OPERATOR_AGENT'));
    expect(sent('People')).toMatchObject({ filter: { list: 'OPERATOR_AGENT' } });
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['/users/rewards', 'REWARDS'],
    ['/users/camboticket-payment', 'PLATFORM_PAYMENT'],
    ['/users/operator-admin', 'OPERATOR_ADMIN'],
  ])('%s is the list %s', async (path, list) => {
    const { router } = show(path);
    await screen.findByRole('heading', { name: 'Users' });
    expect(router.state.location).toMatchObject({ pathname: '/users', search: `?list=${list}` });
  });

  test('is his staff for who looks after an operator, wherever he comes from', async () => {
    const { router } = show('/users?active=no', OPERATOR_ADMIN);
    expect(await screen.findByRole('heading', { name: 'Staff' })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/staff', search: '?active=no' });
    expect(screen.getByRole('link', { name: 'Add a colleague' })).toHaveAttribute('href', '/staff/add');
    expect(screen.queryByRole('button', { name: 'Platform payment' })).toBeNull();
    expect(screen.queryByLabelText('Agency')).toBeNull();
  });

  test('names the right that is missing', () => {
    show('/staff', someone({}));
    expect(screen.getByText(/It needs the right “user\.manage”/)).toBeVisible();
  });
});

describe('a person', () => {
  test('shows everything of the account, where it is signed in, and what is missing to act for it', async () => {
    const { container } = show('/users/20');
    expect(await screen.findByRole('heading', { name: 'Dara Noun' })).toBeVisible();
    expect(await screen.findByText('Siem Reap office')).toBeVisible();
    expect(screen.getByText('Chrome 143 on Windows')).toBeVisible();
    expect(screen.getByText(/needs the right “user\.impersonate”/)).toBeVisible();
    expect(screen.getByText(/It needs the right “audit\.view”/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is closed after a question, and a sign-in link is shown this one time', async () => {
    const { sent } = show('/users/20', ADMIN, {
      SetUserActive: () => ({ setUserActive: { ...DARA, active: false } }),
      IssueAutoLoginCode: () => ({
        issueAutoLoginCode: { __typename: 'AutoLoginCode', code: 'c0de', url: 'https://naga.example/autoLogin/d/c0de' },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Make a sign-in link' }));
    expect(await screen.findByDisplayValue('https://naga.example/autoLogin/d/c0de')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have it' }));
    expect(screen.queryByDisplayValue(/c0de/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Close the account' }));
    expect(sent('SetUserActive')).toBeUndefined();
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Close this account?' })).getByRole('button', {
        name: 'Close the account',
      }),
    );
    expect(await screen.findByText('The account is closed.')).toBeVisible();
    expect(sent('SetUserActive')).toEqual({ id: '20', active: false });
  });

  test('who lost the authenticator app is freed of it after a question', async () => {
    let secondFactor = true;
    const person = () => ({ ...DARA, secondFactor, sessions: [] });
    const { sent } = show('/users/20', ADMIN, {
      Person: () => ({ user: person() }),
      ResetSecondFactor: () => {
        secondFactor = false;
        return { resetSecondFactor: person() };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    const dialog = screen.getByRole('dialog', { name: 'Has Dara Noun lost the authenticator app?' });
    expect(dialog).toHaveTextContent(/Make sure that it is really this person/);
    expect(sent('ResetSecondFactor')).toBeUndefined();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the authenticator app' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the authenticator app' }),
    );
    expect(await screen.findByText('The authenticator app is removed from the account.')).toBeVisible();
    expect(sent('ResetSecondFactor')).toEqual({ userId: '20' });
    expect(await screen.findByText('The account has no authenticator app.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('who sells for an agency earns by the agency’s level, or by one of his own', async () => {
    const level = (id: string, name: string, countryCode = 'KH') => ({
      __typename: 'CommissionLevel',
      id,
      name,
      countryCode,
    });
    let commissionLevel: object | null = null;
    const agency = {
      __typename: 'Agency',
      id: '7',
      name: 'Angkor Tours',
      countryCode: 'KH',
      commissionLevel: { __typename: 'CommissionLevelName', id: '1', name: 'Silver' },
    };
    const answers: Answers = {
      Person: () => ({ user: { ...DARA, roleId: 2, agencyId: '7', agency, commissionLevel, sessions: [] } }),
      AgentLevels: () => ({ commissionLevels: [level('1', 'Silver'), level('2', 'Gold'), level('3', 'Lao', 'LA')] }),
      SetAgentLevel: ({ levelId }) => {
        const isOwn = levelId === '2';
        commissionLevel = isOwn ? { __typename: 'CommissionLevelName', id: '2', name: 'Gold' } : null;
        return { setAgentCommissionLevel: isOwn ? { ...level('2', 'Gold'), agents: 1 } : null };
      },
    };
    const { sent } = show('/users/20', someone({ 'user.manage': 'all', 'pricing.edit': 'all' }), answers);
    const levels = await screen.findByLabelText('Commission level');
    expect(
      within(levels)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The agency’s: Silver', 'Silver', 'Gold']);
    await userEvent.selectOptions(levels, 'Gold');
    await userEvent.click(screen.getByRole('button', { name: 'Save the level' }));
    expect(await screen.findByText('The commission level is saved.')).toBeVisible();
    expect(sent('SetAgentLevel')).toEqual({ userId: '20', levelId: '2' });
    expect(await screen.findByDisplayValue('Gold')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Commission level'), 'The agency’s: Silver');
    await userEvent.click(screen.getByRole('button', { name: 'Save the level' }));
    await waitFor(() => expect(sent('SetAgentLevel')).toEqual({ userId: '20', levelId: null }));
    expect(await screen.findByDisplayValue('The agency’s: Silver')).toBeVisible();
  });

  test('is given a picture, which can be taken away again', async () => {
    let profilePictureUrl: string | null = null;
    const person = () => ({ ...DARA, profilePictureUrl, sessions: [] });
    const { sent } = show('/users/20', ADMIN, {
      Person: () => ({ user: person() }),
      SetUserPicture: ({ base64 }) => {
        profilePictureUrl = base64 === null ? null : '/api/profile-pictures/1';
        return { setUserPicture: person() };
      },
    });
    await userEvent.upload(
      await screen.findByLabelText('Picture file'),
      new File(['face'], 'face.png', { type: 'image/png' }),
    );
    expect(await screen.findByRole('img', { name: 'Picture of Dara Noun' })).toBeVisible();
    expect(sent('SetUserPicture')).toEqual({ userId: '20', base64: btoa('face') });
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Picture of Dara Noun' })).toBeNull());
    expect(sent('SetUserPicture')).toEqual({ userId: '20', base64: null });
  });

  test('whose authenticator app may not be taken off says why', async () => {
    show('/users/20', ADMIN, {
      Person: () => ({ user: { ...DARA, secondFactor: true, sessions: [] } }),
      ResetSecondFactor: () => ({ resetSecondFactor: refused('NO_SECOND_FACTOR') }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the authenticator app' }),
    );
    expect(await screen.findByText(/no authenticator app, so there is nothing to remove/)).toBeVisible();
  });

  test('whose role may do more than one’s own is shown and cannot be changed', async () => {
    const { router } = show('/staff/20/edit', OPERATOR_ADMIN, {
      Person: () => ({ user: { ...DARA, roleId: 1, roleName: 'Platform admin', sessions: [] } }),
      PersonToEdit: () => ({ user: { ...DARA, roleId: 1, roleName: 'Platform admin' } }),
    });
    expect(await screen.findByText(/You can look, not change: .*Make and change roles, Manage people/)).toBeVisible();
    expect(router.state.location.pathname).toBe('/staff/20');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close the account' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove the authenticator app' })).toBeNull();
  });

  test('out of reach looks as if there were none', async () => {
    show('/users/99', ADMIN, { Person: () => ({ user: null }) });
    expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeVisible();
  });
});

describe('the form of a person', () => {
  test('of an operator’s admin offers his branches and the roles he may give, and nothing of other worlds', async () => {
    const { router, sent, container } = show('/staff/add', OPERATOR_ADMIN, {
      CreatePerson: () => ({ createUser: DARA }),
    });
    const role = await screen.findByLabelText('Role');
    expect(
      within(role)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Please choose', 'Operator admin', 'Operator agent']);
    expect(screen.queryByText('Trust')).toBeNull();
    await userEvent.type(screen.getByLabelText('First name'), 'Dara');
    await userEvent.type(screen.getByLabelText('Last name'), 'Noun');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'dara@naga.example');
    await userEvent.selectOptions(role, 'Operator agent');
    expect(screen.queryByLabelText('Operator')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Branch'), 'Siem Reap office');
    await userEvent.selectOptions(screen.getByLabelText(/Account type/), 'counter');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await save();
    await screen.findByRole('heading', { name: 'Dara Noun' });
    expect(router.state.location.pathname).toBe('/staff/20');
    expect(sent('CreatePerson')).toMatchObject({
      input: { firstName: 'Dara', roleId: 5, branchId: '10', accountType: 'COUNTER', agencyId: null },
    });
  });

  test('says at its field what is missing and what is taken, and keeps what was typed', async () => {
    show('/users/add', ADMIN, {
      CreatePerson: ({ input }) =>
        (input as { phoneNumber: string | null }).phoneNumber === null
          ? { createUser: refused('LOGIN_NAME_TAKEN', { field: 'email' }) }
          : badInput({ path: 'input.phoneNumber', code: 'IS_PHONE_NUMBER' }),
    });
    await screen.findByLabelText('Role');
    await save();
    expect(screen.getByRole('alert', { name: '4 things need your attention' })).toHaveFocus();
    await userEvent.type(screen.getByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Reyes');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ana@naga.example');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Customer');
    await save();
    expect(await screen.findByRole('link', { name: /registered with this already/ })).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toBeInvalid();
    await userEvent.type(screen.getByLabelText(/Mobile number/), '12');
    await save();
    expect(await screen.findByRole('link', { name: /with its country code/ })).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ana@naga.example');
  });

  test('saves and goes on with the next one of the same role', async () => {
    show('/users/add', ADMIN, { CreatePerson: () => ({ createUser: { ...DARA, roleId: 6 } }) });
    await userEvent.selectOptions(await screen.findByLabelText('Role'), 'Customer');
    await userEvent.type(screen.getByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Reyes');
    await userEvent.type(screen.getByLabelText('E-mail address'), 'ana@naga.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByText('The account is made.')).toBeVisible();
    expect(await screen.findByLabelText('First name')).toHaveValue('');
    expect(screen.getByLabelText('Role')).toHaveDisplayValue('Customer');
  });

  test('says who saved meanwhile and when, and shows what is saved now', async () => {
    let version = 3;
    const { sent } = show('/users/20/edit', ADMIN, {
      PersonToEdit: () => ({ user: { ...DARA, version, lastName: version === 3 ? 'Noun' : 'Keo' } }),
      UpdatePerson: () => ({
        updateUser: refused('CHANGED_MEANWHILE', { by: 'Maly Keo', at: '2026-11-20T03:00:00.000Z' }),
      }),
    });
    await userEvent.type(await screen.findByLabelText('First name'), 'line');
    await save();
    expect(await screen.findByText(/Maly Keo saved a change on 2026-11-20 10:00/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Daraline');
    expect(sent('UpdatePerson')).toMatchObject({ id: '20', version: 3 });
    version = 4;
    await userEvent.click(screen.getByRole('button', { name: 'Show what is saved now' }));
    expect(await screen.findByDisplayValue('Keo')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Dara');
  });

  test('of oneself has only what everybody may say of himself', async () => {
    const me = someone({ 'user.manage': 'operator', 'booking.view': 'operator' }, { id: '20', operatorId: '1' });
    show('/staff/20/edit', me);
    expect(await screen.findByText(/nobody changes his own role/)).toBeVisible();
    expect(screen.queryByLabelText('Role')).toBeNull();
    expect(screen.queryByLabelText(/Password/)).toBeNull();
  });
});
