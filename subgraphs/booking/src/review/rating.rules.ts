/** The four questions of the specification, section 3 (Review), each answered from 1 to 5 (section 9). */
export const ASPECTS = ['cleanliness', 'punctuality', 'busQuality', 'professionalism'] as const;
export type Aspect = (typeof ASPECTS)[number];
export type Ratings = Readonly<Record<Aspect, number>>;

export const LOWEST = 1;
export const HIGHEST = 5;

/** To one decimal, half up: 4.25 → 4.3. Works in hundredths, since 4.35 is less than itself as a binary fraction. */
const toOneDecimal = (sum: number, count: number): number => Math.round((sum * 10) / count + 1e-9) / 10;

/** The average of one review, to one decimal (specification, section 9). */
export const averageOf = (ratings: Ratings): number =>
  toOneDecimal(
    ASPECTS.reduce((sum, aspect) => sum + ratings[aspect], 0),
    ASPECTS.length,
  );

export interface OperatorRating {
  /** 1 to 5 with one decimal; null without reviews. */
  readonly rating: number | null;
  readonly reviewCount: number;
}

/** An operator's rating of `count` reviews whose single ratings add up to `sum`: the average of all of them, rounded once. */
export const operatorRating = (sum: number, count: number): OperatorRating => ({
  rating: count === 0 ? null : toOneDecimal(sum, count * ASPECTS.length),
  reviewCount: count,
});
