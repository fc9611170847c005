import { expect, test } from '@jest/globals';
import { CURRENCIES } from '@naga/kernel/money.js';
import { inOrder, type RefundTier, soldFromOf, standardPolicy, tierProblems } from './refund-policy.rules.js';

const tier = (hoursBefore: number, percent: number, fixedFee = 0): RefundTier => ({ hoursBefore, percent, fixedFee });

test.each(CURRENCIES)('class Standard of %s is one that could be written', (currency) => {
  expect(tierProblems(standardPolicy(currency).tiers)).toEqual([]);
});

test.each([
  ['none at all', [], ['input.tiers']],
  ['nine', Array.from({ length: 9 }, (_, index) => tier(8 - index, 0)), ['input.tiers']],
  ['eight', Array.from({ length: 8 }, (_, index) => tier(7 - index, 0)), []],
  ['nothing ever comes back', [tier(0, 0)], []],
  ['the same percent, another fee', [tier(24, 100), tier(0, 100, 500)], []],
  ['more percent with fewer hours', [tier(24, 50), tier(0, 51)], ['input.tiers.1.percent']],
  ['more than everything', [tier(0, 101)], ['input.tiers.0.percent']],
  ['less than nothing', [tier(0, -1)], ['input.tiers.0.percent']],
  ['a fee below nothing', [tier(0, 0, -1)], ['input.tiers.0.fixedFee']],
  ['the same hours twice', [tier(24, 90), tier(24, 80), tier(0, 0)], ['input.tiers.1.hoursBefore']],
  ['the last ends before departure', [tier(24, 90), tier(4, 50)], ['input.tiers.1.hoursBefore']],
  ['after departure', [tier(0, 50), tier(-1, 0)], ['input.tiers.0.hoursBefore', 'input.tiers.1.hoursBefore']],
  ['earlier than anybody buys', [tier(8761, 100), tier(0, 0)], ['input.tiers.0.hoursBefore']],
])('%s', (_, tiers, paths) => {
  expect(tierProblems(tiers).map(({ path }) => path)).toEqual(paths);
});

test('the most hours come first, however they were typed', () => {
  const typed = [tier(0, 0), tier(48, 100), tier(4, 50)];
  expect(inOrder(typed).map(({ hoursBefore }) => hoursBefore)).toEqual([48, 4, 0]);
  expect(typed.map(({ hoursBefore }) => hoursBefore)).toEqual([0, 48, 4]);
});

const NOW = Date.parse('2026-11-20T13:00:00+07:00');
test.each([
  [null, '2026-11-20T13:00:00+07:00'],
  ['2026-11-20', '2026-11-20T13:00:00+07:00'],
  ['2026-11-21', '2026-11-21T00:00:00+07:00'],
  ['2027-11-20', '2027-11-20T00:00:00+07:00'],
])('wished from %s on, it is sold from %s', (day, instant) => {
  expect(soldFromOf(day, NOW)).toBe(Date.parse(instant));
});

test.each(['2026-11-19', '2027-11-21'])('from %s on no version is sold', (day) => {
  expect(soldFromOf(day, NOW)).toBeUndefined();
});
