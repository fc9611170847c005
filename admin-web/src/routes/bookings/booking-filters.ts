import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import {
  BOOKING_STATUSES,
  bookingStatusWords,
  PAYMENT_STATUSES,
  paymentStatusWords,
} from '../../features/status/words.js';
import { typedText } from '../../session/typed-text.js';
import { words } from './words.js';

const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST', 'TOTAL_HIGHEST'] as const;
const DATES = ['travelFrom', 'travelTo', 'bookedFrom', 'bookedTo'] as const;

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
};

export type BookingListState = inferParserType<typeof bookingParsers>;

/** Variables of the query Bookings. */
export function variablesOf(state: BookingListState, page: number, pageSize: number) {
  const { text, status, payment, travelFrom, travelTo, bookedFrom, bookedTo, sort } = state;
  const filter = {
    text: typedText(text),
    status,
    paymentStatus: payment,
    travelFrom,
    travelTo,
    bookedFrom,
    bookedTo,
  };
  return { filter, sort, page, pageSize };
}

export const bookingFilters = (intl: IntlShape): ListFilter<BookingListState>[] => [
  {
    kind: 'search',
    name: 'text',
    label: intl.formatMessage(words.search),
    hint: intl.formatMessage(words.searchHint),
  },
  {
    kind: 'choice',
    name: 'status',
    label: intl.formatMessage(words.status),
    options: BOOKING_STATUSES.map((value) => ({ value, label: intl.formatMessage(bookingStatusWords[value]) })),
  },
  {
    kind: 'choice',
    name: 'payment',
    label: intl.formatMessage(words.payment),
    options: PAYMENT_STATUSES.map((value) => ({ value, label: intl.formatMessage(paymentStatusWords[value]) })),
  },
];

export const dateFilters = (intl: IntlShape): { title: string; filters: ListFilter<BookingListState>[] } => ({
  title: intl.formatMessage(words.days),
  filters: DATES.map((name) => ({ kind: 'date', name, label: intl.formatMessage(words[name]) })),
});
