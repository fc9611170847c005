import { addDays, type TravelDate } from '@naga/kernel/travel-date.js';

const MINUTE = 60_000;

/** Who does not confirm in a day is forgotten. */
export const CONFIRM_WITHIN = 24 * 60 * MINUTE;

/** Days ahead that may be watched: seats are sold half a year ahead, and some ask before that. */
const FARTHEST = 400;

/** The days that may be watched, both included. */
export const watchedDays = (today: TravelDate): { readonly from: TravelDate; readonly until: TravelDate } => ({
  from: today,
  until: addDays(today, FARTHEST),
});

/** When to look again where nothing told of a change: seats come on sale with time alone, which is no event. */
export const nextLook = (now: number): number => now + 10 * MINUTE;
