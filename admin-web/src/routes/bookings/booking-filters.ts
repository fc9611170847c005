import { createParser, parseAsInteger, parseAsString, parseAsStringLiteral, type inferParserType } from 'nuqs';
import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '../../features/status/words.js';

const parseAsTravelDate = createParser({
  parse: (text) => parseTravelDate(text) ?? null,
  serialize: (date: string) => date,
});

export const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST', 'TOTAL_HIGHEST'] as const;
export const PAGE_SIZE = 50;

/** The list's whole state, as it stands in the address: a link reproduces the list. */
export const bookingParsers = {
  text: parseAsString.withDefault(''),
  status: parseAsStringLiteral(BOOKING_STATUSES),
  payment: parseAsStringLiteral(PAYMENT_STATUSES),
  travelFrom: parseAsTravelDate,
  travelTo: parseAsTravelDate,
  bookedFrom: parseAsTravelDate,
  bookedTo: parseAsTravelDate,
  sort: parseAsStringLiteral(SORTS).withDefault('NEWEST'),
  page: parseAsInteger.withDefault(1),
};

export type BookingListState = inferParserType<typeof bookingParsers>;

/** Variables of the query Bookings. */
export function variablesOf(state: BookingListState, page = state.page, pageSize = PAGE_SIZE) {
  const { text, status, payment, travelFrom, travelTo, bookedFrom, bookedTo, sort } = state;
  const filter = {
    text: text.trim() === '' ? null : text.trim(),
    status,
    paymentStatus: payment,
    travelFrom,
    travelTo,
    bookedFrom,
    bookedTo,
  };
  return { filter, sort, page: Math.max(1, page), pageSize };
}
