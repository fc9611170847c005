import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { Button } from '@naga/ui/Button';
import { StatusPill } from '@naga/ui/StatusPill';
import { parseAsString, parseAsStringLiteral } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { eventTitle } from '../../features/events/event-words.js';
import { useListAddress } from '../../features/list/list-address.js';
import { listAnswer } from '../../features/list/list-answer.js';
import { askedOrder, orderedBy } from '../../features/list/list-order.js';
import { choiceFilter } from '../../features/list/list-filter.js';
import { ListScreen } from '../../features/list/ListScreen.js';
import { languageName } from '../../session/language.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { type MessageTemplatesQuery, useMessageTemplatesQuery } from './templates.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

const CHANNELS = ['EMAIL', 'SHORT'] as const;
const channelWord = { EMAIL: words.email, SHORT: words.short };
const STATES = ['failed', 'written'] as const;
const stateWord = { failed: words.hasFailed, written: words.asWritten };
const parsers = {
  text: parseAsString.withDefault(''),
  channel: parseAsStringLiteral(CHANNELS),
  state: parseAsStringLiteral(STATES),
  sort: parseAsString.withDefault(''),
};

type Row = MessageTemplatesQuery['messageTemplates'][number];

export default function TemplatesRoute() {
  return (
    <PermissionGate permission="message.edit" scopes={['all']}>
      <Templates />
    </PermissionGate>
  );
}

/** Every message the system sends, by kind and channel. */
function Templates() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const address = useListAddress(parsers);
  const { text, channel, state, sort } = address.state;
  const eventOf = ({ event }: Row): string => (event === null ? say(words.shared) : eventTitle(intl, event));
  const isAsked = (row: Row) =>
    (channel === null || row.channel === channel) &&
    (state === null || row.hasFailed === (state === 'failed')) &&
    `${row.subject} ${eventOf(row)} ${row.savedBy ?? ''}`.toLowerCase().includes(text.trim().toLowerCase());
  const keys: Readonly<Record<string, (row: Row) => string>> = {
    SUBJECT: ({ subject }) => subject,
    CHANNEL: (row) => row.channel,
    EVENT: eventOf,
    CHANGED: ({ savedAt }) => savedAt ?? '',
    STATE: ({ hasFailed }) => say(hasFailed ? words.hasFailed : words.asWritten),
  };
  // All of them are here: they are sorted as they are seen, and stand as the code declares them otherwise.
  const pick = ({ messageTemplates }: MessageTemplatesQuery) => {
    const rows = messageTemplates.filter(isAsked);
    const { order, descending } = askedOrder(sort);
    const key = keys[order ?? ''];
    if (key !== undefined) rows.sort((a, b) => key(a).localeCompare(key(b), intl.locale) * (descending ? -1 : 1));
    return { total: rows.length, rows };
  };
  const answer = listAnswer(useMessageTemplatesQuery({ fetchPolicy: 'cache-and-network' }), pick);
  return (
    <ListScreen
      id="message-templates"
      title={say(words.title)}
      sub={say(words.about)}
      actions={
        <Button as={Link} to="/inbox" variant="quiet">
          <FormattedMessage {...words.log} />
        </Button>
      }
      address={address}
      answer={answer}
      pages={pagesOf(answer.list?.rows ?? [])}
      rowId={({ key }) => key}
      openAt={({ key }) => `/message-templates/${key}`}
      filters={[
        { kind: 'search', name: 'text', label: say(words.search) },
        choiceFilter('channel', say(words.channel), CHANNELS, (value) => say(channelWord[value])),
        choiceFilter('state', say(words.state), STATES, (value) => say(stateWord[value])),
      ]}
      columns={[
        { key: 'subject', title: say(words.subject), text: ({ subject }) => subject, ...orderedBy('SUBJECT') },
        {
          key: 'channel',
          title: say(words.channel),
          text: (row) => say(row.channel === 'SHORT' ? words.short : words.email),
          ...orderedBy('CHANNEL'),
        },
        { key: 'event', title: say(words.event), text: eventOf, ...orderedBy('EVENT') },
        {
          key: 'written',
          title: say(words.written),
          text: ({ written }) => written.map(languageName).join(', ') || '–',
        },
        {
          key: 'changed',
          title: say(words.changed),
          text: ({ savedAt, savedBy }) => (savedAt === null ? '–' : `${savedBy ?? '–'}, ${localStamp(savedAt)}`),
          ...orderedBy('CHANGED'),
          render: ({ savedAt, savedBy }) =>
            savedAt === null ? (
              '–'
            ) : (
              <>
                {savedBy ?? '–'}, <LocalTime at={savedAt} />
              </>
            ),
        },
        {
          key: 'state',
          title: say(words.state),
          text: ({ hasFailed }) => say(hasFailed ? words.hasFailed : words.asWritten),
          ...orderedBy('STATE'),
          render: ({ hasFailed }) => (
            <StatusPill tone={hasFailed ? 'bad' : 'good'}>
              <FormattedMessage {...(hasFailed ? words.hasFailed : words.asWritten)} />
            </StatusPill>
          ),
        },
      ]}
      empty={{ title: words.none, text: words.noneText }}
    />
  );
}
