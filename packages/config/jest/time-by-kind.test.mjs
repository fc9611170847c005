import { expect, test } from '@jest/globals';
import { timesByKind } from './time-by-kind.mjs';

const file = (name, start, end) => ({ displayName: { name }, perfStats: { start, end } });

test('the files of one kind are added up', () => {
  const times = timesByKind([file('unit', 0, 20), file('e2e', 5, 1005), file('unit', 20, 50)]);
  expect(Object.fromEntries(times)).toEqual({ unit: 50, e2e: 1000 });
});
