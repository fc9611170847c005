import type { JourneyRow } from './journey-row.js';

/** Names of the filters as they stand in the address: ?time=morning&time=night&on=wifi&info=non-stop */
export const FILTER_GROUPS = [
  'time',
  'board',
  'drop',
  'kind',
  'info',
  'on',
  'op',
  'rating',
  'changes',
  'hours',
] as const;
export type FilterGroup = (typeof FILTER_GROUPS)[number];
export type Filters = Readonly<Record<FilterGroup, readonly string[]>>;

export const RATINGS = ['4.5', '4'] as const;
/** "Up to … hours". */
export const HOURS = ['3', '6', '9', '12'] as const;

/** Morning from 05, afternoon from 12, night from 18 o'clock. */
export function bandOf(time: string): 'morning' | 'afternoon' | 'night' {
  if (time >= '05:00' && time < '12:00') return 'morning';
  return time >= '12:00' && time < '18:00' ? 'afternoon' : 'night';
}

/** What a journey is under each filter. A threshold (rating, hours) lists every step it satisfies. */
const VALUES: Record<FilterGroup, (row: JourneyRow) => readonly string[]> = {
  time: ({ departure }) => [bandOf(departure.time)],
  board: ({ departure }) => [departure.stopId],
  drop: ({ arrival }) => [arrival.stopId],
  kind: ({ categories }) => categories,
  info: ({ tripInfos }) => tripInfos.map(({ code }) => code),
  on: ({ amenities }) => amenities.map(({ code }) => code),
  op: ({ operators }) => operators.map(({ id }) => id),
  rating: ({ rating }) => RATINGS.filter((step) => rating !== undefined && rating >= Number(step)),
  changes: ({ changes }) => [String(changes.length)],
  hours: ({ minutes }) => HOURS.filter((step) => minutes <= Number(step) * 60),
};

/** Groups of which a journey has several: all that was chosen must be there. Elsewhere any chosen value will do. */
const ALL_OF: ReadonlySet<FilterGroup> = new Set(['info', 'on']);

function passes(row: JourneyRow, group: FilterGroup, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const values = VALUES[group](row);
  const has = (value: string) => values.includes(value);
  return ALL_OF.has(group) ? chosen.every(has) : chosen.some(has);
}

/** The filters of an address; unknown parameters are somebody else's. */
export const readFilters = (query: URLSearchParams): Filters =>
  Object.fromEntries(FILTER_GROUPS.map((group) => [group, [...new Set(query.getAll(group))]])) as unknown as Filters;

export const filterRows = (rows: readonly JourneyRow[], filters: Filters): JourneyRow[] =>
  rows.filter((row) => FILTER_GROUPS.every((group) => passes(row, group, filters[group])));

/**
 * For each value of a group, how many journeys would show if it were chosen: the other groups' filters stay,
 * and of what kind of ride it is and what is on board the ones already chosen stay as well.
 */
export function countValues(rows: readonly JourneyRow[], filters: Filters, group: FilterGroup): Map<string, number> {
  const others = FILTER_GROUPS.filter((other) => other !== group || ALL_OF.has(group));
  const counts = new Map<string, number>();
  for (const row of rows) for (const value of VALUES[group](row)) counts.set(value, counts.get(value) ?? 0);
  for (const row of rows) {
    if (!others.every((other) => passes(row, other, filters[other]))) continue;
    for (const value of VALUES[group](row)) counts.set(value, counts.get(value)! + 1);
  }
  return counts;
}

/** Whether a value leaves some of the journeys and not all: others are no choice. */
export function tellsApart(rows: readonly JourneyRow[], group: FilterGroup, value: string): boolean {
  const left = rows.filter((row) => VALUES[group](row).includes(value)).length;
  return left > 0 && left < rows.length;
}

/** How many values are chosen in all. */
export const countChosen = (filters: Filters): number =>
  FILTER_GROUPS.reduce((count, group) => count + filters[group].length, 0);
