import { expect, test } from '@jest/globals';
import { usersEnv } from './env.js';

const least = { SESSION_SECRET: 'thirty-two bytes or more of secret', BASE_URL: 'https://naga.example' };

test('only a secret and the address of the site are needed', () => {
  expect(usersEnv(least)).toEqual({
    ...least,
    MAIL_FROM: 'Naga <tickets@naga.example>',
    LOGIN_LIMIT_PAIR: 5,
    LOGIN_LIMIT_ACCOUNT: 20,
    LOGIN_LIMIT_ADDRESS: 200,
    LOGIN_WINDOW_MINUTES: 15,
  });
});

test('what is missing or wrong is named, never shown', () => {
  const wrong = () => usersEnv({ SESSION_SECRET: 'short', LOGIN_LIMIT_PAIR: 'many' });
  expect(wrong).toThrow(/SESSION_SECRET[^]*BASE_URL[^]*LOGIN_LIMIT_PAIR/);
  expect(wrong).not.toThrow(/short|many/);
});
