import type { ListState } from './list-address.js';

/** A view somebody kept for himself, in this browser. */
export interface OwnView {
  name: string;
  state: ListState;
}

const keyOf = (list: string): string => `naga-admin-views-${list}`;

const isView = (one: unknown): one is OwnView =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as OwnView).name === 'string' &&
  typeof (one as OwnView).state === 'object';

/** The kept views of a list; what cannot be read counts as none. */
export function readViews(list: string): OwnView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

export const writeViews = (list: string, views: readonly OwnView[]): void =>
  localStorage.setItem(keyOf(list), JSON.stringify(views));

/** Whether two states narrow a list alike; neither the order of its rows nor where one is in it makes a view. */
export function sameFilters(one: ListState, other: ListState): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of ['sort', 'after']) names.delete(name);
  return [...names].every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
}
