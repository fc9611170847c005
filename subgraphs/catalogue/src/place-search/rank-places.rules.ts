/** How well a name fits what was typed: the whole name, its beginning, the beginning of a later word, or only similar. */
export type Fit = 'whole' | 'prefix' | 'word' | 'similar';
const FITS: readonly Fit[] = ['whole', 'prefix', 'word', 'similar'];

export interface PlaceCandidate {
  readonly fit: Fit;
  /** 0..1, trigrams in common. */
  readonly similarity: number;
  readonly isStop: boolean;
  /** Provinces and countries: what lies within is meant more often. */
  readonly isRegion: boolean;
  /** Departures a week from there. */
  readonly departures: number;
}

/** Order of two places: better fit; then cities before stops before regions; then more alike where only similar; then busier. */
export function comparePlaces(a: PlaceCandidate, b: PlaceCandidate): number {
  const kind = (place: PlaceCandidate): number => (place.isRegion ? 2 : place.isStop ? 1 : 0);
  const alike = a.fit === 'similar' && b.fit === 'similar' ? b.similarity - a.similarity : 0;
  return (
    FITS.indexOf(a.fit) - FITS.indexOf(b.fit) ||
    kind(a) - kind(b) ||
    alike ||
    b.departures - a.departures ||
    b.similarity - a.similarity
  );
}
