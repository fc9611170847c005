import mailFonts from '@naga/ui/mail-fonts.css?url&no-inline';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { StatusPill } from '@naga/ui/StatusPill';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl, type PrimitiveType } from 'react-intl';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { MESSAGE_TONES, messageStateWords, problemText, sentAgainWord } from './message-words.js';
import { type MessageQuery, useMessageQuery } from './message.generated.js';
import { SendAgain } from './SendAgain.js';

type Word =
  | 'back'
  | 'unknown'
  | 'unknownText'
  | 'failed'
  | 'to'
  | 'when'
  | 'sent'
  | 'kept'
  | 'notYet'
  | 'attempts'
  | 'problem'
  | 'again'
  | 'attachments'
  | 'asText';

const words = defineMessages<
  Record<Word, NoMessageValues> & { tries: { count: number; next: PrimitiveType }; askedBy: { name: string } }
>({
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
  kept: { id: 'admin.message.kept', defaultMessage: 'kept here only: nothing leaves this way' },
  notYet: { id: 'admin.message.not-yet', defaultMessage: 'not yet' },
  attempts: { id: 'admin.message.attempts', defaultMessage: 'Tried' },
  tries: {
    id: 'admin.message.tries',
    defaultMessage: '{count, plural, one {once} other {# times}}{next, select, none {} other {, next at {next}}}',
  },
  problem: { id: 'admin.message.problem', defaultMessage: 'Its server said' },
  again: { id: 'admin.message.again-of', defaultMessage: 'Sent again' },
  askedBy: { id: 'admin.message.asked-by', defaultMessage: 'by {name}' },
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
  const { id, subject, to, createdAt, sentAt, state, attempts, dueAt, problem } = message;
  const { againOfId, askedBy, sentAgainAt, html, text, attachments } = message;
  const pill = (
    <StatusPill tone={MESSAGE_TONES[state]}>
      <FormattedMessage {...messageStateWords[state]} />
    </StatusPill>
  );
  return (
    <RecordView
      title={subject}
      sub={pill}
      actions={<SendAgain id={id} to={to} />}
      data={{ ...message, attachments: attachments.map(({ base64: _, ...file }) => file) }}
    >
      <div className="back-office__stack">
        <DefinitionList
          items={[
            { id: 'to', term: <FormattedMessage {...words.to} />, value: to, long: true },
            { id: 'when', term: <FormattedMessage {...words.when} />, value: <LocalTime at={createdAt} /> },
            {
              id: 'sent',
              term: <FormattedMessage {...words.sent} />,
              value:
                sentAt == null ? (
                  <FormattedMessage {...words[state === 'KEPT' ? 'kept' : 'notYet']} />
                ) : (
                  <LocalTime at={sentAt} />
                ),
            },
            ...(attempts === 0
              ? []
              : [
                  {
                    id: 'attempts',
                    term: <FormattedMessage {...words.attempts} />,
                    value: (
                      <FormattedMessage
                        {...words.tries}
                        values={{ count: attempts, next: dueAt == null ? 'none' : <LocalTime at={dueAt} /> }}
                      />
                    ),
                  },
                ]),
            ...(problem == null
              ? []
              : [
                  {
                    id: 'problem',
                    term: <FormattedMessage {...words.problem} />,
                    value: problemText(intl, problem),
                    long: true,
                  },
                ]),
            ...(againOfId == null
              ? []
              : [
                  {
                    id: 'again',
                    term: <FormattedMessage {...words.again} />,
                    value: (
                      <Link to={`/inbox/${againOfId}`}>
                        <FormattedMessage {...words.askedBy} values={{ name: askedBy ?? '–' }} />
                      </Link>
                    ),
                  },
                ]),
            ...(sentAgainAt == null
              ? []
              : [
                  {
                    id: 'sentAgain',
                    term: <FormattedMessage {...sentAgainWord} />,
                    value: <LocalTime at={sentAgainAt} />,
                  },
                ]),
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
