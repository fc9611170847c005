import { pictureAt } from '@naga/kernel/picture.js';
import { breadcrumbList, itemList } from '../../features/structured-data/lists.js';
import { aggregateRating } from '../../features/structured-data/rating.js';
import { type Thing, thing } from '../../features/structured-data/thing.js';
import { homeOf } from './home-of.js';
import type { OperatorPageQuery, OperatorReviewsQuery, OperatorsQuery } from './operators.generated.js';

export interface JsonLdOptions {
  site: string;
  /** What the list of operators is called. */
  list: string;
  baseUrl: string;
  /** The whole address of a path in the reader's language. */
  at: (path: string) => string;
}

type Operator = NonNullable<OperatorPageQuery['operator']>;
type Review = OperatorReviewsQuery['operatorReviews']['rows'][number];

const reviewOf = ({ authorName, average, comments, language }: Review, nameless: string): Thing =>
  thing('Review', {
    author: thing('Person', { name: authorName ?? nameless }),
    reviewRating: thing('Rating', { ratingValue: average, bestRating: 5, worstRating: 1 }),
    reviewBody: comments,
    inLanguage: comments === null ? undefined : language,
  });

const addressOf = (operator: Operator): Thing =>
  thing('PostalAddress', { addressCountry: operator.countryCode, addressLocality: homeOf(operator) });

/** Search engines show no logo below 112 pixels, which the small one of our screens is. */
const LOGO_WIDTH = 320;

/** schema.org: the operator (Organization) with what travellers say of it on this page, and the way to it. */
export function operatorThings(
  operator: Operator,
  reviews: readonly Review[],
  nameless: string,
  { site, list, baseUrl, at }: JsonLdOptions,
): Thing[] {
  const { name, slug, about, tagLine, logoUrl, website, email, phone, rating, reviewCount } = operator;
  const here = at(`/operators/${slug}`);
  return [
    breadcrumbList([
      { name: site, address: at('/') },
      { name: list, address: at('/operators') },
      { name, address: here },
    ]),
    thing('Organization', {
      '@id': `${baseUrl}/operators/${slug}`,
      name,
      url: here,
      sameAs: website,
      logo: logoUrl === null ? undefined : new URL(pictureAt(logoUrl, LOGO_WIDTH), baseUrl).href,
      description: about ?? tagLine,
      email,
      telephone: phone,
      address: addressOf(operator),
      aggregateRating: aggregateRating(rating, reviewCount),
      review: reviews.length === 0 ? undefined : reviews.map((review) => reviewOf(review, nameless)),
    }),
  ];
}

/** schema.org: every operator (ItemList), and the way here. */
export const operatorsThings = (operators: OperatorsQuery['operators'], { site, list, at }: JsonLdOptions): Thing[] => [
  breadcrumbList([
    { name: site, address: at('/') },
    { name: list, address: at('/operators') },
  ]),
  itemList(operators.map(({ name, slug }) => ({ name, address: at(`/operators/${slug}`) }))),
];
