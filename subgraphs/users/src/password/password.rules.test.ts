import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';
import { passwordProblems } from './password.rules.js';

const names = ['dara@example.com', 'dara_keo_99'];
const codesOf = (password: string, passwordConfirmation = password) =>
  passwordProblems({ password, passwordConfirmation }, isCommonPassword(password), names).map(
    ({ path, code }) => `${path} ${code}`,
  );

test.each<[string, string, string[]]>([
  ['ten characters', 'river-boat', []],
  ['nine', 'riverboat', ['password MIN_LENGTH']],
  ['ten characters of Khmer', 'ទូកទន្លេមេ', []],
  ['ten signs that take two units each', '🚌'.repeat(5) + '🛶⛴🚕🛺🛻', []],
  ['nothing', '', ['password MIN_LENGTH']],
  ['two hundred and one', 'ab3'.repeat(67), ['password MAX_LENGTH']],
  ['a common one', '1q2w3e4r5t', ['password COMMON_PASSWORD']],
  ['a common one in capitals', 'Password123', ['password COMMON_PASSWORD']],
  ['one sign again and again', 'aaaaaaaaaaaa', ['password COMMON_PASSWORD']],
  ['two signs in turn', 'abababababab', ['password COMMON_PASSWORD']],
  ['one’s own address', 'Dara@Example.com', ['password COMMON_PASSWORD']],
  ['one’s own user name', 'DARA_KEO_99', ['password COMMON_PASSWORD']],
])('%s', (_, password, codes) => expect(codesOf(password)).toEqual(codes));

test('typed twice, both must be alike', () => {
  expect(codesOf('river-boat', 'river-boot')).toEqual(['passwordConfirmation EQUALS']);
  expect(codesOf('short', 'shirt')).toEqual(['password MIN_LENGTH', 'passwordConfirmation EQUALS']);
});
