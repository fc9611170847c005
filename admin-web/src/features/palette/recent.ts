import { GROUPS, type Place } from './palette-item.js';

const MOST = 6;
const PREFIX = 'naga-admin-recent-';

/** What is kept of something opened: where it is and what it is called. */
export interface Recent {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** The id of the group it was found in. */
  readonly from: string;
}

const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'title', 'to', 'from'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string');

/** What somebody opened last from the palette in this browser, the last first; what cannot be read counts as none. */
export function readRecent(userId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a place, but no person: a counter's machine is many people's. */
export function keepRecent(userId: string, { id, title, to, group }: Place): void {
  if (group.id === GROUPS.people.id) return;
  const rest = readRecent(userId).filter((one) => one.to !== to);
  const kept: Recent[] = [{ id, title, to, from: group.id }, ...rest];
  localStorage.setItem(PREFIX + userId, JSON.stringify(kept.slice(0, MOST)));
}

/** Whoever signs out leaves nothing of it on this machine. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
