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
import { ListScreen } from '../../features/list/ListScreen.js';
import { languageName } from '../../session/language.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { type MessageTemplatesQuery, useMessageTemplatesQuery } from './templates.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

const CHANNELS = ['EMAIL', 'SHORT'] as const;
const channelWord = { EMAIL: words.email, SHORT: words.short };
const parsers = { text: parseAsString.withDefault(''), channel: parseAsStringLiteral(CHANNELS) };

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
  const { text, channel } = address.state;
  const isAsked = (row: MessageTemplatesQuery['messageTemplates'][number]) =>
    (channel === null || row.channel === channel) && row.subject.toLowerCase().includes(text.trim().toLowerCase());
  const pick = ({ messageTemplates }: MessageTemplatesQuery) => {
    const rows = messageTemplates.filter(isAsked);
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
        {
          kind: 'choice',
          name: 'channel',
          label: say(words.channel),
          options: CHANNELS.map((value) => ({ value, label: say(channelWord[value]) })),
        },
      ]}
      columns={[
        { key: 'subject', title: say(words.subject), text: ({ subject }) => subject },
        {
          key: 'channel',
          title: say(words.channel),
          text: (row) => say(row.channel === 'SHORT' ? words.short : words.email),
        },
        {
          key: 'event',
          title: say(words.event),
          text: ({ event }) => (event === null ? say(words.shared) : eventTitle(intl, event)),
        },
        {
          key: 'written',
          title: say(words.written),
          text: ({ written }) => written.map(languageName).join(', ') || '–',
        },
        {
          key: 'changed',
          title: say(words.changed),
          text: ({ savedAt, savedBy }) => (savedAt === null ? '–' : `${savedBy ?? '–'}, ${localStamp(savedAt)}`),
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
