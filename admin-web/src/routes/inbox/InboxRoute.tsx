import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DataTable } from '@naga/ui/DataTable';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { localStamp } from '../../features/moment/local-stamp.js';
import { type MessagesQuery, useMessagesQuery } from './inbox.generated.js';

const words = defineMessages({
  title: { id: 'admin.inbox.title', defaultMessage: 'Sent messages' },
  about: {
    id: 'admin.inbox.about',
    defaultMessage: 'Every mail this installation wrote, as its reader gets it.',
  },
  search: { id: 'admin.inbox.search', defaultMessage: 'Receiver or subject' },
  when: { id: 'admin.inbox.when', defaultMessage: 'When' },
  to: { id: 'admin.inbox.to', defaultMessage: 'To' },
  subject: { id: 'admin.inbox.subject', defaultMessage: 'Subject' },
  event: { id: 'admin.inbox.event', defaultMessage: 'Because of' },
  language: { id: 'admin.inbox.language', defaultMessage: 'Language' },
});

const PAGE_SIZE = 50;
const parsers = { text: parseAsString.withDefault(''), page: parseAsInteger.withDefault(1) };

type Row = MessagesQuery['messages']['rows'][number];

export default function InboxRoute() {
  return (
    <PermissionGate permission="notification.send">
      <Inbox />
    </PermissionGate>
  );
}

function Inbox() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [{ text, page }, setState] = useQueryStates(parsers, { history: 'push' });
  const variables = { text: text === '' ? null : text, page: Math.max(1, page), pageSize: PAGE_SIZE };
  const { data, previousData, error, refetch } = useMessagesQuery({ variables, fetchPolicy: 'cache-and-network' });
  const list = (data ?? previousData)?.messages;
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <div className="back-office__filters" role="search">
        <TextField
          type="search"
          label={intl.formatMessage(words.search)}
          defaultValue={text}
          onChange={(event) => void setState({ text: event.currentTarget.value, page: 1 }, { history: 'replace' })}
        />
      </div>
      <DataTable<Row>
        label={intl.formatMessage(words.title)}
        rows={list?.rows ?? []}
        rowId={({ id }) => id}
        state={error !== undefined && list === undefined ? 'error' : list === undefined ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ id }) => void navigate(`/inbox/${id}`)}
        page={{
          number: page,
          size: PAGE_SIZE,
          total: list?.total ?? 0,
          onChange: (next) => void setState({ page: next }),
        }}
        columns={[
          {
            key: 'when',
            title: intl.formatMessage(words.when),
            render: ({ createdAt }) => localStamp(createdAt),
            noWrap: true,
          },
          { key: 'to', title: intl.formatMessage(words.to), render: ({ to }) => to },
          { key: 'subject', title: intl.formatMessage(words.subject), render: ({ subject }) => subject },
          { key: 'event', title: intl.formatMessage(words.event), render: ({ event }) => event },
          { key: 'language', title: intl.formatMessage(words.language), render: ({ language }) => language },
        ]}
      />
    </>
  );
}
