import { type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs';
import type { IntlShape } from 'react-intl';
import { typeWords } from '../../features/booking-words/facts-of-booking.js';
import type { BookingType } from '../../features/booking-words/facts.generated.js';
import { methodWords } from '../../features/booking-words/state-words.js';
import { parseAsTravelDate } from '../../features/list/address-parsers.js';
import type { ListFilter } from '../../features/list/list-filter.js';
import {
  BOOKING_STATUSES,
  bookingStatusWords,
  PAYMENT_STATUSES,
  paymentStatusWords,
} from '../../features/status/words.js';
import { doorName } from '../../session/door-words.js';
import { typedText } from '../../session/typed-text.js';
import { words } from './words.js';

const SORTS = ['NEWEST', 'OLDEST', 'TRAVEL_SOONEST', 'TRAVEL_LATEST', 'TOTAL_HIGHEST'] as const;
const DATES = [
  'travelFrom',
  'travelTo',
  'bookedFrom',
  'bookedTo',
  'soldFrom',
  'soldTo',
  'cancelledFrom',
  'cancelledTo',
] as const;
/** What a report leads here by; chosen there, and seen and taken away here. */
const FROM_REPORTS = [
  'operatorId',
  'route',
  'channel',
  'method',
  'agency',
  'seller',
  'affiliate',
  'reason',
  'currency',
] as const;

const TYPES = Object.keys(typeWords) as BookingType[];
const METHODS = Object.keys(methodWords) as (keyof typeof methodWords)[];
const DOORS = ['web', 'admin', 'api'] as const;

const idOf = (text: string | null): string | null => (text !== null && /^\d{1,12}$/.test(text) ? text : null);

/** The list's whole state, as it stands in the address: a link reproduces the list. */
export const bookingParsers = {
  text: parseAsString.withDefault(''),
  status: parseAsStringLiteral(BOOKING_STATUSES),
  payment: parseAsStringLiteral(PAYMENT_STATUSES),
  travelFrom: parseAsTravelDate,
  travelTo: parseAsTravelDate,
  bookedFrom: parseAsTravelDate,
  bookedTo: parseAsTravelDate,
  soldFrom: parseAsTravelDate,
  soldTo: parseAsTravelDate,
  cancelledFrom: parseAsTravelDate,
  cancelledTo: parseAsTravelDate,
  operatorId: parseAsString,
  route: parseAsString,
  channel: parseAsString,
  type: parseAsStringLiteral(TYPES),
  method: parseAsString,
  agency: parseAsString,
  seller: parseAsString,
  affiliate: parseAsString,
  reason: parseAsString,
  currency: parseAsString,
  review: parseAsStringLiteral(['yes']),
  refused: parseAsStringLiteral(['yes']),
  collect: parseAsStringLiteral(['yes']),
  donation: parseAsStringLiteral(['yes']),
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
    soldFrom: state.soldFrom,
    soldTo: state.soldTo,
    cancelledFrom: state.cancelledFrom,
    cancelledTo: state.cancelledTo,
    operatorId: idOf(state.operatorId),
    route: state.route?.slice(0, 200) ?? null,
    channel: state.channel?.slice(0, 20) ?? null,
    bookingType: state.type,
    method: state.method?.slice(0, 30) ?? null,
    agencyId: idOf(state.agency),
    sellerId: idOf(state.seller),
    affiliateId: idOf(state.affiliate),
    reason: state.reason?.slice(0, 30) ?? null,
    currency: state.currency !== null && /^[A-Z]{3}$/.test(state.currency) ? state.currency : null,
    inReview: state.review === 'yes' ? true : null,
    refundFailed: state.refused === 'yes' ? true : null,
    toCollect: state.collect === 'yes' ? true : null,
    withDonation: state.donation === 'yes' ? true : null,
  };
  return { filter, sort, page, pageSize };
}

/**
 * `state`: what a report asked for stands as its only choice beside none. `operators`: to choose from, for who looks after
 * more than one.
 */
export const bookingFilters = (
  intl: IntlShape,
  state: BookingListState,
  operators?: readonly { value: string; label: string }[],
): ListFilter<BookingListState>[] => [
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
  {
    kind: 'choice',
    name: 'review',
    label: intl.formatMessage(words.review),
    options: [{ value: 'yes', label: intl.formatMessage(words.viewReview) }],
  },
  {
    kind: 'choice',
    name: 'refused',
    label: intl.formatMessage(words.refused),
    options: [{ value: 'yes', label: intl.formatMessage(words.viewRefused) }],
  },
  {
    kind: 'choice',
    name: 'collect',
    label: intl.formatMessage(methodWords.PAY_ON_BOARDING),
    options: [{ value: 'yes', label: intl.formatMessage(words.viewCollect) }],
  },
  ...(operators === undefined
    ? []
    : [
        {
          kind: 'choice' as const,
          name: 'operatorId' as const,
          label: intl.formatMessage(words.operatorId),
          options: operators,
        },
      ]),
  ...FROM_REPORTS.flatMap((name): ListFilter<BookingListState>[] => {
    const value = state[name];
    if (value === null || (name === 'operatorId' && operators !== undefined)) return [];
    const label = intl.formatMessage(words[name]);
    return [{ kind: 'choice', name, label, options: [{ value, label: `${label}: ${value.replace('|', ' → ')}` }] }];
  }),
];

export const rareFilters = (intl: IntlShape): { title: string; filters: ListFilter<BookingListState>[] } => ({
  title: intl.formatMessage(words.more),
  filters: [
    {
      kind: 'choice',
      name: 'type',
      label: intl.formatMessage(words.bookingType),
      options: TYPES.map((value) => ({ value, label: intl.formatMessage(typeWords[value]) })),
    },
    {
      kind: 'choice',
      name: 'channel',
      label: intl.formatMessage(words.channel),
      options: DOORS.map((value) => ({ value, label: doorName(intl, value) })),
    },
    {
      kind: 'choice',
      name: 'method',
      label: intl.formatMessage(words.method),
      options: METHODS.map((value) => ({ value, label: intl.formatMessage(methodWords[value]) })),
    },
    {
      kind: 'choice',
      name: 'donation',
      label: intl.formatMessage(words.donation),
      options: [{ value: 'yes', label: intl.formatMessage(words.withDonation) }],
    },
    ...DATES.map((name) => ({ kind: 'date', name, label: intl.formatMessage(words[name]) }) as const),
  ],
});
