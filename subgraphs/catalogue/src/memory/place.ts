import type { LocationRow } from '../market/place-rows.js';

/** A location with what a search for it means. */
export interface Place {
  readonly row: LocationRow;
  /** Position of the location it lies in; -1 for none. */
  readonly parent: number;
  /** Stops of the location and of all below it, as the timetable numbers them. */
  readonly stops: readonly number[];
}
