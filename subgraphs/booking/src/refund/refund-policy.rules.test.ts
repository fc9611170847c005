import { expect, test } from '@jest/globals';
import { CURRENCIES } from '@naga/kernel/money.js';
import {
  exchangeProblems,
  inOrder,
  type RefundTier,
  soldFromOf,
  standardPolicy,
  tierProblems,
} from './refund-policy.rules.js';

const tier = (minutesBefore: number, percent: number, fixedFee = 0): RefundTier => ({
  minutesBefore,
  percent,
  fixedFee,
});

test.each(CURRENCIES)('class Standard of %s is one that could be written', (currency) => {
  const { tiers, exchange } = standardPolicy(currency);
  expect(tierProblems(tiers, currency)).toEqual([]);
  expect(exchangeProblems(exchange!, currency)).toEqual([]);
});

test.each([
  ['none at all', [], ['input.tiers']],
  ['nine', Array.from({ length: 9 }, (_, index) => tier(8 - index, 0)), ['input.tiers']],
  ['eight', Array.from({ length: 8 }, (_, index) => tier(7 - index, 0)), []],
  ['nothing ever comes back', [tier(0, 0)], []],
  ['the same percent, another fee', [tier(24, 100), tier(0, 100, 500)], []],
  ['more percent with less time', [tier(24, 50), tier(0, 51)], ['input.tiers.1.percent']],
  ['more than everything', [tier(0, 101)], ['input.tiers.0.percent']],
  ['less than nothing', [tier(0, -1)], ['input.tiers.0.percent']],
  ['a fee below nothing', [tier(0, 0, -1)], ['input.tiers.0.fixedFee']],
  ['the same time twice', [tier(24, 90), tier(24, 80), tier(0, 0)], ['input.tiers.1.minutesBefore']],
  ['until a quarter of an hour before departure', [tier(15, 100)], []],
  ['half a minute', [tier(0.5, 0)], ['input.tiers.0.minutesBefore']],
  ['after departure', [tier(0, 50), tier(-1, 0)], ['input.tiers.1.minutesBefore']],
  ['earlier than anybody buys', [tier(365 * 24 * 60 + 1, 100), tier(0, 0)], ['input.tiers.0.minutesBefore']],
])('%s', (_, tiers, paths) => {
  expect(tierProblems(tiers, 'USD').map(({ path }) => path)).toEqual(paths);
});

test('fees that nobody can pay are refused on their fields', () => {
  expect(tierProblems([tier(0, 50, 150)], 'KHR')).toEqual([{ path: 'input.tiers.0.fixedFee', code: 'RANGE' }]);
  expect(exchangeProblems({ fee: 250, minutesBefore: 15 }, 'LAK')).toEqual([
    { path: 'input.exchange.fee', code: 'RANGE' },
  ]);
});

test('the most time comes first, however they were typed', () => {
  const typed = [tier(0, 0), tier(48, 100), tier(4, 50)];
  expect(inOrder(typed).map(({ minutesBefore }) => minutesBefore)).toEqual([48, 4, 0]);
  expect(typed.map(({ minutesBefore }) => minutesBefore)).toEqual([0, 48, 4]);
});

test.each([
  ['free until departure', { fee: 0, minutesBefore: 0 }, []],
  ['a hundred dollars a year before', { fee: 10_000, minutesBefore: 525_600 }, []],
  ['dearer than that', { fee: 10_001, minutesBefore: 15 }, ['fee']],
  ['money for changing', { fee: -1, minutesBefore: 15 }, ['fee']],
  ['after departure', { fee: 0, minutesBefore: -1 }, ['minutesBefore']],
  ['earlier than anybody buys', { fee: 0, minutesBefore: 525_601 }, ['minutesBefore']],
])('terms of an exchange, %s', (_, exchange, wrong) => {
  expect(exchangeProblems(exchange, 'USD')).toEqual(
    wrong.map((name) => ({ path: `input.exchange.${name}`, code: 'RANGE' })),
  );
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
