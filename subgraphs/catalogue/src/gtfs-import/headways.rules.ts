/** A trip leaves again and again: seconds since midnight of the service date, `to` is past the last one. */
export interface Headway {
  readonly from: number;
  readonly to: number;
  readonly every: number;
}

/** More than a line may have; a headway of a second is not spelled out beyond it. */
const MOST_DEPARTURES = 301;

const overlaps = (one: Headway, other: Headway): boolean => one.from < other.to && other.from < one.to;

/** Whether a trip would leave twice at once: its spans of hours must lie beside each other. */
export const isCrossed = (known: readonly Headway[], more: Headway): boolean =>
  known.some((one) => overlaps(one, more));

/**
 * By how many seconds each departure of a trip is later than `first`, the one that its times say, in ascending order; a
 * trip without headways leaves once. Whether they are exact does not matter: who sells a seat says when it leaves. At most
 * 301, which no line has.
 */
export function laterBy(headways: readonly Headway[], first: number): number[] {
  if (headways.length === 0) return [0];
  const later: number[] = [];
  for (const { from, to, every } of headways.toSorted((a, b) => a.from - b.from))
    for (let at = from; at < to && later.length < MOST_DEPARTURES; at += every) later.push(at - first);
  return later;
}
