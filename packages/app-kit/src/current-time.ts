import { useSyncExternalStore } from 'react';

/** Specification, section 9. */
const REFRESH_MS = 60_000;

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

function follow(reader: () => void): () => void {
  readers.add(reader);
  timer ??= setInterval(() => {
    now = Date.now();
    readers.forEach((tell) => tell());
  }, REFRESH_MS);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = 0;
  };
}

function current(): number {
  if (now === 0) now = Date.now();
  return now;
}

/**
 * The current time in epoch milliseconds, new every 60 seconds and the same for all who read it.
 * @param onServer what the page was rendered with
 */
export const useCurrentTime = (onServer: number): number => useSyncExternalStore(follow, current, () => onServer);
