import { expect, test } from '@jest/globals';
import { inSlices } from './in-slices.js';

function* busyFor(milliseconds: number): Generator<void, string> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) yield;
  return 'done';
}

test('long work lets others have their turn, and ends with its result', async () => {
  let turns = 0;
  const count = setInterval(() => turns++, 0);
  const result = await inSlices(busyFor(120));
  clearInterval(count);
  expect(result).toBe('done');
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('what throws is thrown', async () => {
  function* broken(): Generator<void, never> {
    yield;
    throw new Error('a trip goes back in time');
  }
  await expect(inSlices(broken())).rejects.toThrow('a trip goes back in time');
});
