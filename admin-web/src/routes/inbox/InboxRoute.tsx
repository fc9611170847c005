import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { EmptyState } from '@naga/ui/EmptyState';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { eventTitle } from '../../features/events/event-words.js';
import { TOLD_EVENTS } from '../../features/events/told-events.js';
import { PAGE_SIZE, useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { localStamp } from '../../session/local-stamp.js';
import { languageName } from '../../session/language.js';
import { useMessagesQuery } from './inbox.generated.js';
import { OperatorLanguage } from './OperatorLanguage.js';

const words = defineMessages({
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
});

const channelWords = defineMessages({
  EMAIL: { id: 'admin.inbox.channel.email', defaultMessage: 'E-mail' },
  SMS: { id: 'admin.inbox.channel.sms', defaultMessage: 'SMS' },
  TELEGRAM: { id: 'admin.inbox.channel.telegram', defaultMessage: 'Telegram' },
});
const CHANNELS = Object.keys(channelWords) as (keyof typeof channelWords)[];

const parsers = {
  text: parseAsString.withDefault(''),
  channel: parseAsStringLiteral(CHANNELS),
  event: parseAsStringLiteral(TOLD_EVENTS),
};

const channelName = (intl: IntlShape, channel: string): string => {
  const known = CHANNELS.find((one) => one === channel);
  return known ? intl.formatMessage(channelWords[known]) : channel;
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
  const { channel, event } = address.state;
  const text = address.state.text.trim();
  const variables = { text: text === '' ? null : text, channel, event, page: address.page, pageSize: PAGE_SIZE };
  const answer = listAnswer(useMessagesQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.messages);
  return (
    <ListScreen
      id="inbox"
      title={intl.formatMessage(words.title)}
      sub={intl.formatMessage(words.about)}
      address={address}
      answer={answer}
      rowId={({ id }) => id}
      openAt={({ id }) => `/inbox/${id}`}
      filters={[
        { kind: 'search', name: 'text', label: intl.formatMessage(words.search) },
        {
          kind: 'choice',
          name: 'channel',
          label: intl.formatMessage(words.channel),
          options: CHANNELS.map((value) => ({ value, label: channelName(intl, value) })),
        },
        {
          kind: 'choice',
          name: 'event',
          label: intl.formatMessage(words.event),
          options: TOLD_EVENTS.map((value) => ({ value, label: eventTitle(intl, value) })),
        },
      ]}
      empty={<EmptyState title={intl.formatMessage(words.none)}>{intl.formatMessage(words.noneText)}</EmptyState>}
      columns={[
        {
          key: 'when',
          title: intl.formatMessage(words.when),
          text: ({ createdAt }) => localStamp(createdAt),
          noWrap: true,
        },
        { key: 'to', title: intl.formatMessage(words.to), text: ({ to }) => to },
        { key: 'channel', title: intl.formatMessage(words.channel), text: (row) => channelName(intl, row.channel) },
        { key: 'subject', title: intl.formatMessage(words.subject), text: ({ subject }) => subject },
        { key: 'event', title: intl.formatMessage(words.event), text: ({ event }) => eventTitle(intl, event) },
        { key: 'language', title: intl.formatMessage(words.language), text: ({ language }) => languageName(language) },
      ]}
    />
  );
}
