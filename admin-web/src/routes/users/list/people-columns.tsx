import { formatCount } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../../features/list/list-column.js';
import { timeColumn } from '../../../features/list/time-column.js';
import { plainMoney } from '../../../features/money/money-columns.js';
import { asMoney } from '../../../session/as-money.js';
import { countryName } from '../../../features/place/country-words.js';
import { roleTitle } from '../../../session/role-words.js';
import { accountTypeWords } from '../account-type-words.js';
import { ActivePill, activeText } from '../../../session/ActivePill.js';
import type { Places } from '../use-places.js';
import type { PeopleQuery, UserList } from './people.generated.js';
import { words } from './words.js';

export type PersonRow = PeopleQuery['users']['rows'][number];

/** "Mekong Express · Siem Reap office", an agency, a country; empty for who works nowhere. */
function worksAtText(intl: IntlShape, { operator, agency, branchId, countryCode }: PersonRow, places: Places): string {
  if (operator != null) {
    const branch = places.branchName(branchId);
    // Many a branch is called after its operator.
    return branch?.startsWith(operator.name) ? branch : [operator.name, branch].filter(Boolean).join(' · ');
  }
  if (agency != null) return agency.name;
  return countryCode === null ? '' : countryName(intl, countryCode);
}

/** What is seen of people; points and credit where a list is about them, the rest in the CSV. */
export const peopleColumns = (intl: IntlShape, places: Places, list: UserList | null): ListColumn<PersonRow>[] => [
  {
    key: 'name',
    title: intl.formatMessage(words.name),
    text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    render: ({ firstName, lastName }) => <strong>{`${firstName} ${lastName}`}</strong>,
    orders: ['NAME', 'NAME'],
  },
  { key: 'email', title: intl.formatMessage(words.email), text: ({ email }) => email ?? '' },
  {
    key: 'phone',
    title: intl.formatMessage(words.phone),
    text: ({ phoneNumber }) => phoneNumber ?? '',
    noWrap: true,
    hidden: list !== 'REWARDS',
  },
  { key: 'userName', title: intl.formatMessage(words.userName), text: ({ userName }) => userName ?? '', hidden: true },
  {
    key: 'role',
    title: intl.formatMessage(words.role),
    text: (row) => roleTitle(intl, row),
    orders: ['ROLE', 'ROLE'],
  },
  { key: 'works', title: intl.formatMessage(words.works), text: (row) => worksAtText(intl, row, places) },
  {
    key: 'country',
    title: intl.formatMessage(words.country),
    text: ({ countryCode }) => (countryCode === null ? '' : countryName(intl, countryCode)),
    hidden: true,
  },
  {
    key: 'type',
    title: intl.formatMessage(words.type),
    text: ({ accountType }) => (accountType === null ? '' : intl.formatMessage(accountTypeWords[accountType])),
    hidden: list !== 'OPERATOR_AGENT',
  },
  {
    key: 'points',
    title: intl.formatMessage(words.points),
    text: ({ rewardPoints }) => String(rewardPoints),
    render: ({ rewardPoints }) => formatCount(rewardPoints),
    align: 'right',
    hidden: list !== 'REWARDS',
  },
  {
    key: 'credit',
    title: intl.formatMessage(words.credit),
    text: ({ agency }) => (agency == null ? '' : plainMoney(agency.creditLimit)),
    render: ({ agency }) => (agency == null ? '–' : asMoney(agency.creditLimit)),
    align: 'right',
    hidden: list !== 'ACCOUNTS',
  },
  {
    key: 'currency',
    title: intl.formatMessage(words.currency),
    text: ({ agency }) => agency?.creditLimit.currency ?? '',
    hidden: true,
  },
  {
    key: 'status',
    title: intl.formatMessage(words.status),
    text: ({ active }) => activeText(intl, active),
    render: ({ active }) => <ActivePill active={active} />,
  },
  timeColumn({
    key: 'login',
    title: intl.formatMessage(words.login),
    of: ({ lastLoginAt }) => lastLoginAt,
    none: intl.formatMessage(words.never),
    orders: ['LAST_LOGIN', 'LAST_LOGIN'],
  }),
  timeColumn({
    key: 'made',
    title: intl.formatMessage(words.made),
    of: ({ createdAt }) => createdAt,
    orders: ['NEWEST', 'NEWEST'],
    hidden: true,
  }),
];
