import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DARA } from '../../../../test/people.js';
import { ADMIN, OPERATOR_ADMIN, show } from '../../../../test/people-stage.js';
import { badInput, refused, someone } from '../../../../test/show-screen.js';

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  sessionStorage.clear();
  // The address of a list is the window's, not the test's router's.
  history.replaceState(null, '', '/');
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
