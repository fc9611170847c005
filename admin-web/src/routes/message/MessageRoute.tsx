import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { Toolbar } from '@naga/ui/Toolbar';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { localStamp } from '../../session/local-stamp.js';
import { useMessageQuery } from './message.generated.js';

const words = defineMessages({
  back: { id: 'admin.message.back', defaultMessage: 'All messages' },
  unknown: { id: 'admin.message.unknown', defaultMessage: 'There is no such message' },
  to: { id: 'admin.message.to', defaultMessage: 'To' },
  when: { id: 'admin.message.when', defaultMessage: 'Written' },
  sent: { id: 'admin.message.sent', defaultMessage: 'Handed over' },
  kept: { id: 'admin.message.kept', defaultMessage: 'kept here only: no mail server is configured' },
  attachments: { id: 'admin.message.attachments', defaultMessage: 'Attachments' },
  asText: { id: 'admin.message.as-text', defaultMessage: 'As plain text' },
});

export default function MessageRoute() {
  const { messageId = '' } = useParams();
  return (
    <PermissionGate permission="notification.send">
      <Link className="back-office__back" to="/inbox">
        <FormattedMessage {...words.back} />
      </Link>
      <MessagePage id={messageId} />
    </PermissionGate>
  );
}

function MessagePage({ id }: { id: string }) {
  const intl = useIntl();
  const { data, error } = useMessageQuery({ variables: { id } });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  const message = data?.message;
  if (message == null) return <EmptyState title={<FormattedMessage {...words.unknown} />} level={1} />;
  const { subject, to, createdAt, sentAt, html, text, attachments } = message;
  return (
    <div className="back-office__stack">
      <Toolbar title={subject} />
      <DefinitionList
        items={[
          { id: 'to', term: <FormattedMessage {...words.to} />, value: to },
          { id: 'when', term: <FormattedMessage {...words.when} />, value: localStamp(createdAt) },
          {
            id: 'sent',
            term: <FormattedMessage {...words.sent} />,
            value: sentAt == null ? <FormattedMessage {...words.kept} /> : localStamp(sentAt),
          },
          ...(attachments.length === 0
            ? []
            : [
                {
                  id: 'attachments',
                  term: <FormattedMessage {...words.attachments} />,
                  value: attachments.map(({ fileName, contentType, base64 }) => (
                    <a key={fileName} download={fileName} href={`data:${contentType};base64,${base64}`}>
                      {fileName}
                    </a>
                  )),
                },
              ]),
        ]}
      />
      <iframe className="back-office__message" title={subject} srcDoc={html} sandbox="allow-popups" />
      <Disclosure summary={intl.formatMessage(words.asText)}>
        <pre>{text}</pre>
      </Disclosure>
    </div>
  );
}
