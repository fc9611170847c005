import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './login.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const session = (more: object = {}) => ({
  __typename: 'Session',
  token: 'a.b.c',
  recoveryCodes: null,
  user: { __typename: 'Me', landing: '/dashboard', mustChangePassword: false },
  ...more,
});
const refused = (code: string, facts: object = {}) => ({ __typename: 'Refused', code, facts });
const show = (played: Played, at = '/auth/login') =>
  stage(
    [
      { path: 'auth/login', module: page },
      { path: 'agent/login', module: page },
    ],
    { at, graph: playing(played) },
  );
const user = userEvent.setup({ delay: null });
async function signIn(name = 'Sign in') {
  await user.type(await screen.findByLabelText('E-mail, mobile number or user name'), 'sophea');
  await user.type(screen.getByLabelText('Password'), 'river-lotus-42');
  await user.click(screen.getByRole('button', { name }));
}

describe('signing in by password', () => {
  test('keeps the session and leads to the landing', async () => {
    const { asked, cookies } = show({ SignInByPassword: () => ({ login: session() }) });
    await signIn();
    expect(await screen.findByText('/dashboard')).toBeVisible();
    expect(asked[0]?.variables).toEqual({ input: { login: 'sophea', password: 'river-lotus-42', remember: false } });
    expect(cookies()).toContain('token=a.b.c');
  });

  test.each([
    ['/auth/login?redirectPath=%2Fvisits%3Fa%3D1', '/visits?a=1'],
    ['/auth/login?redirectPath=%2F%2Fevil.example', '/dashboard'],
  ])('at %s comes back to %s', async (at, path) => {
    show({ SignInByPassword: () => ({ login: session() }) }, at);
    await signIn();
    expect(await screen.findByText(path)).toBeVisible();
  });

  test('leads to a new password first where one is demanded', async () => {
    const mine = { __typename: 'Me', landing: '/dashboard', mustChangePassword: true };
    show({ SignInByPassword: () => ({ login: session({ user: mine }) }) }, '/auth/login?redirectPath=%2Fvisits');
    await signIn();
    expect(await screen.findByText('/password/change')).toBeVisible();
  });

  test('keeps the page and what was typed when nobody answers, and says so at the form', async () => {
    const silence = () => {
      throw new TypeError('Failed to fetch');
    };
    show({ SignInByPassword: silence });
    await signIn();
    expect(await screen.findByText('No answer came')).toBeVisible();
    expect(screen.getByLabelText('E-mail, mobile number or user name')).toHaveValue('sophea');
    expect(screen.getByLabelText('Password')).toHaveValue('river-lotus-42');
  });

  test("says 'Cannot login' in a dialog that only its action ends; what was typed stays, the password does not", async () => {
    show({ SignInByPassword: () => ({ login: refused('WRONG_CREDENTIALS') }) });
    await signIn();
    const dialog = await screen.findByRole('dialog', { name: 'Cannot login' });
    expect(dialog).toHaveTextContent('Please use a proper email address / mobile number and password');
    await user.click(dialog);
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('E-mail, mobile number or user name')).toHaveValue('sophea');
  });

  test('tells who tried too often when to come back', async () => {
    show({ SignInByPassword: () => ({ login: refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 600 }) }) });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 10 minutes');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('an empty form is not sent: each field says what is missing, and a summary leads there', async () => {
    const { asked } = show({});
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 things need your attention');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(asked).toEqual([]);
  });
});

describe('a second factor', () => {
  const needed = (setup: object | null) => ({
    __typename: 'SecondFactorNeeded',
    challenge: 'ch-1',
    setupRequired: setup !== null,
    setup,
  });

  test('is asked for after the password; a wrong code leaves one there', async () => {
    let times = 0;
    const { asked } = show({
      SignInByPassword: () => ({ login: needed(null) }),
      SignInBySecondFactor: () => ({ answerSecondFactor: ++times === 1 ? refused('CODE_WRONG') : session() }),
    });
    await signIn();
    await user.type(await screen.findByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right');
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '654321');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('/dashboard')).toBeVisible();
    expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
      { challenge: 'ch-1', code: '123456' },
      { challenge: 'ch-1', code: '654321' },
    ]);
  });

  test('is set up on the way where the role demands one, and its recovery codes are shown before one goes on', async () => {
    const setup = { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Naga:a?secret=JBSWY3DPEHPK3PXP' };
    const { container } = show({
      SignInByPassword: () => ({ login: needed(setup) }),
      SignInBySecondFactor: () => ({ answerSecondFactor: session({ recoveryCodes: ['aaaa-1111', 'bbbb-2222'] }) }),
    });
    await signIn();
    expect(await screen.findByRole('img', { name: 'Key for an authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('bbbb-2222')).toBeVisible();
    expect(screen.getByRole('link', { name: 'I have kept them' })).toHaveAttribute('href', '/dashboard');
  });

  test('that was tried too often begins again', async () => {
    show({
      SignInByPassword: () => ({ login: needed(null) }),
      SignInBySecondFactor: () => ({ answerSecondFactor: refused('CHALLENGE_OVER') }),
    });
    await signIn();
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in again');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});

test('a code by SMS: the number, the same answer for every number, then the code', async () => {
  const { asked } = show(
    {
      RequestSms: () => ({ requestOtp: { __typename: 'Done', done: true } }),
      SignInBySms: () => ({ verifyOtp: session() }),
    },
    '/auth/login?by=sms',
  );
  await user.type(await screen.findByLabelText('Mobile number'), '012 345 678');
  await user.click(screen.getByLabelText('Keep me signed in for a year'));
  await user.click(screen.getByRole('button', { name: 'Send me a code' }));
  expect(await screen.findByText(/If an account belongs to 012 345 678/)).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '4711');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(asked[1]?.variables).toEqual({ mobileNumber: '012 345 678', code: '4711', remember: true });
});

test('the agency’s door says who is not meant, and knows passwords only', async () => {
  const { container, asked } = show(
    { SignInAsAgent: () => ({ agentLogin: refused('RESTRICTED_AGENCY') }) },
    '/agent/login?notice=restricted-agency&redirectPath=%2Fagency',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Restricted Agency access!');
  expect(screen.queryByRole('link', { name: 'By SMS code' })).toBeNull();
  await signIn();
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['SignInAsAgent']));
  expect(await screen.findByRole('alert')).toHaveTextContent('Restricted Agency access!');
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});
