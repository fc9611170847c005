import type { TravelDate } from '@naga/kernel/travel-date.js';

/** Service dates on which the driver of a route is paid, both included; null: no end on this side. */
export interface TravelDays {
  readonly travelFrom?: TravelDate | null | undefined;
  readonly travelUntil?: TravelDate | null | undefined;
}

/** Days that end before they begin are none; whoever wants none takes the route off the list. */
export function travelDaysProblems({ travelFrom, travelUntil }: TravelDays): { path: string; code: string }[] {
  if (travelFrom == null || travelUntil == null || travelFrom <= travelUntil) return [];
  return [{ path: 'travelUntil', code: 'ORDER' }];
}
