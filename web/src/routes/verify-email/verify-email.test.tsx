import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Played, playing } from '../../../test/graph.js';
import { aMember } from '../../../test/member.js';
import { stage } from '../../../test/stage.js';
import { aVisit, sent } from '../../../test/visit.js';
import * as page from './verify-email.js';

const show = (at: string, played: Played, emailVerified = false) =>
  stage([{ path: 'email/verify/:token?', module: page }], {
    at,
    graph: playing(played),
    member: aMember({ emailVerified }),
  });
const verified: Played = {
  VerifyEmail: () => ({ verifyEmail: { __typename: 'Me', id: '41', email: 'ana@example.com' } }),
};
const over: Played = {
  VerifyEmail: () => ({ verifyEmail: { __typename: 'Refused', code: 'TOKEN_INVALID', facts: {} } }),
};

describe('the link of the mail', () => {
  test('confirms by itself, once', async () => {
    const { asked } = show('/email/verify/abc', verified);
    expect(await screen.findByText(/Your e-mail is confirmed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my trips' })).toHaveAttribute('href', '/dashboard');
    expect(asked.map(({ variables }) => variables)).toEqual([{ token: 'abc', password: null }]);
  });

  test('is confirmed by a press without script; a look uses nothing up', async () => {
    const graph = playing(verified);
    const request = sent('/email/verify/abc', { intent: 'verify' });
    expect('loader' in page).toBe(false);
    const answer = await page.action({ request, context: aVisit({}, graph), params: { token: 'abc' } } as never);
    expect(answer).toMatchObject({ intent: 'verify', done: true });
  });

  test('that is too old says so, and a new one is a press away', async () => {
    const { container } = show('/email/verify/old', {
      ...over,
      ResendVerification: () => ({ resendVerification: { __typename: 'Done', done: true } }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
  });
});

describe('the link of the mail on another device', () => {
  const needed = (changing: boolean) => ({
    verifyEmail: { __typename: 'Refused', code: 'PASSWORD_NEEDED', facts: { changing } },
  });
  const refused = (code: string) => ({ verifyEmail: { __typename: 'Refused', code, facts: {} } });
  const played = (changing = false): Played => ({
    VerifyEmail: ({ password }) =>
      password === null
        ? needed(changing)
        : password === 'right horse battery'
          ? { verifyEmail: { __typename: 'Me', id: '41', email: 'ana@example.com' } }
          : refused('WRONG_CREDENTIALS'),
  });
  const give = async (password: string) => {
    const user = userEvent.setup({ delay: null });
    const field = await screen.findByLabelText('Password');
    await user.clear(field);
    await user.type(field, password);
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
  };

  test('asks for the password, again after a wrong one, and confirms', async () => {
    const { container } = show('/email/verify/abc', played());
    expect(await screen.findByText(/Its password shows that it is yours/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await give('not the password');
    expect(await screen.findByRole('alert')).toHaveTextContent('proper email address');
    await give('right horse battery');
    expect(await screen.findByText(/Your e-mail is confirmed/)).toBeVisible();
  });

  test('shows a way out to who did not open the account, or forgot the password', async () => {
    show('/email/verify/abc', played());
    expect(await screen.findByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      '/password/reset',
    );
  });

  test('of an address that an account is to have says that nothing changes without', async () => {
    show('/email/verify/abc', played(true));
    expect(await screen.findByText(/without the password nothing changes/)).toBeVisible();
    await give('not the password');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByText(/without the password nothing changes/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a new password' })).toBeNull();
  });
});

test('after the registration the page says where the link was sent', async () => {
  show('/email/verify?sent=1', {});
  expect(await screen.findByText(/We have sent a link to ana@example.com/)).toBeVisible();
});
