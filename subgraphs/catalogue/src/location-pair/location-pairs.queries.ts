import { todayOf, type Asking } from '../journey/asking.js';
import type { Kind } from '../journey/search-journeys.queries.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { Catalogue } from '../memory/catalogue.js';
import { offeredDays, weeklyDepartures } from './pair-counts.js';
import { pairKey, type Pair } from './pair-table.js';
import { OfferedPair, type CountedPair } from './pair-view.js';

/** Counts hold for a day and a generation of the catalogue. */
const kept = new WeakMap<Catalogue, { today: number; lists: Map<string, readonly CountedPair[]> }>();

function countedPairs(asking: Asking, kind: Kind | undefined, offlineToo: boolean): readonly CountedPair[] {
  const { catalogue } = asking;
  const today = todayOf(asking);
  let counts = kept.get(catalogue);
  if (counts?.today !== today) kept.set(catalogue, (counts = { today, lists: new Map() }));
  const key = `${kind ?? 'all'}/${offlineToo}`;
  let list = counts.lists.get(key);
  if (list === undefined) {
    const offered = offeredDays(catalogue, today, offlineToo);
    const kindNumber = kind === undefined ? undefined : KINDS.indexOf(kind);
    list = [...catalogue.pairs.values()]
      .map((pair) => ({ pair, offered, today, weekly: weeklyDepartures(catalogue, pair, offered, kindNumber) }))
      .filter(({ weekly }) => weekly > 0)
      .sort((a, b) => b.weekly - a.weekly || a.pair.from - b.pair.from || a.pair.to - b.pair.to);
    counts.lists.set(key, list);
  }
  return list;
}

/** What is sold in the coming week, the most frequent first. */
export function locationPairs(asking: Asking, kind?: Kind, offlineToo = false): OfferedPair[] {
  return countedPairs(asking, kind, offlineToo).map((counted) => new OfferedPair(asking, counted));
}

/** The pairs with the most departures; of a pair and its way back only the more frequent. */
export function popularRoutes(asking: Asking, kind: Kind | undefined, limit: number): OfferedPair[] {
  const seen = new Set<number>();
  const popular: OfferedPair[] = [];
  for (const counted of countedPairs(asking, kind, false)) {
    if (popular.length >= limit) break;
    const { from, to } = counted.pair;
    if (seen.has(pairKey(to, from))) continue;
    seen.add(pairKey(from, to));
    popular.push(new OfferedPair(asking, counted));
  }
  return popular;
}

/** One pair by its places; undefined when nothing is offered between them in the coming week. */
export function locationPair(asking: Asking, from: number, to: number, offlineToo = true): OfferedPair | undefined {
  const pair: Pair | undefined = asking.catalogue.pairs.get(pairKey(from, to));
  const counted = pair && countedPairs(asking, undefined, offlineToo).find((one) => one.pair === pair);
  return counted && new OfferedPair(asking, counted);
}

/** Departures a week from each place, for ranking places. */
export function departuresFrom(asking: Asking): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { pair, weekly } of countedPairs(asking, undefined, true))
    counts.set(pair.from, (counts.get(pair.from) ?? 0) + weekly);
  return counts;
}
