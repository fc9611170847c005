import { CURRENCIES, formatCount } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import { asMoney } from '../../session/as-money.js';
import { plainMoney } from '../../features/money/money-columns.js';
import { countryName } from '../../features/place/country-words.js';
import type { AgenciesQuery } from './agencies.generated.js';
import { balanceWords, words } from './words.js';

type AgencyRow = AgenciesQuery['agencies']['rows'][number];

export const agencyColumns = (intl: IntlShape): ListColumn<AgencyRow>[] => [
  {
    key: 'name',
    title: intl.formatMessage(words.name),
    text: ({ name }) => name,
    render: ({ name }) => <strong>{name}</strong>,
  },
  { key: 'contact', title: intl.formatMessage(words.contact), text: ({ contactName }) => contactName ?? '' },
  { key: 'email', title: intl.formatMessage(words.email), text: ({ contactEmail }) => contactEmail ?? '' },
  {
    key: 'phone',
    title: intl.formatMessage(words.phone),
    text: ({ contactPhone }) => contactPhone ?? '',
    noWrap: true,
    hidden: true,
  },
  {
    key: 'country',
    title: intl.formatMessage(words.country),
    text: ({ countryCode }) => countryName(intl, countryCode),
  },
  {
    key: 'commission',
    title: intl.formatMessage(words.commission),
    text: ({ commissionLevel }) => commissionLevel?.name ?? '',
  },
  {
    key: 'balance',
    title: intl.formatMessage(balanceWords.balance),
    text: ({ balances }) => (balances ?? []).map(asMoney).join(' · '),
    file: CURRENCIES.map((currency) => ({
      title: `${intl.formatMessage(balanceWords.balance)} ${currency}`,
      text: ({ balances }) => {
        const balance = balances?.find((one) => one.currency === currency);
        return balance === undefined ? '' : plainMoney(balance);
      },
    })),
    align: 'right',
    noWrap: true,
  },
  {
    key: 'credit',
    title: intl.formatMessage(words.credit),
    text: ({ creditLimit }) => plainMoney(creditLimit),
    render: ({ creditLimit }) => asMoney(creditLimit),
    align: 'right',
  },
  {
    key: 'currency',
    title: intl.formatMessage(words.currency),
    text: ({ creditLimit }) => creditLimit.currency,
    hidden: true,
  },
  {
    key: 'staff',
    title: intl.formatMessage(words.staff),
    text: ({ staffCount }) => String(staffCount),
    render: ({ staffCount }) => formatCount(staffCount),
    align: 'right',
  },
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ active }) => activeText(intl, active),
    render: ({ active }) => <ActivePill active={active} />,
  },
  timeColumn({
    key: 'made',
    title: intl.formatMessage(words.made),
    of: ({ createdAt }) => createdAt,
    hidden: true,
  }),
];
