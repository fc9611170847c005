import type { IntlShape } from 'react-intl';
import type { ListColumn } from '../../features/list/list-column.js';
import { timeColumn } from '../../features/list/time-column.js';
import { ActivePill, activeText } from '../../session/ActivePill.js';
import type { AgentsQuery } from './agencies.generated.js';
import { words } from './agent-words.js';

type AgentRow = AgentsQuery['users']['rows'][number];

/** "Gold" where it is his own, "Silver (the agency’s)" else, "none" where he earns nothing. */
function levelText(intl: IntlShape, { commissionLevel, agency }: AgentRow): string {
  if (commissionLevel !== null) return commissionLevel.name;
  const level = agency?.commissionLevel?.name;
  return level === undefined ? intl.formatMessage(words.noLevel) : intl.formatMessage(words.ofAgency, { level });
}

export const agentColumns = (intl: IntlShape): ListColumn<AgentRow>[] => [
  {
    key: 'name',
    title: intl.formatMessage(words.name),
    text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    render: ({ firstName, lastName }) => <strong>{`${firstName} ${lastName}`}</strong>,
    orders: ['NAME', 'NAME'],
  },
  { key: 'agency', title: intl.formatMessage(words.agency), text: ({ agency }) => agency?.name ?? '' },
  { key: 'email', title: intl.formatMessage(words.email), text: ({ email }) => email ?? '' },
  {
    key: 'phone',
    title: intl.formatMessage(words.phone),
    text: ({ phoneNumber }) => phoneNumber ?? '',
    noWrap: true,
  },
  { key: 'level', title: intl.formatMessage(words.level), text: (row) => levelText(intl, row) },
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
    orders: ['LAST_LOGIN', 'LAST_LOGIN'],
    optional: true,
  }),
  timeColumn({
    key: 'made',
    title: intl.formatMessage(words.made),
    of: ({ createdAt }) => createdAt,
    orders: ['NEWEST', 'NEWEST'],
    optional: true,
  }),
];
