export const BOOKING_SORTS = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  TRAVEL_SOONEST: 'TRAVEL_SOONEST',
  TRAVEL_LATEST: 'TRAVEL_LATEST',
  TOTAL_HIGHEST: 'TOTAL_HIGHEST',
} as const;
export type BookingSort = keyof typeof BOOKING_SORTS;

export interface BookingOrder {
  readonly order: string;
  /** Where a row stands in it, beside its id: a whole number as text. */
  readonly place: string;
  /** What comes behind a place; the parameters are those of the place and the id. */
  readonly behind: (place: number, id: number) => string;
}

/** Microseconds since 1970: no instant of the database is between two of them. */
const byTime = (column: string, sign: '<' | '>', way: string): BookingOrder => ({
  order: `b.${column}${way}, b.id${way}`,
  place: `(extract(epoch from b.${column}) * 1000000)::bigint::text`,
  behind: (place, id) =>
    `(b.${column}, b.id) ${sign} (timestamptz 'epoch' + $${place}::bigint * interval '1 microsecond', $${id}::bigint)`,
});

/** Of `booking b`; the id makes every order a total one, so that pages neither overlap nor leave one out. */
export const ORDERS: Readonly<Record<BookingSort, BookingOrder>> = {
  NEWEST: byTime('created_at', '<', ' desc'),
  OLDEST: byTime('created_at', '>', ''),
  TRAVEL_SOONEST: byTime('travels_at', '>', ''),
  TRAVEL_LATEST: byTime('travels_at', '<', ' desc'),
  TOTAL_HIGHEST: {
    order: 'b.total desc, b.id desc',
    place: 'b.total::text',
    behind: (place, id) => `(b.total, b.id) < ($${place}::bigint, $${id}::bigint)`,
  },
};

/** Where a page of bookings begins: behind this one. */
export interface BookingPlace {
  readonly id: string;
  readonly place: string;
}

const BOOKING_PLACE = /^(?<id>\d{1,18})\.(?<place>\d{1,18})$/;

/** 'id.place', as a page's `next` says it; undefined at the beginning, and for what no page said. */
export const bookingPlace = (said: string | null | undefined): BookingPlace | undefined =>
  BOOKING_PLACE.exec(said ?? '')?.groups as BookingPlace | undefined;

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
}
