/** What sales are grouped by. */
export const SALES_BY = {
  DAY: 'DAY',
  OPERATOR: 'OPERATOR',
  ROUTE: 'ROUTE',
  CHANNEL: 'CHANNEL',
  METHOD: 'METHOD',
  AGENCY: 'AGENCY',
  SELLER: 'SELLER',
  AFFILIATE: 'AFFILIATE',
} as const;
export type SalesBy = keyof typeof SALES_BY;

/** What departures are grouped by. */
export const OCCUPANCY_BY = { ROUTE: 'ROUTE', DEPARTURE: 'DEPARTURE', OPERATOR: 'OPERATOR', DAY: 'DAY' } as const;
export type OccupancyBy = keyof typeof OCCUPANCY_BY;

/** What cancellations are grouped by. */
export const CANCELLED_BY = { DAY: 'DAY', REASON: 'REASON', OPERATOR: 'OPERATOR' } as const;
export type CancelledBy = keyof typeof CANCELLED_BY;
