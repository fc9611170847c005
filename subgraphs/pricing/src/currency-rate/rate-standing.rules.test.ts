import { expect, test } from '@jest/globals';
import { rateProblems } from './rate-standing.rules.js';

const rate = (perDollar: string, validFrom: string) => ({ perDollar, validFrom: `${validFrom}T00:00:00.000Z` });
const OTHERS = [rate('4200', '2026-12-24'), rate('4100', '2026-11-01'), rate('4050', '2026-10-01')];
const NOW = '2026-11-28T05:00:00.000Z';

test.each([
  ['begins now', rate('4120', '2026-11-28'), undefined],
  ['begins later', rate('4120', '2026-12-01'), undefined],
  ['begins with the one that holds', rate('4120', '2026-11-01'), 'validFrom RATE_OVER'],
  ['begins before the one that holds', rate('4120', '2026-10-15'), 'validFrom RATE_OVER'],
  ['has a digit too much', rate('41200', '2026-11-28'), 'perDollar IMPLAUSIBLE'],
  ['has a digit too few', rate('409', '2026-11-28'), 'perDollar IMPLAUSIBLE'],
  ['is ten times the one before it', rate('42000', '2027-01-01'), undefined],
  ['is more than that', rate('42001', '2027-01-01'), 'perDollar IMPLAUSIBLE'],
])('a rate that %s', (_, said, problem) => {
  const [found] = rateProblems(said, OTHERS, NOW);
  expect(found && `${found.path} ${found.code}`).toBe(problem);
});

test('the first of a currency may begin at any time and be any number; what is to come changes nothing of that', () => {
  expect(rateProblems(rate('7', '2020-01-01'), [], NOW)).toEqual([]);
  expect(rateProblems(rate('7', '2020-01-01'), [rate('4200', '2026-12-24')], NOW)).toEqual([]);
});

test('what is told names the rate in the way', () => {
  expect(rateProblems(rate('41200', '2026-11-28'), OTHERS, NOW)).toEqual([
    { path: 'perDollar', code: 'IMPLAUSIBLE', facts: { former: '4100' } },
  ]);
});
