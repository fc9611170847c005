import type { ListState } from './list-address.js';

/** Whether two states narrow a list alike; neither the order of its rows nor where one is in it makes a view. */
export function sameFilters(one: ListState, other: ListState): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of ['sort', 'after']) names.delete(name);
  return [...names].every((name) => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
}
