import { expect, test } from '@jest/globals';
import type { Currency } from '@naga/kernel/money.js';
import type { FeeTerms, MethodFee } from '@naga/kernel/transaction-fee.js';
import { feeProblems } from './fee-problems.rules.js';

const card = (percent: number, fixed: number): MethodFee => ({ method: 'CARD', percent, fixed });
const terms = (percent: number, fixed: number, ...byMethod: readonly MethodFee[]): FeeTerms => ({
  percent,
  fixed,
  byMethod,
});

test.each<[string, Currency, FeeTerms, readonly string[]]>([
  ['nothing', 'USD', terms(0, 0), []],
  ['a tenth and five dollars', 'USD', terms(1_000, 500), []],
  ['more than a tenth', 'USD', terms(1_001, 0), ['percent RANGE']],
  ['less than nothing', 'USD', terms(-1, -1), ['percent RANGE', 'fixed RANGE']],
  ['more than five dollars', 'USD', terms(0, 501), ['fixed RANGE']],
  ['a hundred riel', 'KHR', terms(0, 10_000), []],
  ['hundredths of a riel, which nobody can pay', 'KHR', terms(0, 10_050), ['fixed RANGE']],
  ['a method of its own', 'USD', terms(250, 0, card(300, 30)), []],
  ['a method beyond its bounds', 'USD', terms(250, 0, card(3_000, 30)), ['byMethod.0.percent RANGE']],
  ['a method twice', 'USD', terms(250, 0, card(300, 30), card(0, 0)), ['byMethod.1.method TWICE']],
])('%s in %s', (_, currency, said, problems) => {
  expect(feeProblems(said, currency).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
});
