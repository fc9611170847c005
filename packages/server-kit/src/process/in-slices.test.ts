import { expect, test } from '@jest/globals';
import { inSlices } from './in-slices.js';

/** Steps of 5 ms or more each: three fill a slice, on a busy machine fewer. */
function* busy(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + 5;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

test('long work lets others have their turn, and ends with its result', async () => {
  let turns = 0;
  let waiting = setImmediate(function count() {
    turns++;
    waiting = setImmediate(count);
  });
  const result = await inSlices(busy(30));
  clearImmediate(waiting);
  expect(result).toBe('done');
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('what throws is thrown', async () => {
  function* broken(): Generator<void, never> {
    yield;
    throw new Error('a trip goes back in time');
  }
  await expect(inSlices(broken())).rejects.toThrow('a trip goes back in time');
});
