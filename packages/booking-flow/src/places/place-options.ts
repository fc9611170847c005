import type { PlaceOption } from './place.js';

/** Catalogue's PlaceMatch, as far as a list of places tells it. */
export interface FoundPlace {
  matchedText: string;
  location: { slug: string; name: string; parent: { name: string } | null };
  /** Set when the text matched a stop rather than its city. */
  stop: { id: string; name: string } | null;
}

/** What a text may mean as a list offers it: cities before stops, otherwise in the order they were found. */
export function placeOptions(found: readonly FoundPlace[]): PlaceOption[] {
  const options = found.map(({ location, stop, matchedText }): PlaceOption => {
    const matched = matchedText === location.name || matchedText === stop?.name ? undefined : matchedText;
    if (stop === null)
      return { group: 'cities', name: location.name, slug: location.slug, hint: location.parent?.name, matched };
    return { group: 'stops', name: stop.name, slug: location.slug, stopId: stop.id, hint: location.name, matched };
  });
  return [...options.filter(({ group }) => group === 'cities'), ...options.filter(({ group }) => group === 'stops')];
}
