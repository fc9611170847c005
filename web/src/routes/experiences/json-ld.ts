import { aggregateRating } from '../../features/structured-data/rating.js';
import { type Thing, thing } from '../../features/structured-data/thing.js';
import type { ExperienceQuery } from './experience.generated.js';

/** schema.org Product: an experience has a price and reviews on any day, so it is no Event with a date. */
export function productOf(experience: NonNullable<ExperienceQuery['experience']>, url: string): Thing {
  const { title, description, id, category, prices, rating, reviewCount, autoDiscount } = experience;
  const { amount, currency } = prices.adult;
  return thing('Product', {
    sku: id,
    name: title,
    description,
    category: category.name,
    url,
    offers: thing('Offer', {
      url,
      price: (Math.round((amount * (100 - autoDiscount)) / 100) / 100).toFixed(2),
      priceCurrency: currency,
    }),
    aggregateRating: aggregateRating(rating, reviewCount),
  });
}
