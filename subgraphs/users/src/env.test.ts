import { expect, test } from '@jest/globals';
import { usersEnv } from './env.js';

const least = {
  SESSION_SECRET: 'thirty-two bytes or more of secret',
  ACCOUNT_SECRET: 'another thirty-two bytes of secret',
  BASE_URL: 'https://naga.example',
};

test('only two secrets and the address of the site are needed', () => {
  expect(usersEnv(least)).toEqual({
    ...least,
    TELEGRAM_URL: 'https://api.telegram.org',
    MAIL_FROM: 'Naga <tickets@naga.example>',
    LOGIN_LIMIT_PAIR: 5,
    LOGIN_LIMIT_ACCOUNT: 20,
    LOGIN_LIMIT_ADDRESS: 200,
    LOGIN_WINDOW_MINUTES: 15,
    REGISTER_LIMIT_ADDRESS: 10,
    REGISTER_WINDOW_MINUTES: 60,
    MAIL_LIMIT_RECIPIENT: 5,
    MAIL_LIMIT_ADDRESS: 20,
    MAIL_WINDOW_MINUTES: 60,
    OTP_LIMIT_NUMBER: 5,
    OTP_LIMIT_ADDRESS: 20,
    OTP_WINDOW_MINUTES: 60,
    PASSWORD_MEMORY_KIB: 19_456,
    NAME_LIMIT_ACCOUNT: 10,
    MESSAGE_TEST_LIMIT: 20,
    SECOND_FACTOR_ROLES: [],
  });
});

test('what is missing or wrong is named, never shown', () => {
  const wrong = () => usersEnv({ SESSION_SECRET: 'short', LOGIN_LIMIT_PAIR: 'many' });
  expect(wrong).toThrow(/SESSION_SECRET[^]*BASE_URL[^]*LOGIN_LIMIT_PAIR/);
  expect(wrong).not.toThrow(/short|many/);
});

test.each([
  ['1,11,4,9', [1, 11, 4, 9]],
  [' 1 , 4 ', [1, 4]],
  ['', []],
])('roles that need a second factor are read from %j', (SECOND_FACTOR_ROLES, roles) => {
  expect(usersEnv({ ...least, SECOND_FACTOR_ROLES }).SECOND_FACTOR_ROLES).toEqual(roles);
});

test('roles that are no numbers stop the start', () => {
  expect(() => usersEnv({ ...least, SECOND_FACTOR_ROLES: 'admin' })).toThrow(/SECOND_FACTOR_ROLES/);
});
