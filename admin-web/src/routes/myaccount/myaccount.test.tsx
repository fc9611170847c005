import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Answers, badInput, refused, showScreen, someone } from '../../../test/show-screen.js';
import MyAccountRoute from './MyAccountRoute.js';
import SecurityRoute from './SecurityRoute.js';

const ACCOUNT = {
  __typename: 'Me',
  id: '1',
  firstName: 'Sophea',
  lastName: 'Chan',
  userName: null,
  email: 'sophea@naga.example',
  secondaryEmail: null,
  mobileNumber: null,
  pendingMobileNumber: null,
  profilePictureUrl: null,
  language: 'en',
  emailVerified: true,
  mobileVerified: false,
  secondFactor: false,
  secondFactorRequired: true,
  recoveryCodesLeft: 0,
  stopEmailNotification: false,
  impersonatedBy: null,
};
const SESSION = {
  __typename: 'DeviceSession',
  id: '1',
  device: 'Chrome 143 on Windows',
  ip: '10.0.0.1',
  createdAt: '2026-11-20T01:00:00Z',
  lastUsedAt: '2026-11-20T02:00:00Z',
  current: true,
  remembered: false,
};
const SESSIONS = [SESSION, { ...SESSION, id: '2', device: '', current: false }];

const show = (at: string, answers: Answers = {}, account: Partial<Record<keyof typeof ACCOUNT, unknown>> = {}) =>
  showScreen(
    [
      { path: '/myaccount', element: <MyAccountRoute /> },
      { path: '/myaccount/security', element: <SecurityRoute /> },
    ],
    at,
    someone({}),
    {
      MyAccount: () => ({ me: { ...ACCOUNT, ...account } }),
      MySessions: () => ({ mySessions: SESSIONS }),
      ...answers,
    },
  );

describe('one’s own profile', () => {
  test('is saved, and a new mobile number is then proved by a code', async () => {
    const { sent } = show('/myaccount', {
      UpdateProfile: () => ({ updateProfile: { ...ACCOUNT, pendingMobileNumber: '+85512345678' } }),
      AskForCode: () => ({ requestOtp: { __typename: 'Done', done: true } }),
      ProveMobile: () => ({
        verifyMobile: { ...ACCOUNT, mobileNumber: '+85512345678', pendingMobileNumber: null, mobileVerified: true },
      }),
    });
    await userEvent.type(await screen.findByLabelText(/Mobile number/), '012 345 678');
    await userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findByText('+85512345678 is not proved yet')).toBeVisible();
    expect(sent('UpdateProfile')).toMatchObject({ input: { firstName: 'Sophea', mobileNumber: '012 345 678' } });
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }));
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the number' }));
    expect(await screen.findByText('Your mobile number is confirmed.')).toBeVisible();
    expect(sent('ProveMobile')).toEqual({ mobileNumber: '+85512345678', code: '123456' });
    expect(screen.queryByText('+85512345678 is not proved yet')).toBeNull();
  });

  test('says at the field which name is taken, and keeps what was typed', async () => {
    show('/myaccount', {
      UpdateProfile: () => ({ updateProfile: refused('LOGIN_NAME_TAKEN', { field: 'userName' }) }),
    });
    await userEvent.type(await screen.findByLabelText(/User name/), 'dara');
    await userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText(/User name/)).toBeInvalid();
    expect(screen.getByLabelText(/User name/)).toHaveValue('dara');
  });

  test('breaks no rule of accessibility', async () => {
    const { container } = show('/myaccount', {}, { pendingMobileNumber: '+85512345678' });
    await screen.findByLabelText(/First name/);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('the security of one’s own account', () => {
  test('a password is changed with the one of now; what is wrong stands at its field', async () => {
    const { sent } = show('/myaccount/security', {
      ChangePassword: ({ currentPassword }) =>
        currentPassword === 'right'
          ? badInput({ path: 'password', code: 'COMMON_PASSWORD' })
          : { changePassword: refused('WRONG_CREDENTIALS') },
    });
    await userEvent.type(await screen.findByLabelText('Password of now'), 'wrong');
    await userEvent.type(screen.getByLabelText('New password'), 'password1234');
    await userEvent.type(screen.getByLabelText('New password again'), 'password123');
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(screen.getByLabelText('New password again')).toBeInvalid();
    expect(sent('ChangePassword')).toBeUndefined();
    await userEvent.type(screen.getByLabelText('New password again'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(
      await screen.findByRole('link', { name: 'Password of now: This is not your password of now.' }),
    ).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Password of now'));
    await userEvent.type(screen.getByLabelText('Password of now'), 'right');
    await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByRole('link', { name: /easy to guess/ })).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('password1234');
  });

  test('a second step is set up with a picture, a code and recovery codes that are shown once', async () => {
    const { sent } = show('/myaccount/security', {
      StartSecondFactor: () => ({
        startSecondFactor: { __typename: 'TotpSetup', secret: 'JBSW Y3DP', otpauthUrl: 'otpauth://totp/x?secret=J' },
      }),
      ConfirmSecondFactor: () => ({ confirmSecondFactor: { __typename: 'RecoveryCodes', codes: ['aaaa-1111'] } }),
    });
    expect(await screen.findByText(/Your role demands it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByRole('img', { name: 'Key for an authenticator app' })).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code of the app'), '123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn it on' }));
    expect(await screen.findByText('aaaa-1111')).toBeVisible();
    expect(sent('ConfirmSecondFactor')).toEqual({ code: '123456' });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('aaaa-1111')).toBeNull();
  });

  test('a device is signed out by its name', async () => {
    const { sent } = show('/myaccount/security', { EndSession: () => ({ endSession: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Unknown device' }));
    expect(await screen.findByText('One device is signed out.')).toBeVisible();
    expect(sent('EndSession')).toEqual({ id: '2' });
    expect(screen.queryByRole('button', { name: /Chrome 143/ })).toBeNull();
  });

  test('who acts for somebody is told that only the person himself changes this', async () => {
    const { container } = show('/myaccount/security', {}, { impersonatedBy: 'Maly Keo' });
    expect(await screen.findAllByText(/Only the person himself/)).toHaveLength(2);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
