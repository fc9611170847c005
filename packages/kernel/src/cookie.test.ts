import { expect, test } from '@jest/globals';
import { cookieOf } from './cookie.js';

test.each([
  ['token=a.b%3Dc; remember=1', 'a.b=c'],
  ['remember=1;token=abc', 'abc'],
  ['token=', ''],
  ['mytoken=abc', undefined],
  ['token=%E0%A4%A', undefined],
  ['token=a%0d%0aX-Evil: 1', undefined],
  [undefined, undefined],
])('the token of %j is %j', (header, value) => {
  expect(cookieOf(header, 'token')).toBe(value);
});
