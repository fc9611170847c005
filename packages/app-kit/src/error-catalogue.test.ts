import { describe, expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { ERROR_CATALOGUE, type Failed, failureText, type Reaction, reactionTo } from './error-catalogue.js';
import { failedCall } from './failed-call.js';

const intl = createIntl({ locale: 'en', messages: {} });
const oops = (text: string): Reaction => ({ kind: 'dialog', title: 'Oops...', text, then: 'stay' });
const notice = (text: string): Reaction => ({ kind: 'notice', text, mayRetry: true });
const WRONG = oops('Something went wrong! Please try again.');

/** [row, what failed, what is done] */
const CASES: readonly (readonly [string, Failed, Reaction])[] = [
  [
    'messages that name a field',
    { status: 422, messages: ['The first_name is missing.', 'The last_name is missing.'] },
    oops('The First Name is missing. The Last Name is missing.'),
  ],
  [
    'messages that name a field',
    { status: 422, messages: ['The password must be at least 10 characters.', 'The email is no address.'] },
    oops('The Password must be at least 10 characters. The Email is no address.'),
  ],
  [
    'messages that name a field',
    { status: 422, messages: ['The email has already been taken.'] },
    oops('The Email has already been registered with Naga. Sign in, or ask for a new password.'),
  ],
  ['messages that name a field', { status: 500, messages: ['password: no'] }, oops('Password: no')],
  ['status 500 or above', { status: 500 }, WRONG],
  ['status 500 or above', { status: 503, messages: ['The database is away'] }, WRONG],
  [
    'status 400',
    { status: 400 },
    {
      kind: 'dialog',
      title: 'Cannot login',
      text: 'Please use a proper email address / mobile number and password, or contact our support by live chat.',
      then: 'log-out',
    },
  ],
  ['status 401 on first retry, with a session', { status: 401, hasSession: true }, { kind: 'replay' }],
  [
    'status 401 otherwise',
    { status: 401, hasSession: true, isReplayed: true, path: '/dashboard' },
    { kind: 'forget-token', to: '/' },
  ],
  ['status 401 otherwise', { status: 401, path: '/kh/visits' }, { kind: 'forget-token', to: '/' }],
  ['status 401 otherwise', { status: 401, path: '/kh/auth/login?by=sms' }, { kind: 'forget-token', to: undefined }],
  ['status 401 otherwise', { status: 401, path: '/admin/login' }, { kind: 'forget-token', to: undefined }],
  ['failed user fetch', { status: 500, purpose: 'user' }, notice('Cannot fetch user')],
  ['failed user fetch', { cause: 'network', purpose: 'user' }, notice('Cannot fetch user')],
  ['failed permissions fetch', { status: 403, purpose: 'permissions' }, notice('Cannot get permissions')],
  ['payment page', { status: 404, purpose: 'payment' }, oops('Invalid request detected')],
  ['network error', { cause: 'network' }, notice('Network error. Check your connection and try again.')],
  ['network error', {}, notice('Network error. Check your connection and try again.')],
  ['timeout exceeded', { cause: 'timeout' }, notice('No answer came in time. Try again.')],
  ['request aborted', { cause: 'aborted' }, { kind: 'nothing' }],
  ['failed with status code', { status: 404 }, notice('The request failed with status code 404.')],
];

describe('the error catalogue', () => {
  test.each(CASES)('%s: %j', (row, failed, reaction) => {
    expect(ERROR_CATALOGUE.find(({ when }) => when(failed))?.name).toBe(row);
    expect(reactionTo(failed, intl)).toEqual(reaction);
  });

  test('every row of it is shown here', () => {
    expect(ERROR_CATALOGUE.map(({ name }) => name).filter((name) => !CASES.some(([row]) => row === name))).toEqual([]);
  });
});

test.each([
  [Object.assign(new Error('x'), { statusCode: 502 }), { status: 502 }],
  [new Response('', { status: 401 }), { status: 401 }],
  [new DOMException('x', 'AbortError'), { cause: 'aborted' }],
  [new DOMException('x', 'TimeoutError'), { cause: 'timeout' }],
  [Object.assign(new Error('x'), { name: 'CombinedGraphQLErrors' }), { status: 500 }],
  [new TypeError('Failed to fetch'), { cause: 'network' }],
  [undefined, { cause: 'network' }],
])('a failed call is read: %s', (error, failed) => expect(failedCall(error)).toEqual(failed));

test.each<[string, Failed, string | undefined]>([
  ['a user who could not be fetched', { purpose: 'user' }, 'Cannot fetch user'],
  ['no network', { cause: 'network' }, 'Network error. Check your connection and try again.'],
  ['a server that failed', { status: 502 }, 'Something went wrong! Please try again.'],
  ['somebody who went away', { cause: 'aborted' }, undefined],
])('a screen says of %s', (_, failed, text) => {
  expect(failureText(failed, intl)).toBe(text);
});
