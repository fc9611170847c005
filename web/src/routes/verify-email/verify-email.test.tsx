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
    expect(asked.map(({ variables }) => variables)).toEqual([{ token: 'abc' }]);
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

test('after the registration the page says where the link was sent', async () => {
  show('/email/verify?sent=1', {});
  expect(await screen.findByText(/We have sent a link to ana@example.com/)).toBeVisible();
});
