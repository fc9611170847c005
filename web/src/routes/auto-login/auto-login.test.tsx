import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { playing } from '../../../test/graph.js';
import { stage } from '../../../test/stage.js';
import * as page from './auto-login.js';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

const show = (at: string, answer: object = {}) =>
  stage([{ path: 'autoLogin/:email?/:uniqueCode?', module: page }], {
    at,
    graph: playing({ SignInByLink: () => ({ autoLogin: answer }) }),
  });

test('a link signs in by itself', async () => {
  const user = { __typename: 'Me', landing: '/dashboard', mustChangePassword: false };
  const { asked, cookies } = show('/autoLogin/ana@example.com/xyz', { __typename: 'Session', token: 'a.b.c', user });
  expect(await screen.findByText('/dashboard')).toBeVisible();
  expect(asked.map(({ variables }) => variables)).toEqual([{ email: 'ana@example.com', uniqueCode: 'xyz' }]);
  expect(cookies()).toContain('token=a.b.c');
});

test('a link that was used already opens nothing, and leads to the other ways', async () => {
  show('/autoLogin/ana@example.com/xyz', { __typename: 'Refused', code: 'WRONG_CREDENTIALS', facts: {} });
  expect(await screen.findByRole('dialog', { name: 'Cannot login' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute('href', '/auth/login');
});

test('a link that is cut off says so', async () => {
  const { asked } = show('/autoLogin/ana@example.com');
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
  expect(asked).toEqual([]);
});
