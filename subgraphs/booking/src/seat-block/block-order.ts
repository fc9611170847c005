import { ListOrder } from '@naga/server-kit/list/list-order.js';

export const BLOCK_SORTS = {
  DEPARTURE_SOONEST: 'DEPARTURE_SOONEST',
  DEPARTURE_LATEST: 'DEPARTURE_LATEST',
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
} as const;
export type BlockSort = keyof typeof BLOCK_SORTS;

/** By day, then the seats of a departure together. */
const BY_DEPARTURE = {
  'b.service_date': 'day',
  'b.route_schedule_id': 'whole',
  'length(b.seat_no)': 'whole',
  'b.seat_no': 'text',
  'b.id': 'whole',
} as const;
const BY_AGE = { 'b.blocked_at': 'time', 'b.id': 'whole' } as const;

/** Of `seat_block b`. */
export const BLOCK_ORDERS: Readonly<Record<BlockSort, ListOrder>> = {
  DEPARTURE_SOONEST: ListOrder.ascending(BY_DEPARTURE),
  DEPARTURE_LATEST: ListOrder.descending(BY_DEPARTURE),
  NEWEST: ListOrder.descending(BY_AGE),
  OLDEST: ListOrder.ascending(BY_AGE),
};
