import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { AskTouchedProps } from './AskTouched.js';
import { type AskTouched, TouchedContext } from './use-ask-touched.js';

const Question = lazy(() => import('./AskTouched.js').then((module) => ({ default: module.AskTouched })));

/**
 * Asks what is done to people who have seats on it, over whichever screen its author is at by then: what was saved is undone
 * from another one.
 */
export function TouchedArea({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskTouchedProps>();
  const ask: AskTouched = useCallback(async (sold, words) => {
    const decided = new Promise<Awaited<ReturnType<AskTouched>>>((decide) => setAsked({ sold, words, decide }));
    const answer = await decided;
    setAsked(undefined);
    return answer;
  }, []);
  return (
    <TouchedContext value={ask}>
      {children}
      <Suspense fallback={null}>{asked && <Question {...asked} />}</Suspense>
    </TouchedContext>
  );
}
