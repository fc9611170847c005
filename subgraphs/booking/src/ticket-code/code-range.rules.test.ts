import { expect, test } from '@jest/globals';
import { changeProblems, lengthProblems } from './code-range.rules.js';

const paths = (problems: readonly { path: string; code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`);

test.each<[string, number, [number, number], string[]]>([
  ['of which nothing was given, moved', 10, [100, 200], []],
  ['that was begun, made longer', 15, [10, 40], []],
  ['that was begun, cut behind its last code', 15, [10, 14], []],
  ['that was begun, cut before it', 15, [10, 13], ['to MIN']],
  ['that was begun, from another number', 15, [11, 20], ['from FIXED']],
  ['that was used up, made longer', 21, [10, 30], []],
])('a range of 10 to 20 %s', (_, next, [from, to], wrong) => {
  expect(paths(changeProblems({ from: 10, to: 20, next }, { from, to }))).toEqual(wrong);
});

test.each<[number, number, string[]]>([
  [3, 999, []],
  [3, 1000, ['to TOO_LONG']],
])('%i digits hold %i or not', (digits, to, wrong) => {
  expect(paths(lengthProblems({ prefix: 'MI-', suffix: '', digits }, { from: 1, to }))).toEqual(wrong);
});
