import { FormattedMessage, useIntl } from 'react-intl';
import { AskText } from '../../../features/action/AskText.js';
import type { Hiding } from './bulk-kind.js';
import { bulkWords } from './bulk-words.js';

export interface HideManyProps {
  hiding: Hiding;
  /** How many are chosen, and as it is written. */
  count: number;
  shown: string;
  busy: boolean;
  /** Answers whether it was begun. */
  onSure: (reason: string) => Promise<boolean>;
}

/** Takes the chosen ones away from everybody, for one reason that is said first. */
export function HideMany({ hiding: { title, keep, reason }, count, shown, busy, onSure }: HideManyProps) {
  const intl = useIntl();
  return (
    <AskText
      size="small"
      label={<FormattedMessage {...bulkWords.hide} />}
      sure={<FormattedMessage {...bulkWords.hide} />}
      keep={<FormattedMessage {...keep} />}
      title={<FormattedMessage {...title} values={{ count, shown }} />}
      busy={busy}
      fields={[reason(intl)]}
      onSure={(typed) => onSure(typed.reason)}
    />
  );
}
