import type { Clock } from '@naga/kernel/clock.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';

/** The day of travel that it is now. */
export const today = (clock: Clock): TravelDate => localMoment(clock.now()).date;
