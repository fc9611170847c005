import { setImmediate } from 'node:timers/promises';

/** Longer than this no slice of work may keep the process from answering. */
const SLICE_MS = 15;

/** Runs a generator to its end, letting the event loop turn whenever a slice of 15 ms is over. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let started = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started < SLICE_MS) continue;
    await setImmediate();
    started = performance.now();
  }
}
