import { type Thing, thing } from './thing.js';

/** schema.org AggregateRating of one to five; nothing where nobody has rated. */
export const aggregateRating = (ratingValue: number | null, reviewCount: number): Thing | undefined =>
  ratingValue === null || reviewCount === 0
    ? undefined
    : thing('AggregateRating', { ratingValue, reviewCount, bestRating: 5, worstRating: 1 });
