import { useEffect } from 'react';

/**
 * The screen stays lit as long as a ticket is on show: at the door nobody unlocks a telephone. A browser lets go whenever
 * the page is hidden, so it is asked again when the page is back; one that cannot, or will not, changes nothing.
 */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    // Not every browser has it, nor any without https.
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || wakeLock === undefined) return;
    let gone = false;
    let held: WakeLockSentinel | undefined;
    const isHeld = () => held !== undefined && !held.released;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || isHeld()) return;
      // A battery that runs low refuses.
      const lock = await wakeLock.request('screen').catch(() => undefined);
      if (gone || isHeld()) await lock?.release();
      else held = lock;
    };
    const onShow = () => void hold();
    onShow();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onShow);
      void held?.release();
    };
  }, [wanted]);
}
