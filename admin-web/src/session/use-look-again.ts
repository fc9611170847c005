import { useEffect } from 'react';
import { askAgain } from './ask-again.js';

/** What somebody does elsewhere in seconds (a payment) is looked for this often, milliseconds. */
export const SOON_MS = 4000;

/** What somebody does by hand, in minutes or hours. */
export const SLOWLY_MS = 15_000;

/** Loads again and again as long as `waits`. */
export function useLookAgain(waits: boolean, reload: () => Promise<unknown>, everyMs = SOON_MS): void {
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => askAgain(reload), everyMs);
    return () => clearInterval(timer);
  }, [waits, reload, everyMs]);
}
