import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const ASK_EVERY_MS = 2000;

/** For what somebody does by hand: minutes or hours. */
export const SLOWLY_MS = 15_000;

/**
 * Asks the server again, two seconds (or `everyMs`) after each answer, as long as `isOpen`; answers how often it has asked. On a slow
 * network the next question waits for the answer to the last: asking anew would throw that answer away, time after time.
 */
export function useAskAgain(isOpen: boolean, everyMs = ASK_EVERY_MS): number {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const waits = isOpen && state === 'idle';
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void revalidate();
    }, everyMs);
    return () => clearTimeout(timer);
    // A busy device draws an asking that is answered at once not at all: `waits` stays true, and only `asked` tells of it.
  }, [waits, asked, revalidate, everyMs]);
  return asked;
}
