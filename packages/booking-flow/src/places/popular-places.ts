import type { PlaceOption } from './place.js';

/** A route that people take: what an empty field offers. */
export interface PopularPair {
  from: { slug: string; name: string };
  to: { slug: string; name: string };
}

/** The ends of popular routes, each once; for the destination those that are reached from `origin` come first. */
export function popularPlaces(pairs: readonly PopularPair[], end: 'from' | 'to', origin = ''): PlaceOption[] {
  const sorted = [...pairs].sort((a, b) => Number(b.from.slug === origin) - Number(a.from.slug === origin));
  const seen = new Set(end === 'to' ? [origin] : []);
  return sorted.flatMap((pair): PlaceOption[] => {
    const { slug, name } = pair[end];
    if (seen.has(slug)) return [];
    seen.add(slug);
    return [{ group: 'popular', slug, name }];
  });
}
