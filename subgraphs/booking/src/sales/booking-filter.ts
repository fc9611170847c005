import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { NEXT_RIDE } from '../report/counted.js';

export const BOOKING_SORTS = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  TRAVEL_SOONEST: 'TRAVEL_SOONEST',
  TRAVEL_LATEST: 'TRAVEL_LATEST',
  NEXT_RIDE: 'NEXT_RIDE',
  TOTAL_HIGHEST: 'TOTAL_HIGHEST',
} as const;
export type BookingSort = keyof typeof BOOKING_SORTS;

/** Of `booking b`. */
export const ORDERS: Readonly<Record<BookingSort, ListOrder>> = {
  NEWEST: ListOrder.descending({ 'b.created_at': 'time', 'b.id': 'whole' }),
  OLDEST: ListOrder.ascending({ 'b.created_at': 'time', 'b.id': 'whole' }),
  TRAVEL_SOONEST: ListOrder.ascending({ 'b.travels_at': 'time', 'b.id': 'whole' }),
  TRAVEL_LATEST: ListOrder.descending({ 'b.travels_at': 'time', 'b.id': 'whole' }),
  NEXT_RIDE: ListOrder.ascending({ [`coalesce(${NEXT_RIDE}, b.travels_at)`]: 'time', 'b.id': 'whole' }),
  TOTAL_HIGHEST: ListOrder.descending({ 'b.total': 'whole', 'b.id': 'whole' }),
};

export interface BookingFilter {
  readonly text?: string | null;
  readonly status?: string | null;
  readonly paymentStatus?: string | null;
  readonly operatorId?: string | null;
  readonly travelFrom?: string | null;
  readonly travelTo?: string | null;
  readonly bookedFrom?: string | null;
  readonly bookedTo?: string | null;
  readonly soldFrom?: string | null;
  readonly soldTo?: string | null;
  readonly channel?: string | null;
  readonly agencyId?: string | null;
  readonly sellerId?: string | null;
  readonly affiliateId?: string | null;
  /** English names of two towns: 'Phnom Penh|Siem Reap'. */
  readonly route?: string | null;
  readonly method?: string | null;
  readonly cancelledFrom?: string | null;
  readonly cancelledTo?: string | null;
  readonly currency?: string | null;
  readonly bookingType?: string | null;
  /** Why something was given back. */
  readonly reason?: string | null;
  /** A payment of it is looked at by a person. */
  readonly inReview?: boolean | null;
  /** Its provider refused to send money of it back. */
  readonly refundFailed?: boolean | null;
  /** Something is given for a cause with it. */
  readonly withDonation?: boolean | null;
  /** Paid on board, and somebody still travels. */
  readonly toCollect?: boolean | null;
  /** Somebody still boards a ride of it that has not left. */
  readonly toTravel?: boolean | null;
}
