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

const A_TELEPHONE_NUMBER = /^\+?[\d\s().-]+$/;
/** How numbers of the market's countries begin, from outside and at home. */
const BEFORE_THE_NUMBER = /^(?:855|856|84|66)?0?/;
const FEWEST_DIGITS = 6;

/** The digits that every way to write a telephone number has; undefined for any other text. */
function telephoneDigits(text: string): string | undefined {
  if (!A_TELEPHONE_NUMBER.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(BEFORE_THE_NUMBER, '');
  return digits.length < FEWEST_DIGITS ? undefined : digits;
}

/**
 * Every word must occur in reference, telephone, e-mail or a name; LIKE's own signs stand for themselves. A telephone
 * number is found however it is written: 012 345 678 is +855 12 345 678.
 */
export function searchPatterns(text: string | null | undefined): string[] {
  const typed = (text ?? '')
    .toLowerCase()
    .replace(/\u0000/g, '')
    .trim();
  const digits = telephoneDigits(typed);
  const words = digits === undefined ? typed.split(/\s+/) : [digits];
  return words.filter(Boolean).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
