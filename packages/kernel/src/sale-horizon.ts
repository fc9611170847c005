/**
 * How many days ahead a departure is sold at most, today counted as 0: one half year, what operators of the region plan
 * ahead. Schedules say weekdays and seasons, not how far ahead they are sold, so it is the same for all of them.
 */
export const SALE_HORIZON_DAYS = 180;
