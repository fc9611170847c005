import type { ApolloClient } from '@apollo/client';
import type { IntlShape } from 'react-intl';
import { toCsv } from '../../features/csv/to-csv.js';
import { localStamp } from '../../features/moment/local-stamp.js';
import { bookingStatusWords, paymentStatusWords } from '../../features/status/words.js';
import { type BookingListState, variablesOf } from './booking-filters.js';
import { BookingsDocument, type BookingsQuery } from './bookings.generated.js';
import { words } from './words.js';

const CHUNK = 200;

export type BookingRow = BookingsQuery['bookings']['rows'][number];

const HEAD = [
  'pnr',
  'passenger',
  'email',
  'phone',
  'journey',
  'operator',
  'leaves',
  'booked',
  'status',
  'payment',
  'sum',
  'currency',
] as const;

/** One line: money as a plain number of major units, times as they sort. */
function lineOf(row: BookingRow, intl: IntlShape): string[] {
  return [
    row.pnr,
    row.passengerName ?? '',
    row.contactEmail ?? '',
    row.contactPhone ?? '',
    `${row.fromName} – ${row.toName}`,
    row.operatorName,
    localStamp(row.departureTime),
    localStamp(row.createdAt),
    intl.formatMessage(bookingStatusWords[row.status]),
    intl.formatMessage(paymentStatusWords[row.paymentStatus]),
    (row.total.amount / 100).toFixed(2),
    row.total.currency,
  ];
}

/** Every booking the filters leave, page by page, as CSV text. */
export async function bookingCsv(client: ApolloClient, state: BookingListState, intl: IntlShape): Promise<string> {
  const rows: BookingRow[] = [];
  for (let page = 1; ; page++) {
    const variables = variablesOf(state, page, CHUNK);
    const { data } = await client.query({ query: BookingsDocument, variables, fetchPolicy: 'no-cache' });
    rows.push(...(data?.bookings.rows ?? []));
    if (data === undefined || data.bookings.rows.length < CHUNK || rows.length >= data.bookings.total) break;
  }
  return toCsv([HEAD.map((name) => intl.formatMessage(words[name])), ...rows.map((row) => lineOf(row, intl))]);
}
