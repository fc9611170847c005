import type { RouteRow, RouteScheduleRow, RouteTimingRow } from '../market/route-rows.js';
import type { SaleTerms } from '../sale/on-sale.rules.js';

/** What stands behind a trip of the timetable. Numbers are positions in the catalogue's arrays. */
export interface Departure {
  readonly schedule: RouteScheduleRow;
  readonly timing: RouteTimingRow;
  readonly route: RouteRow;
  readonly operator: number;
  readonly vehicle: number;
  readonly seatCount: number;
  readonly branchId: string | null;
  readonly terms: SaleTerms;
}
