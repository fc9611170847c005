import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { PATIENCE_S } from './until.js';

const STEP_MS = 100;

/** Asks again until the answer equals what is expected (toEqual); fails with the difference of the last answer. */
export async function becomes(ask: () => Promise<unknown>, expected: unknown): Promise<void> {
  const end = performance.now() + PATIENCE_S * 1000;
  for (;;) {
    const answer = await ask();
    try {
      return expect(answer).toEqual(expected);
    } catch (difference) {
      if (performance.now() > end) throw difference;
    }
    await pause(STEP_MS);
  }
}
