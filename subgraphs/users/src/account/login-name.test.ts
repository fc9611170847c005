import { expect, test } from '@jest/globals';
import { loginNameOf } from './login-name.js';

test.each([
  ['Dara@Example.com ', 'dara@example.com', []],
  ['Dara_99', 'dara_99', []],
  ['012 345 678', '012 345 678', ['+85512345678']],
  ['+855 12 345 678', '+855 12 345 678', ['+85512345678']],
  ['020 5555 1234', '020 5555 1234', ['+8562055551234', '+842055551234']],
  ['081-234-5678', '081-234-5678', ['+66812345678', '+84812345678']],
  ['12', '12', []],
  ['a\u0000b', '', []],
])('%j is read as name %j and numbers %j', (typed, text, phones) => {
  const name = loginNameOf(typed);
  expect(name.text).toBe(text);
  expect(name.phones).toEqual(phones);
});
