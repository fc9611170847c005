import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { step } from './step.mjs';

let said;
beforeEach(() => {
  jest.useFakeTimers();
  said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  said.mockRestore();
  jest.useRealTimers();
});

const lasting = (ms) => () => new Promise((resolve) => setTimeout(resolve, ms, 'done'));

test('a quick step says nothing', async () => {
  const result = step('Building web', lasting(900));
  await jest.advanceTimersByTimeAsync(900);
  expect(await result).toBe('done');
  expect(said.mock.calls).toEqual([]);
});

test('a step of over a second tells that it runs, and then how long it took', async () => {
  const result = step('Building web', lasting(2500));
  await jest.advanceTimersByTimeAsync(1000);
  expect(said.mock.calls).toEqual([['Building web …']]);
  await jest.advanceTimersByTimeAsync(1500);
  await result;
  expect(said.mock.calls[1]).toEqual(['Building web: 2.5 s']);
});
