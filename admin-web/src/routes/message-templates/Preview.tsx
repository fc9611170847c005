import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { filledWords, words } from './words.js';

export interface PreviewProps {
  preview: { subject: string; html: string; text: string; smsParts: number | null; smsEncoding: string | null };
}

const ENCODINGS: Readonly<Record<string, string>> = { GSM_7: 'GSM-7', UCS_2: 'UCS-2' };

/** The message as its reader gets it, in a frame in which nothing runs. */
export function Preview({ preview: { subject, html, text, smsParts, smsEncoding } }: PreviewProps) {
  const intl = useIntl();
  return (
    <div role="status">
      <p>
        <strong>{subject}</strong>
      </p>
      {smsParts !== null && (
        <p>
          <FormattedMessage
            {...filledWords.parts}
            values={{ parts: smsParts, encoding: ENCODINGS[smsEncoding ?? ''] ?? '' }}
          />
        </p>
      )}
      <iframe title={intl.formatMessage(words.previewOf)} className="back-office__message" sandbox="" srcDoc={html} />
      <Disclosure summary={intl.formatMessage(words.asText)}>
        <pre>{text}</pre>
      </Disclosure>
    </div>
  );
}
