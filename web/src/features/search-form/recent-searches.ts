import type { Place } from '@naga/booking-flow/places/place.js';

export interface RecentSearch {
  from: Place;
  to: Place;
}

export const RECENT_KEY = 'naga.recent-searches';
const MOST = 3;

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'slug' in value && 'name' in value;

/** The last pairs of this browser, newest first; none where storage is closed or holds nonsense. */
export function readRecent(storage: Pick<Storage, 'getItem'>): RecentSearch[] {
  try {
    const all = JSON.parse(storage.getItem(RECENT_KEY) ?? '[]') as unknown[];
    return all.filter(
      (one): one is RecentSearch =>
        typeof one === 'object' && one !== null && 'from' in one && 'to' in one && isPlace(one.from) && isPlace(one.to),
    );
  } catch {
    return [];
  }
}

/** Puts a pair first and keeps three. */
export function addRecent(storage: Pick<Storage, 'getItem' | 'setItem'>, search: RecentSearch): void {
  const isSame = (other: RecentSearch) => other.from.slug === search.from.slug && other.to.slug === search.to.slug;
  const all = [search, ...readRecent(storage).filter((other) => !isSame(other))].slice(0, MOST);
  try {
    storage.setItem(RECENT_KEY, JSON.stringify(all));
  } catch {
    // Private windows refuse to store; the search itself is what counts.
  }
}

export function clearRecent(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(RECENT_KEY);
}
