import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { AskText } from '../../../features/action/AskText.js';
import { ConfirmTyped } from '../../../features/action/ConfirmTyped.js';
import { nounWords } from '../noun-words.js';
import type { BulkKind, Freeing, Hiding } from './bulk-kind.js';
import { bulkWords } from './bulk-words.js';

interface Chosen {
  /** How many are chosen, and as it is written. */
  count: number;
  shown: string;
  busy: boolean;
}

export interface BulkActionsProps extends Chosen {
  noun: BulkKind;
  change: (active?: boolean) => Promise<void>;
  /** Answers whether it was begun. */
  hide: (reason: string) => Promise<boolean>;
}

/** The buttons of what can be done with the chosen rows. */
export function BulkActions({ noun, change, hide, ...chosen }: BulkActionsProps) {
  const { ends, hiding, freeing } = noun;
  const { count, shown, busy } = chosen;
  if (ends === 'switched')
    return [false, true].map((active) => (
      <Button key={String(active)} variant="quiet" size="small" busy={busy} onClick={() => void change(active)}>
        <FormattedMessage {...(active ? nounWords.switchOn : nounWords.switchOff)} />
      </Button>
    ));
  if (ends === 'removed')
    return (
      <ConfirmTyped
        size="small"
        busy={busy}
        label={<FormattedMessage {...nounWords.remove} />}
        title={<FormattedMessage {...bulkWords.removeTitle} values={{ count, shown }} />}
        keep={<FormattedMessage {...bulkWords.keep} />}
        confirm={{ word: 'delete', of: [shown] }}
        onSure={() => change()}
      >
        <FormattedMessage {...nounWords.removeText} />
      </ConfirmTyped>
    );
  return (
    <>
      {ends === 'published' && (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void change()}>
          <FormattedMessage {...bulkWords.publish} />
        </Button>
      )}
      {hiding && <Hide hiding={hiding} onSure={hide} {...chosen} />}
      {freeing && <Free freeing={freeing} onSure={change} {...chosen} />}
    </>
  );
}

/** Takes them away from everybody, for one reason that is said first. */
function Hide({
  hiding: { title, keep, reason },
  count,
  shown,
  busy,
  onSure,
}: Chosen & { hiding: Hiding; onSure: BulkActionsProps['hide'] }) {
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

function Free({
  freeing: { label, keep, title, text },
  count,
  shown,
  busy,
  onSure,
}: Chosen & { freeing: Freeing; onSure: () => Promise<void> }) {
  return (
    <AskFirst
      size="small"
      busy={busy}
      label={<FormattedMessage {...label} />}
      keep={<FormattedMessage {...keep} />}
      title={<FormattedMessage {...title} values={{ count, shown }} />}
      onSure={() => onSure()}
    >
      <FormattedMessage {...text} />
    </AskFirst>
  );
}
