import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../features/list/list-address.js';
import { askedOrder, orderedBy } from '../../features/list/list-order.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import {
  type NotificationKind,
  type NotificationOrder,
  type NotificationState,
  NotificationsDocument,
} from './notifications.generated.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { typedText } from '../../session/typed-text.js';
import { inLanguage } from '../../session/in-language.js';
import { CHANNELS, channelName } from '../../features/notification/channel-words.js';
import { kindWords, stateWords, words } from './words.js';

const STATES = Object.keys(stateWords) as NotificationState[];
const KINDS = Object.keys(kindWords) as NotificationKind[];

const parsers = {
  text: parseAsString.withDefault(''),
  state: parseAsStringLiteral(STATES),
  kind: parseAsStringLiteral(KINDS),
  channel: parseAsStringLiteral(CHANNELS),
  operatorId: parseAsString,
  from: parseAsString,
  until: parseAsString,
  sort: parseAsString.withDefault('-CREATED_AT'),
};

/** What staff told people, the latest first. */
export default function NotificationsRoute() {
  return (
    <PermissionGate permission="notification.send">
      <Notifications />
    </PermissionGate>
  );
}

function Notifications() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const operators = useOwnOperators('notification.send');
  const { sort, text, ...filter } = address.state;
  const list = useList(
    NotificationsDocument,
    address,
    (page, pageSize) => ({
      filter: { ...filter, text: typedText(text) },
      ...askedOrder<NotificationOrder>(sort),
      page,
      pageSize,
    }),
    ({ notifications }) => notifications,
  );
  const send = (
    <Button as={Link} to="/notifications/send">
      <FormattedMessage {...words.send} />
    </Button>
  );
  return (
    <ListScreen
      id="notifications"
      title={say(words.title)}
      sub={say(words.about)}
      actions={send}
      address={address}
      {...list}
      rowId={({ id }) => id}
      openAt={({ id }) => `/notifications/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: say(words.search) },
        choiceFilter('state', say(words.state), STATES, (value) => say(stateWords[value])),
        choiceFilter('kind', say(words.kind), KINDS, (value) => say(kindWords[value])),
        choiceFilter('channel', say(words.channels), CHANNELS, (value) => channelName(intl, value)),
        { kind: 'choice', name: 'operatorId', label: say(words.operator), options: operators },
        { kind: 'date', name: 'from', label: say(words.sentFrom) },
        { kind: 'date', name: 'until', label: say(words.sentUntil) },
      ]}
      columns={[
        {
          key: 'subject',
          title: say(words.subject),
          text: ({ titles }) => inLanguage(intl, titles),
          ...orderedBy('TITLES'),
        },
        timeColumn({
          key: 'when',
          title: say(words.when),
          of: ({ createdAt }: { createdAt: string }) => createdAt,
          ...orderedBy('CREATED_AT'),
        }),
        {
          key: 'kind',
          title: say(words.kind),
          text: ({ kind }) => say(kindWords[kind]),
          ...orderedBy('KIND'),
        },
        {
          key: 'state',
          title: say(words.state),
          text: ({ state }) => say(stateWords[state]),
          ...orderedBy('STATE'),
        },
        {
          key: 'people',
          title: say(words.people),
          text: ({ people }) => formatCount(people),
          align: 'right',
          ...orderedBy('PEOPLE'),
        },
        {
          key: 'delivered',
          title: say(words.delivered),
          text: (row) => formatCount(row.delivered),
          align: 'right',
          ...orderedBy('DELIVERED'),
        },
        {
          key: 'read',
          title: say(words.read),
          text: ({ read }) => formatCount(read),
          align: 'right',
          ...orderedBy('READ'),
        },
        { key: 'sentBy', title: say(words.sentBy), text: ({ sentBy }) => sentBy ?? '–' },
      ]}
      empty={{ title: words.none, text: words.noneText, actions: send }}
    />
  );
}
