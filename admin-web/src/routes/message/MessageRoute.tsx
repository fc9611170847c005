import mailFonts from '@naga/ui/mail-fonts.css?url&no-inline';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { localStamp } from '../../session/local-stamp.js';
import { type MessageQuery, useMessageQuery } from './message.generated.js';

const words = defineMessages({
  back: { id: 'admin.message.back', defaultMessage: 'All messages' },
  unknown: { id: 'admin.message.unknown', defaultMessage: 'There is no such message' },
  unknownText: {
    id: 'admin.message.unknown-text',
    defaultMessage: 'It was never written, or lies outside what you look after.',
  },
  failed: { id: 'admin.message.failed', defaultMessage: 'The message could not be loaded' },
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
    <RecordGate permission="notification.send" back={{ to: '/inbox', label: <FormattedMessage {...words.back} /> }}>
      <Message id={messageId} />
    </RecordGate>
  );
}

function Message({ id }: { id: string }) {
  const result = useMessageQuery({ variables: { id } });
  return (
    <Loaded result={result} pick={(data) => data.message} words={words}>
      {(message) => <MessagePage message={message} />}
    </Loaded>
  );
}

/** A mail's reader has the letters of his language; the machine of staff may not. From our address, as the policy wants. */
const withOurFonts = (html: string): string =>
  html.replace('<head>', `<head><link rel="stylesheet" href="${mailFonts}">`);

function MessagePage({ message }: { message: NonNullable<MessageQuery['message']> }) {
  const intl = useIntl();
  const { subject, to, createdAt, sentAt, html, text, attachments } = message;
  return (
    <RecordView title={subject}>
      <div className="back-office__stack">
        <DefinitionList
          items={[
            { id: 'to', term: <FormattedMessage {...words.to} />, value: to, long: true },
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
                    value: (
                      <ul className="back-office__plain">
                        {attachments.map(({ fileName, contentType, base64 }) => (
                          <li key={fileName}>
                            <a download={fileName} href={`data:${contentType};base64,${base64}`}>
                              {fileName}
                            </a>
                          </li>
                        ))}
                      </ul>
                    ),
                    long: true,
                  },
                ]),
          ]}
        />
        {/* Of our origin, since fonts are given to no other; it runs nothing, by its sandbox and by the page's policy. */}
        <iframe
          className="back-office__message"
          title={subject}
          srcDoc={withOurFonts(html)}
          sandbox="allow-popups allow-same-origin"
        />
        <Disclosure summary={intl.formatMessage(words.asText)}>
          <pre>{text}</pre>
        </Disclosure>
      </div>
    </RecordView>
  );
}
