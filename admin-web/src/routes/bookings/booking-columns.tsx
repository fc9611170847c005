import type { IntlShape } from 'react-intl';
import { factAmounts, factTexts } from '../../features/booking-words/facts-of-booking.js';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { asMoney } from '../../session/as-money.js';
import { type Amount, plainMoney } from '../../features/money/money-columns.js';
import { BookingStatusPill, PaymentStatusPill } from '../../features/status/Status.js';
import { bookingStatusWords, paymentStatusWords } from '../../features/status/words.js';
import { RideNames } from '../../features/place/RideNames.js';
import type { BookingsQuery } from './bookings.generated.js';
import { words } from './words.js';

const plain = (of: Amount | null): string => (of === null ? '' : plainMoney(of));
const money = (of: Amount | null): string => (of === null ? '' : asMoney(of));

export type BookingRow = BookingsQuery['bookings']['rows'][number];

/** What is seen of a booking, and what a CSV has beside it: money there is a plain number of major units. */
export const bookingColumns = (intl: IntlShape): ListColumn<BookingRow>[] => [
  {
    key: 'pnr',
    title: intl.formatMessage(words.pnr),
    text: ({ pnr }) => pnr,
    render: ({ pnr }) => <strong>{pnr}</strong>,
  },
  {
    key: 'passenger',
    title: intl.formatMessage(words.passenger),
    text: ({ passengerName }) => passengerName ?? '',
    render: ({ passengerName, passengerCount }) =>
      `${passengerName ?? '–'}${passengerCount > 1 ? ` +${passengerCount - 1}` : ''}`,
  },
  {
    key: 'email',
    title: intl.formatMessage(words.email),
    text: ({ contactEmail }) => contactEmail ?? '',
    hidden: true,
  },
  {
    key: 'phone',
    title: intl.formatMessage(words.phone),
    text: ({ contactPhone }) => contactPhone ?? '',
    hidden: true,
  },
  {
    key: 'journey',
    title: intl.formatMessage(words.journey),
    text: ({ fromName, toName }) => `${fromName} → ${toName}`,
    render: RideNames,
  },
  { key: 'operator', title: intl.formatMessage(words.operatorId), text: ({ operatorName }) => operatorName },
  timeColumn({
    key: 'leaves',
    title: intl.formatMessage(words.leaves),
    of: ({ departureTime }) => departureTime,
    orders: ['TRAVEL_SOONEST', 'TRAVEL_LATEST'],
  }),
  timeColumn({
    key: 'booked',
    title: intl.formatMessage(words.booked),
    of: ({ createdAt }) => createdAt,
    orders: ['OLDEST', 'NEWEST'],
  }),
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ status }) => intl.formatMessage(bookingStatusWords[status]),
    render: ({ status }) => <BookingStatusPill status={status} />,
  },
  {
    key: 'payment',
    title: intl.formatMessage(words.payment),
    text: ({ paymentStatus }) => intl.formatMessage(paymentStatusWords[paymentStatus]),
    render: ({ paymentStatus }) => <PaymentStatusPill status={paymentStatus} />,
  },
  {
    key: 'total',
    title: intl.formatMessage(words.sum),
    text: ({ total }) => plainMoney(total),
    render: ({ total }) => asMoney(total),
    orders: ['TOTAL_HIGHEST', 'TOTAL_HIGHEST'],
    sum: 'total',
    align: 'right',
    noWrap: true,
  },
  ...factTexts(intl).map(({ key, title, text, number }): ListColumn<BookingRow> => {
    const columns = [{ title, text }, ...(number ? [number] : [])];
    const file = columns.map((column) => ({ ...column, text: ({ facts }: BookingRow) => column.text(facts) }));
    return { key, title, text: ({ facts }) => text(facts), file, optional: true };
  }),
  ...factAmounts(intl).map(({ key, title, amount }): ListColumn<BookingRow> => ({
    key,
    title,
    text: ({ facts }) => plain(amount(facts)),
    render: ({ facts }) => money(amount(facts)),
    align: 'right',
    noWrap: true,
    optional: true,
    ...(key === 'discount' && { sum: key }),
  })),
  { key: 'id', title: intl.formatMessage(words.id), text: ({ id }) => id, optional: true },
  { key: 'currency', title: intl.formatMessage(words.currency), text: ({ total }) => total.currency, hidden: true },
];
