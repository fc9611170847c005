import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 100;

/** Long enough on a machine that does other things too: it only ends what would wait for ever. */
export const PATIENCE_S = 120;

/** Asks again until the answer is true; fails with `what` when that takes longer than `seconds`. */
export async function until(what: string, ask: () => Promise<boolean>, seconds = PATIENCE_S): Promise<void> {
  const end = performance.now() + seconds * 1000;
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`still not after ${seconds} s: ${what}`);
    await pause(STEP_MS);
  }
}
