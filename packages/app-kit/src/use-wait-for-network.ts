import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { onceOnline } from './once-online.js';

/**
 * A step to another page that is taken without network waits for it: its scripts could not be loaded, and the browser
 * would show a page of its own instead of ours.
 */
export function useWaitForNetwork(): void {
  const { state, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    const waiting = new AbortController();
    onceOnline(waiting.signal).then(proceed, () => undefined);
    return () => waiting.abort();
  }, [state, proceed]);
}
