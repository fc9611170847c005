/** A pair of places as far as its popularity goes. */
export interface Sold {
  readonly from: number;
  readonly to: number;
  /** Departures of the coming week that begin in the one place and end in the other. */
  readonly weekly: number;
  /** Null counts as the shortest. */
  readonly distanceKm: number | null;
  /** What kind of trip it is: pairs of one sort look alike to a traveller. See sortOf. */
  readonly sort: string;
  /** How much leaves the place; capitals before everything else. */
  readonly sizeFrom: number;
  readonly sizeTo: number;
}

/** What sets trips apart at a glance: over water, across a border, or within one country. */
export function sortOf(countryFrom: string, countryTo: string, overWater: boolean): string {
  if (overWater) return 'WATER';
  return countryFrom === countryTo ? countryFrom : 'BORDER';
}

/** Departures times kilometres: a shuttle to the next town does not crowd out the line across the country. */
const weightOf = ({ weekly, distanceKm }: Sold): number => weekly * (distanceKm ?? 1);

/**
 * The pairs worth showing first. Of a pair and its way back only the one that leaves the larger place. The sorts of trips
 * take turns, the one with the heaviest pair first, so that islands, borders and each country are seen early; within a
 * turn the heaviest pair wins, its weight divided by how often its places were shown before as what they are in it.
 */
export function popularOf<Pair extends Sold>(pairs: readonly Pair[], limit: number): Pair[] {
  const outward = outwardOf(pairs).sort((a, b) => weightOf(b) - weightOf(a) || a.from - b.from || a.to - b.to);
  const turns = [...Map.groupBy(outward, ({ sort }) => sort).values()];
  const chosen: Pair[] = [];
  const origins = new Map<number, number>();
  const goals = new Map<number, number>();
  const appeal = (pair: Pair): number =>
    weightOf(pair) / ((1 + (origins.get(pair.from) ?? 0)) * (1 + (goals.get(pair.to) ?? 0)));
  while (chosen.length < limit && turns.some((left) => left.length > 0))
    for (const left of turns) {
      if (left.length === 0 || chosen.length === limit) continue;
      const best = left.reduce((most, pair) => (appeal(pair) > appeal(most) ? pair : most));
      left.splice(left.indexOf(best), 1);
      chosen.push(best);
      origins.set(best.from, (origins.get(best.from) ?? 0) + 1);
      goals.set(best.to, (goals.get(best.to) ?? 0) + 1);
    }
  return chosen;
}

/** Each pair in one direction; the way back where only that is sold. */
function outwardOf<Pair extends Sold>(pairs: readonly Pair[]): Pair[] {
  const kept = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = [pair.from, pair.to].sort((a, b) => a - b).join('~');
    const known = kept.get(key);
    if (known === undefined || leads(pair, known)) kept.set(key, pair);
  }
  return [...kept.values()];
}

/** Which of two directions is shown: from the larger place, else the heavier, else from the earlier in the list. */
function leads(pair: Sold, back: Sold): boolean {
  if (pair.sizeFrom !== pair.sizeTo) return pair.sizeFrom > pair.sizeTo;
  return weightOf(pair) - weightOf(back) > 0 || (weightOf(pair) === weightOf(back) && pair.from < back.from);
}
