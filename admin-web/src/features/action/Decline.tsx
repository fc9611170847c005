import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { AskText } from './AskText.js';

type Word = 'decline' | 'later' | 'whyNot' | 'whyNotHint' | 'missing';

const words = defineMessages<Record<Word, NoMessageValues>>({
  decline: { id: 'admin.decline.decline', defaultMessage: 'Decline' },
  later: { id: 'admin.decline.later', defaultMessage: 'Decide later' },
  whyNot: { id: 'admin.decline.why-not', defaultMessage: 'Why not' },
  whyNotHint: { id: 'admin.decline.why-not-hint', defaultMessage: 'Who asked reads this.' },
  missing: { id: 'admin.decline.missing', defaultMessage: 'Please say why.' },
});

export interface DeclineProps {
  busy: boolean;
  /** Says no, with the reason; answers whether that is done. */
  onDecline: (answer: string) => Promise<boolean>;
}

/** The second person's no, which says why: whatever it was that somebody asked for. */
export function Decline({ busy, onDecline }: DeclineProps) {
  const intl = useIntl();
  return (
    <AskText
      label={<FormattedMessage {...words.decline} />}
      title={<FormattedMessage {...words.decline} />}
      sure={<FormattedMessage {...words.decline} />}
      keep={<FormattedMessage {...words.later} />}
      fields={[
        {
          name: 'answer',
          label: intl.formatMessage(words.whyNot),
          hint: intl.formatMessage(words.whyNotHint),
          long: true,
          maxLength: 500,
          wrong: (text) => (text === '' ? intl.formatMessage(words.missing) : undefined),
        },
      ]}
      busy={busy}
      onSure={({ answer }) => onDecline(answer)}
    />
  );
}
