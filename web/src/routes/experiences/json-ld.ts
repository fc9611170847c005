import type { ExperienceQuery } from './experience.generated.js';

/** schema.org Product: an experience has a price and reviews on any day, so it is no Event with a date. */
export function productOf(experience: NonNullable<ExperienceQuery['experience']>, url: string) {
  const { title, description, id, category, prices, rating, reviewCount, autoDiscount } = experience;
  const { amount, currency } = prices.adult;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name: title,
    description,
    category: category.name,
    url,
    offers: {
      '@type': 'Offer',
      url,
      price: (Math.round((amount * (100 - autoDiscount)) / 100) / 100).toFixed(2),
      priceCurrency: currency,
    },
    ...(rating === null || reviewCount === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }),
  };
}
