import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import * as data from './data.js';
import * as profile from './profile.js';
import * as security from './security.js';

const user = userEvent.setup({ delay: null });
const PAGES = [
  { path: 'settings/profile', module: profile },
  { path: 'settings/security', module: security },
  { path: 'settings/data', module: data },
];
const show = (at: string, played: Played) => stage(PAGES, { at, graph: playing(played), member: aMember() });
const done = { __typename: 'Done', done: true };

const me = {
  __typename: 'Me',
  id: '41',
  firstName: 'Ana',
  lastName: 'Reyes',
  userName: null,
  email: 'ana@example.com',
  emailVerified: true,
  secondaryEmail: null,
  mobileNumber: '+85512345600',
  mobileVerified: true,
  pendingMobileNumber: null,
  profilePictureUrl: null,
  language: 'en',
  currency: null,
  stopEmailNotification: false,
};

describe('the profile', () => {
  test('is saved as it stands in the form', async () => {
    const { asked, container, cookies } = show('/settings/profile', {
      ProfileSettings: () => ({ me }),
      SaveProfile: () => ({ updateProfile: { __typename: 'Me', id: '41' } }),
    });
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await user.type(screen.getByLabelText('User name'), 'ana.reyes');
    await user.selectOptions(screen.getByLabelText('Language'), 'km');
    await user.selectOptions(screen.getByLabelText('Show prices in'), 'KHR');
    await user.click(screen.getByLabelText(/^Send me no news and reminders/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'SaveProfile')?.variables).toEqual({
      input: {
        firstName: 'Ana',
        lastName: 'Reyes',
        userName: 'ana.reyes',
        secondaryEmail: '',
        mobileNumber: '+85512345600',
        language: 'km',
        currency: 'KHR',
        stopEmailNotification: true,
      },
    });
    expect(cookies()).toContain('currency=KHR');
  });

  test('a name that is taken is said', async () => {
    show('/settings/profile', {
      ProfileSettings: () => ({ me }),
      SaveProfile: () => ({ updateProfile: { __typename: 'Refused', code: 'LOGIN_NAME_TAKEN', facts: {} } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has registered with this already');
  });

  test('a new number is proved by a code', async () => {
    const { asked } = show('/settings/profile', {
      ProfileSettings: () => ({ me: { ...me, pendingMobileNumber: '+85599000111' } }),
      RequestMobileCode: () => ({ requestOtp: done }),
      VerifyMobile: () => ({ verifyMobile: { __typename: 'Me', id: '41' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    expect(await screen.findByText('The code is on its way.')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('heading', { level: 1 });
    expect(asked.find(({ name }) => name === 'VerifyMobile')?.variables).toEqual({
      mobileNumber: '+85599000111',
      code: '123456',
    });
  });
});

describe('security', () => {
  const device = (id: string, more: object = {}) => ({
    id,
    device: 'Chrome 143 on Windows',
    ip: '10.0.0.1',
    createdAt: '2026-11-18T03:00:00.000Z',
    lastUsedAt: '2026-11-20T02:30:00.000Z',
    current: false,
    remembered: true,
    ...more,
  });
  const settings = (more: object = {}) => ({
    me: { __typename: 'Me', id: '41', secondFactor: false, secondFactorRequired: false, recoveryCodesLeft: 0, ...more },
    mySessions: [device('1', { current: true }), device('2', { device: '' })],
  });

  test('a second factor is set up: key, code, and recovery codes that are shown once', async () => {
    let isOn = false;
    const { container } = show('/settings/security', {
      SecuritySettings: () => settings(isOn ? { secondFactor: true, recoveryCodesLeft: 2 } : {}),
      StartSecondFactor: () => ({ startSecondFactor: { secret: 'JBSWY3DP', otpauthUrl: 'otpauth://totp/Naga:a' } }),
      ConfirmSecondFactor: ({ code }) => {
        isOn = code === '123456';
        return {
          confirmSecondFactor: isOn
            ? { __typename: 'RecoveryCodes', codes: ['aaaa-1111', 'bbbb-2222'] }
            : { __typename: 'Refused', code: 'CODE_WRONG', facts: {} },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Set it up' }));
    await user.type(await screen.findByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right');
    expect(screen.getByText('JBSW Y3DP')).toBeVisible();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('bbbb-2222')).toBeVisible();
    expect(await screen.findByText(/2 recovery codes are left/)).toBeVisible();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('what the role demands cannot be switched off', async () => {
    show('/settings/security', {
      SecuritySettings: () => settings({ secondFactor: true, secondFactorRequired: true, recoveryCodesLeft: 1 }),
    });
    expect(await screen.findByText('Your role needs it, so it cannot be switched off.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch it off' })).toBeNull();
  });

  test('each device stands with its last use; one or all others are signed out', async () => {
    const { asked } = show('/settings/security', {
      SecuritySettings: () => settings(),
      EndDeviceSession: () => ({ endSession: true }),
      EndOtherSessions: () => ({ endOtherSessions: 1 }),
    });
    const [own, other] = within((await screen.findByText('Where you are signed in')).parentElement!).getAllByRole(
      'listitem',
    );
    expect(own).toHaveTextContent('Chrome 143 on Windows This device');
    expect(own).toHaveTextContent('Last used Fri 20 Nov, 09:30');
    expect(within(own!).queryByRole('button')).toBeNull();
    await user.click(within(other!).getByRole('button', { name: 'Sign out: Unknown device' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect(await screen.findByText('Signed out.')).toBeVisible();
    expect(asked.find(({ name }) => name === 'EndDeviceSession')?.variables).toEqual({ id: '2' });
  });
});

describe('one’s data', () => {
  test('is not deleted by an unmarked press, and says what is lost', async () => {
    const { asked, container } = show('/settings/data', {});
    expect(await screen.findByText(/points are gone for good/)).toBeVisible();
    await user.type(screen.getByLabelText('Current password'), 'river-lotus-42');
    await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked).toEqual([]);
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('is not deleted over credit unless he gives it up', async () => {
    const left = { __typename: 'Refused', code: 'CREDIT_LEFT', facts: { credit: [{ amount: 2600, currency: 'USD' }] } };
    const { asked } = show('/settings/data', {
      DeleteMyAccount: ({ givesUpCredit }) => ({ deleteMyAccount: givesUpCredit === true ? done : left }),
    });
    const press = async () => {
      await user.type(await screen.findByLabelText('Current password'), 'river-lotus-42');
      const sure = screen.getByLabelText<HTMLInputElement>('I understand, delete my account');
      if (!sure.checked) await user.click(sure);
      await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    };
    expect(screen.queryByLabelText('I give up the credit of my account')).toBeNull();
    await press();
    expect(await screen.findByText(/There is credit in your account/)).toBeVisible();
    await user.click(screen.getByLabelText('I give up the credit of my account'));
    await press();
    await screen.findAllByRole('main');
    expect(asked.filter(({ name }) => name === 'DeleteMyAccount').at(-1)?.variables).toMatchObject({
      givesUpCredit: true,
    });
  });

  test('is deleted with the password and the mark: signed out, and home', async () => {
    const { cookies } = show('/settings/data', { DeleteMyAccount: () => ({ deleteMyAccount: done }) });
    await user.type(await screen.findByLabelText('Current password'), 'river-lotus-42');
    await user.click(screen.getByLabelText('I understand, delete my account'));
    await user.click(screen.getByRole('button', { name: 'Delete the account' }));
    await screen.findAllByRole('main');
    expect(cookies()).toContain('token=');
  });
});
