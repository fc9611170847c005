import type { ReviewSeed } from '@naga/booking/market/review-seed.js';
import type { MarketRows } from '@naga/catalogue/market/market-rows.js';
import type { OperatorRow } from '@naga/catalogue/market/operator-rows.js';
import { operatorRating } from '@naga/booking/review/rating.rules.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import type { Company } from './operators.js';
import { placeOf } from './places.js';
import { ANSWERS, AUTHORS, REVIEWS } from './tables/reviews-table.js';
import { textTable } from './tables/text-table.js';

const opinions = textTable(['language', 'mood', 'issues', 'comments'], REVIEWS);

/** Of so many travellers an operator has carried, one writes. */
const CARRIED_PER_REVIEW = 20;
const DAYS_BACK = 300;

/** Numbers from 0 to 1 that look drawn and are the same on every machine (mulberry32). */
function draws(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const moodOf = (stars: number): string => (stars >= 4 ? 'good' : stars >= 3 ? 'fair' : 'poor');

/** One of a list that holds some. */
const pick = <T>(list: readonly T[], draw: number): T => list[Math.floor(draw * list.length)]!;

/** Stars around how good an operator is, one decimal more or less, with a bad day now and then. */
function starsAround(rating: number, draw: () => number): number {
  const badDay = draw() < 0.06 ? 2 : 0;
  const wanted = rating + (draw() - 0.5) * 0.9 - badDay + 0.12;
  return Math.min(5, Math.max(1, Math.floor(wanted) + (draw() < wanted - Math.floor(wanted) ? 1 : 0)));
}

function reviewsOf({ id, spec }: Company): ReviewSeed[] {
  const draw = draws(Number(id));
  const { rating, reviews, branches, country, name } = spec;
  const names = (slug: string): LocalizedText => placeOf(slug).names;
  return Array.from({ length: Math.ceil(reviews / CARRIED_PER_REVIEW) }, (_, index) => {
    const [cleanliness, punctuality, busQuality, professionalism] = [0, 1, 2, 3].map(() => starsAround(rating, draw));
    const average = (cleanliness! + punctuality! + busQuality! + professionalism!) / 4;
    const mood = moodOf(average);
    const said = pick(
      opinions.filter((one) => one.mood === mood),
      draw(),
    );
    const from = pick(branches, draw());
    const to = pick(branches.length > 1 ? branches.filter((slug) => slug !== from) : branches, draw());
    const isSilent = draw() < 0.35;
    return {
      operatorId: id,
      operatorName: name,
      countryCode: country,
      fromName: names(from),
      toName: names(to),
      daysAgo: 2 + Math.floor((index * DAYS_BACK) / Math.ceil(reviews / CARRIED_PER_REVIEW)),
      authorName: pick(AUTHORS[said.language]!, draw()),
      language: said.language,
      cleanliness: cleanliness!,
      punctuality: punctuality!,
      busQuality: busQuality!,
      professionalism: professionalism!,
      issues: said.issues === '' ? [] : said.issues.split(','),
      comments: isSilent ? null : said.comments,
      answer: !isSilent && draw() < 0.4 ? ANSWERS[mood]! : null,
    };
  });
}

/** What travellers said of the market's operators: real rows, of which each rating is the average. */
export const makeReviews = (companies: readonly Company[]): ReviewSeed[] => companies.flatMap(reviewsOf);

/** Operators with the rating that their reviews add up to, as operator.rated would tell it. */
export function withRatings(catalogue: MarketRows, reviews: readonly ReviewSeed[]): MarketRows {
  const byOperator = Map.groupBy(reviews, ({ operatorId }) => operatorId);
  const rated = (row: OperatorRow): OperatorRow => {
    const own = byOperator.get(row.id) ?? [];
    const sum = own.reduce((points, one) => {
      return points + one.cleanliness + one.punctuality + one.busQuality + one.professionalism;
    }, 0);
    return { ...row, ...operatorRating(sum, own.length) };
  };
  return { ...catalogue, operators: catalogue.operators.map(rated) };
}
