import { todayOf, type Asking } from '../journey/asking.js';
import type { Kind } from '../journey/search-journeys.queries.js';
import { KINDS } from '../memory/build-catalogue.js';
import type { Catalogue } from '../memory/catalogue.js';
import { CountedPair } from './counted-pair.js';
import { offeredDays } from './offered-days.js';
import { pairKey } from './pair-table.js';
import { OfferedPair } from './pair-view.js';
import { popularOf, sortOf } from './popular.rules.js';

/** Counts hold for a day and a generation of the catalogue. */
interface Counts {
  readonly today: number;
  readonly sold: ReadonlyMap<number, CountedPair>;
  /** With operators that are offline now. */
  readonly offlineToo: ReadonlyMap<number, CountedPair>;
  /** What is popular, of all kinds and of each, worked out when it is first asked for. */
  readonly popular: Map<Kind | undefined, readonly CountedPair[]>;
}
const kept = new WeakMap<Catalogue, Counts>();

function countsOf(asking: Asking): Counts {
  const { catalogue } = asking;
  const today = todayOf(asking);
  const known = kept.get(catalogue);
  if (known?.today === today) return known;
  const count = (offlineToo: boolean): ReadonlyMap<number, CountedPair> => {
    const offered = offeredDays(catalogue, today, offlineToo);
    const pairs = [...catalogue.pairs].map(
      ([key, pair]) => [key, new CountedPair(catalogue, pair, offered, today)] as const,
    );
    return new Map(pairs.filter(([, { weekly }]) => weekly > 0).sort(([, a], [, b]) => byDepartures(a, b)));
  };
  const counts: Counts = { today, sold: count(false), offlineToo: count(true), popular: new Map() };
  kept.set(catalogue, counts);
  return counts;
}

function byDepartures(a: CountedPair, b: CountedPair, kind?: Kind): number {
  return b.weeklyOf(kind) - a.weeklyOf(kind) || a.pair.from - b.pair.from || a.pair.to - b.pair.to;
}

function pairsOf(asking: Asking, kind: Kind | undefined, offlineToo: boolean): CountedPair[] {
  const { sold, offlineToo: all } = countsOf(asking);
  const pairs = [...(offlineToo ? all : sold).values()];
  if (kind === undefined) return pairs;
  return pairs.filter((pair) => pair.weeklyOf(kind) > 0).sort((a, b) => byDepartures(a, b, kind));
}

/** What is sold in the coming week, the most frequent first. */
export function locationPairs(asking: Asking, kind?: Kind, offlineToo = false): OfferedPair[] {
  return pairsOf(asking, kind, offlineToo).map((counted) => new OfferedPair(asking, counted, kind));
}

/** The most that is asked for. */
export const MOST_POPULAR = 100;

/** What to show first (popular.rules.ts). A place within a city, its airport, is left to the city. */
export function popularRoutes(asking: Asking, kind: Kind | undefined, limit: number): OfferedPair[] {
  const { popular } = countsOf(asking);
  let chosen = popular.get(kind);
  if (chosen === undefined) popular.set(kind, (chosen = popularPairs(asking, kind)));
  return chosen.slice(0, limit).map((counted) => new OfferedPair(asking, counted, kind));
}

function popularPairs(asking: Asking, kind: Kind | undefined): CountedPair[] {
  const { catalogue } = asking;
  const { places } = catalogue;
  const departures = departuresFrom(asking);
  const sizeOf = (place: number) => (isCapital(catalogue, place) ? CAPITAL : 0) + (departures.get(place) ?? 0);
  const pairs = pairsOf(asking, kind, false)
    .filter(({ pair }) => !isWithinCity(catalogue, pair.from) && !isWithinCity(catalogue, pair.to))
    .map((counted) => {
      const { from, to, distanceKm } = counted.pair;
      const overWater = counted.kinds.every((one) => one === 'FERRY');
      const sort = sortOf(places[from]!.row.countryCode, places[to]!.row.countryCode, overWater);
      const weekly = counted.wholeLinesOf(kind);
      return { counted, from, to, distanceKm, weekly, sort, sizeFrom: sizeOf(from), sizeTo: sizeOf(to) };
    })
    .filter(({ weekly }) => weekly > 0);
  return popularOf(pairs, MOST_POPULAR).map(({ counted }) => counted);
}

/** More departures a week than any place has. */
const CAPITAL = 1e9;

/** Cities that lie in no province: capitals and cities of their rank. */
function isCapital({ places }: Catalogue, place: number): boolean {
  return places[place]!.row.type === 'CITY' && places[places[place]!.parent]?.row.type === 'COUNTRY';
}

function isWithinCity({ places }: Catalogue, place: number): boolean {
  const parent = places[places[place]!.parent];
  return parent !== undefined && parent.row.type !== 'PROVINCE' && parent.row.type !== 'COUNTRY';
}

/** One pair by its places; undefined when nothing is offered between them in the coming week, by nobody. */
export function locationPair(asking: Asking, from: number, to: number, kind?: Kind): OfferedPair | undefined {
  const { sold, offlineToo } = countsOf(asking);
  const key = pairKey(from, to);
  const counted = [sold.get(key), offlineToo.get(key)].find((one) => one !== undefined && one.weeklyOf(kind) > 0);
  return counted && new OfferedPair(asking, counted, kind);
}

/** The pair an id names; undefined for anything that is none. */
export function pairNamed(asking: Asking, id: string): OfferedPair | undefined {
  const [fromSlug, toSlug, type] = id.split('~');
  const [from, to] = [asking.catalogue.placeAt(fromSlug ?? ''), asking.catalogue.placeAt(toSlug ?? '')];
  const kind = KINDS.find((known) => known === type);
  if (from === undefined || to === undefined || kind !== type) return undefined;
  return locationPair(asking, from, to, kind);
}

/** Departures a week from each place, for ranking places. */
export function departuresFrom(asking: Asking): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { pair, weekly } of countsOf(asking).offlineToo.values())
    counts.set(pair.from, (counts.get(pair.from) ?? 0) + weekly);
  return counts;
}
