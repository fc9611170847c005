import { afterEach, describe, expect, test } from '@jest/globals';
import { keepToken, readToken } from '@naga/app-kit/session-token.js';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type Answers, refused, showScreen, someone } from '../../../test/show-screen.js';
import LoginRoute from './LoginRoute.js';

const show = (answers: Answers) =>
  showScreen([{ path: '/login', element: <LoginRoute /> }], '/login', someone({}), answers);

async function say(password = 'not the password') {
  await userEvent.type(screen.getByLabelText(/E-mail, mobile number/), 'admin@naga.example');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
afterEach(() => {
  document.cookie = 'token=; max-age=0; path=/';
});

describe('signing in to the back office', () => {
  test('with wrong words is the catalogue’s Cannot login, which only its own button closes; then one is logged out', async () => {
    show({ Login: () => ({ login: refused('WRONG_CREDENTIALS') }) });
    keepToken('old', false);
    await say();
    const dialog = await screen.findByRole('dialog', { name: 'Cannot login' });
    expect(dialog).toHaveTextContent(
      /proper email address \/ mobile number and password, or contact our support by live/,
    );
    fireEvent.click(dialog);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('dialog', { name: 'Cannot login' })).toBeVisible();
    expect(readToken()).toBe('old');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readToken()).toBeUndefined();
  });

  test('too often says when to try again', async () => {
    show({ Login: () => ({ login: refused('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 120 }) }) });
    await say();
    expect(await screen.findByText(/Please wait 2 minutes and try again/)).toBeVisible();
  });

  test('that the server cannot answer is tried again from the dialog', async () => {
    const { asked } = show({ Login: () => new GraphQLError('no') });
    await say();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked.filter(({ name }) => name === 'Login')).toHaveLength(2));
    expect(await screen.findByRole('dialog', { name: 'Oops...' })).toBeVisible();
  });

  test('whose second step took too long begins again', async () => {
    show({
      Login: () => ({
        login: { __typename: 'SecondFactorNeeded', challenge: 'c', setupRequired: false, setup: null },
      }),
      AnswerSecondFactor: () => ({ answerSecondFactor: refused('CHALLENGE_OVER') }),
    });
    await say('right');
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/took too long or was tried too often/)).toBeVisible();
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });
});
