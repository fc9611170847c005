import { addDays, fromDayNumber, type TravelDate, travelDate } from '@naga/kernel/travel-date.js';

const DAY_MS = 86_400_000;
const LOCAL_MS = 7 * 3_600_000;

/** Days after a month in which its last rides arrive and their tickets are looked at. */
const LAST_RIDES = 3;

/** The days of a statement, both included. */
export interface Period {
  readonly from: TravelDate;
  readonly to: TravelDate;
}

/** The calendar month of a day. */
export function monthOf(date: TravelDate): Period {
  const from = travelDate(`${date.slice(0, 7)}-01`);
  const next = travelDate(`${addDays(from, 31).slice(0, 7)}-01`);
  return { from, to: addDays(next, -1) };
}

/** The local day (UTC+7) of an instant. */
export const localDay = (now: number): TravelDate => fromDayNumber(Math.floor((now + LOCAL_MS) / DAY_MS));

/** From this local day on a period takes no more lines. */
export const closesOn = ({ to }: Period): TravelDate => addDays(to, LAST_RIDES + 1);

/** Which statement a ride of a service date belongs to: that of its month, or of today's month once that one is closed. */
export function periodFor(serviceDate: TravelDate, now: number): Period {
  const today = localDay(now);
  const month = monthOf(serviceDate);
  return today < closesOn(month) ? month : monthOf(today);
}
