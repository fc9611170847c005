import { expect, test } from '@jest/globals';
import { averageOf, operatorRating } from './rating.rules.js';

const rated = (cleanliness: number, punctuality: number, busQuality: number, professionalism: number) => ({
  cleanliness,
  punctuality,
  busQuality,
  professionalism,
});

test.each([
  [rated(5, 5, 5, 5), 5],
  [rated(1, 1, 1, 1), 1],
  [rated(4, 4, 4, 5), 4.3],
  [rated(4, 4, 5, 5), 4.5],
  [rated(4, 5, 5, 5), 4.8],
  [rated(1, 1, 1, 2), 1.3],
])('%j is %d on average', (ratings, average) => {
  expect(averageOf(ratings)).toBe(average);
});

test.each([
  [0, 0, null],
  [17, 1, 4.3],
  [87, 5, 4.4],
  [86, 5, 4.3],
  [1740, 100, 4.4],
])('%d points in %d reviews are %s', (sum, count, rating) => {
  expect(operatorRating(sum, count)).toEqual({ rating, reviewCount: count });
});
