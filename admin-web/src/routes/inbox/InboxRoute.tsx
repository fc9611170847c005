import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { StatusPill } from '@naga/ui/StatusPill';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { eventTitle } from '../../features/events/event-words.js';
import { TOLD_EVENTS } from '../../features/events/told-events.js';
import { useListAddress } from '../../features/list/list-address.js';
import { askedOrder, orderedBy } from '../../features/list/list-order.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { useList } from '../../features/list/use-list.js';
import { timeColumn } from '../../features/list/time-column.js';
import { CHANNELS, channelName } from '../../features/notification/channel-words.js';
import { languageName } from '../../session/language.js';
import { typedText } from '../../session/typed-text.js';
import { type MessageOrder, MessagesDocument } from './inbox.generated.js';
import { MESSAGE_STATES, MESSAGE_TONES, messageStateWords, problemText, sentAgainWord } from './message-words.js';
import { OperatorLanguage } from './OperatorLanguage.js';

const words = defineMessages({
  templates: { id: 'admin.inbox.templates', defaultMessage: 'Message templates' },
  title: { id: 'admin.inbox.title', defaultMessage: 'Sent messages' },
  about: {
    id: 'admin.inbox.about',
    defaultMessage: 'Every mail, SMS and Telegram message this installation wrote, as its reader gets it.',
  },
  none: { id: 'admin.inbox.none', defaultMessage: 'No message has been written yet' },
  noneText: {
    id: 'admin.inbox.none-text',
    defaultMessage: 'The first one goes to the first traveller who buys a ticket.',
  },
  search: { id: 'admin.inbox.search', defaultMessage: 'Receiver or subject' },
  when: { id: 'admin.inbox.when', defaultMessage: 'When' },
  to: { id: 'admin.inbox.to', defaultMessage: 'To' },
  subject: { id: 'admin.inbox.subject', defaultMessage: 'Subject' },
  event: { id: 'admin.inbox.event', defaultMessage: 'Because of' },
  language: { id: 'admin.inbox.language', defaultMessage: 'Language' },
  channel: { id: 'admin.inbox.channel', defaultMessage: 'Sent by' },
  state: { id: 'admin.inbox.state', defaultMessage: 'State' },
  attempts: { id: 'admin.inbox.attempts', defaultMessage: 'Tries' },
  problem: { id: 'admin.inbox.problem', defaultMessage: 'Why not' },
  from: { id: 'admin.inbox.from', defaultMessage: 'Written from' },
  until: { id: 'admin.inbox.until', defaultMessage: 'Written until' },
});

const parsers = {
  text: parseAsString.withDefault(''),
  channel: parseAsStringLiteral(CHANNELS),
  event: parseAsStringLiteral(TOLD_EVENTS),
  state: parseAsStringLiteral(MESSAGE_STATES),
  from: parseAsString,
  until: parseAsString,
  sort: parseAsString.withDefault('-CREATED_AT'),
};

export default function InboxRoute() {
  return (
    <PermissionGate permission="notification.send">
      <Inbox />
      <OperatorLanguage />
    </PermissionGate>
  );
}

function Inbox() {
  const intl = useIntl();
  const address = useListAddress(parsers);
  const { sort, text, ...filter } = address.state;
  const list = useList(
    MessagesDocument,
    address,
    (page, pageSize) => ({
      filter: { ...filter, text: typedText(text) },
      ...askedOrder<MessageOrder>(sort),
      page,
      pageSize,
    }),
    ({ messages }) => messages,
  );
  return (
    <ListScreen
      id="inbox"
      title={intl.formatMessage(words.title)}
      sub={intl.formatMessage(words.about)}
      actions={
        <PermissionGate permission="message.edit" scopes={['all']} otherwise={null}>
          <Button as={Link} to="/message-templates" variant="quiet">
            <FormattedMessage {...words.templates} />
          </Button>
        </PermissionGate>
      }
      address={address}
      {...list}
      rowId={({ id }) => id}
      openAt={({ id }) => `/inbox/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        choiceFilter('state', intl.formatMessage(words.state), MESSAGE_STATES, (value) =>
          intl.formatMessage(messageStateWords[value]),
        ),
        choiceFilter('channel', intl.formatMessage(words.channel), CHANNELS, (value) => channelName(intl, value)),
        choiceFilter('event', intl.formatMessage(words.event), TOLD_EVENTS, (value) => eventTitle(intl, value)),
        { kind: 'date', name: 'from', label: intl.formatMessage(words.from) },
        { kind: 'date', name: 'until', label: intl.formatMessage(words.until) },
      ]}
      empty={{ title: words.none, text: words.noneText }}
      columns={[
        timeColumn({
          key: 'when',
          title: intl.formatMessage(words.when),
          of: ({ createdAt }: { createdAt: string }) => createdAt,
          ...orderedBy('CREATED_AT'),
        }),
        { key: 'to', title: intl.formatMessage(words.to), text: ({ to }) => to, ...orderedBy('TO') },
        {
          key: 'channel',
          title: intl.formatMessage(words.channel),
          text: (row) => channelName(intl, row.channel),
          ...orderedBy('CHANNEL'),
        },
        {
          key: 'subject',
          title: intl.formatMessage(words.subject),
          text: ({ subject }) => subject,
          ...orderedBy('SUBJECT'),
        },
        {
          key: 'event',
          title: intl.formatMessage(words.event),
          text: ({ event }) => eventTitle(intl, event),
          ...orderedBy('EVENT'),
        },
        { key: 'language', title: intl.formatMessage(words.language), text: ({ language }) => languageName(language) },
        {
          key: 'state',
          title: intl.formatMessage(words.state),
          text: ({ state }) => intl.formatMessage(messageStateWords[state]),
          ...orderedBy('STATE'),
          render: ({ state }) => (
            <StatusPill tone={MESSAGE_TONES[state]}>
              <FormattedMessage {...messageStateWords[state]} />
            </StatusPill>
          ),
        },
        timeColumn({
          key: 'sentAgain',
          title: intl.formatMessage(sentAgainWord),
          of: ({ sentAgainAt }: { sentAgainAt: string | null }) => sentAgainAt,
        }),
        {
          key: 'attempts',
          title: intl.formatMessage(words.attempts),
          text: (row) => `${row.attempts}`,
          optional: true,
        },
        {
          key: 'problem',
          title: intl.formatMessage(words.problem),
          text: ({ problem }) => (problem == null ? '' : problemText(intl, problem)),
          optional: true,
        },
      ]}
    />
  );
}
