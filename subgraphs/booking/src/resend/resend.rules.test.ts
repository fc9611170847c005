import { expect, test } from '@jest/globals';
import { nextResend } from './resend.rules.js';

const NOW = 10_000 * 3_600_000;
const ago = (hours: number) => NOW - hours * 3_600_000;

test.each([
  ['never sent again', [], undefined],
  ['twice today', [ago(1), ago(2)], undefined],
  ['three times today', [ago(1), ago(2), ago(5)], ago(5) + 86_400_000],
  ['three times, the first a day ago', [ago(24), ago(2), ago(1)], undefined],
  ['four times: the third last decides', [ago(20), ago(3), ago(2), ago(1)], ago(3) + 86_400_000],
])('%s: once more from %s', (_, sent, expected) => expect(nextResend(sent, NOW, 3)).toBe(expected));
