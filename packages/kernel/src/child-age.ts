import type { TravelDate } from './travel-date.js';

/** Who is younger than this on the day of travel is a child; one rule for all operators, said wherever children are counted. */
export const CHILD_BELOW = 12;

/** Whole years of age on a day: one grows older on one's birthday, born on 29 February on 1 March of other years. */
export function ageOn(day: TravelDate, born: TravelDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
