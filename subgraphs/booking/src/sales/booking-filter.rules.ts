export const BOOKING_SORTS = {
  NEWEST: 'NEWEST',
  OLDEST: 'OLDEST',
  TRAVEL_SOONEST: 'TRAVEL_SOONEST',
  TRAVEL_LATEST: 'TRAVEL_LATEST',
  TOTAL_HIGHEST: 'TOTAL_HIGHEST',
} as const;
export type BookingSort = keyof typeof BOOKING_SORTS;

/** Of `booking b`; the id makes every order a total one, so that pages do not overlap. */
export const ORDERS: Readonly<Record<BookingSort, string>> = {
  NEWEST: 'b.created_at desc, b.id desc',
  OLDEST: 'b.created_at, b.id',
  TRAVEL_SOONEST: 'b.travels_at, b.id',
  TRAVEL_LATEST: 'b.travels_at desc, b.id desc',
  TOTAL_HIGHEST: 'b.total desc, b.id desc',
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
}

/** Every word must occur in reference, telephone, e-mail or a name; LIKE's own signs stand for themselves. */
export const searchPatterns = (text: string | null | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .replace(/\u0000/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
