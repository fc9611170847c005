import { formatCount } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { percentText } from '@naga/kernel/percent-text.js';
import { countryName } from '../../features/place/country-words.js';
import type { Affiliate_RowFragment } from './affiliates.generated.js';
import { words } from './words.js';

export const affiliateColumns = (intl: IntlShape): ListColumn<Affiliate_RowFragment>[] => [
  {
    key: 'name',
    title: intl.formatMessage(words.name),
    text: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
  },
  { key: 'code', title: intl.formatMessage(words.code), text: ({ code }) => code, noWrap: true },
  {
    key: 'user',
    title: intl.formatMessage(words.user),
    text: ({ account }) => (account == null ? '' : `${account.firstName} ${account.lastName}`),
  },
  {
    key: 'country',
    title: intl.formatMessage(words.country),
    text: ({ countryCode }) =>
      countryCode === null ? intl.formatMessage(words.everywhere) : countryName(intl, countryCode),
  },
  {
    key: 'commission',
    title: intl.formatMessage(words.commission),
    text: ({ commissionPercent }) => String(commissionPercent),
    render: ({ commissionPercent }) => percentText(commissionPercent),
    align: 'right',
  },
  {
    key: 'bookings',
    title: intl.formatMessage(words.bookings),
    text: ({ bookings }) => String(bookings),
    render: ({ bookings }) => formatCount(bookings),
    sum: 'bookings',
    align: 'right',
  },
  {
    key: 'recent',
    title: intl.formatMessage(words.recent),
    text: ({ recentBookings }) => String(recentBookings),
    render: ({ recentBookings }) => formatCount(recentBookings),
    sum: 'recentBookings',
    align: 'right',
  },
  timeColumn({
    key: 'last',
    title: intl.formatMessage(words.last),
    of: ({ lastBookingAt }) => lastBookingAt,
  }),
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ active }) => activeText(intl, active),
    render: ({ active }) => <ActivePill active={active} />,
  },
];
