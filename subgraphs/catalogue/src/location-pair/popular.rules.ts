/** A pair of places as far as its popularity goes. */
export interface Sold {
  readonly from: number;
  readonly to: number;
  /** Departures of the coming week. */
  readonly weekly: number;
  /** Null counts as the shortest. */
  readonly distanceKm: number | null;
}

/** Departures times kilometres: the short hops a long line sells on its way do not crowd out the line. */
const weightOf = ({ weekly, distanceKm }: Sold): number => weekly * (distanceKm ?? 1);

/**
 * The pairs worth showing first: the heaviest of each place of departure, then each one's second, and so on, so that a
 * capital does not fill the page; of a pair and its way back only one.
 */
export function popularOf<Pair extends Sold>(pairs: readonly Pair[], limit: number): Pair[] {
  const chosen: Pair[] = [];
  let left = [...pairs].sort((a, b) => weightOf(b) - weightOf(a) || a.from - b.from || a.to - b.to);
  while (left.length > 0 && chosen.length < limit) {
    const origins = new Set<number>();
    const later: Pair[] = [];
    for (const pair of left) {
      if (chosen.some(({ from, to }) => from === pair.to && to === pair.from)) continue;
      if (origins.has(pair.from)) later.push(pair);
      else {
        origins.add(pair.from);
        chosen.push(pair);
      }
    }
    left = later;
  }
  return chosen.slice(0, limit);
}
