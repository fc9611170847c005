import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DARA } from '../../../../test/people.js';
import { ADMIN, OPERATOR_ADMIN, show } from '../../../../test/people-stage.js';
import { type Answers, refused, someone } from '../../../../test/show-screen.js';

afterEach(() => {
  sessionStorage.clear();
  // The address of a list is the window's, not the test's router's.
  history.replaceState(null, '', '/');
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
      AgentLevels: () => ({ commissionLevelRecords: { rows: [level('1', 'Silver'), level('2', 'Gold')] } }),
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
