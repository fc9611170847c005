import { fromDayNumber, type TravelDate } from '@naga/kernel/travel-date.js';
import type { Clock } from '@naga/kernel/clock.js';

const HOURS_EAST = 7;
const HOUR_MS = 3_600_000;

/** The day of travel that it is now, where all stops stand (UTC+7). */
export const today = (clock: Clock): TravelDate =>
  fromDayNumber(Math.floor((clock.now() + HOURS_EAST * HOUR_MS) / (24 * HOUR_MS)));
