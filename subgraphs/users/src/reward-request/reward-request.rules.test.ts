import { expect, test } from '@jest/globals';
import { pointsProblem, type RewardCode } from './reward-request.rules.js';

test.each<[number, RewardCode, string | undefined]>([
  [100, 'GOODWILL', undefined],
  [0, 'GOODWILL', 'points REQUIRED'],
  [5_000, 'CAMPAIGN', undefined],
  [5_001, 'CAMPAIGN', 'points RANGE'],
  [-5_001, 'CORRECTION', 'points RANGE'],
  [-100, 'CORRECTION', undefined],
  [-100, 'MISUSE', undefined],
  [100, 'MISUSE', 'points RANGE'],
  [-100, 'GOODWILL', 'points RANGE'],
  [-100, 'COMPLAINT', 'points RANGE'],
])('%d by %s: %s', (points, code, expected) => {
  const problem = pointsProblem(points, code, 5_000);
  expect(problem && `${problem.path} ${problem.code}`).toBe(expected);
});
