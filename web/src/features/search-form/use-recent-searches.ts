import { useSyncExternalStore } from 'react';
import { readRecent, RECENT_KEY, type RecentSearch } from './recent-searches.js';

const NONE: readonly RecentSearch[] = [];
const listeners = new Set<() => void>();
let raw: string | null = null;
let parsed: readonly RecentSearch[] = NONE;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The same list as long as the storage holds the same text. */
function snapshot(): readonly RecentSearch[] {
  const now = localStorage.getItem(RECENT_KEY);
  if (now !== raw) {
    raw = now;
    parsed = readRecent(localStorage);
  }
  return parsed;
}

/** After this document wrote or cleared them. */
export const recentSearchesChanged = (): void => listeners.forEach((listener) => listener());

/** What this browser searched last. The server does not know it: it appears after the first paint. */
export const useRecentSearches = (): readonly RecentSearch[] => useSyncExternalStore(subscribe, snapshot, () => NONE);
