import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { counted, freeWords } from './free-words.js';
import type { FreeReport } from './use-free-many.js';

interface FreeReportNoticeProps {
  report: FreeReport;
  busy: boolean;
  /** What was freed is blocked again. */
  onUndo: () => void;
  onClose: () => void;
}

/** Which of several seats stayed as they were and why, and how many are done. */
export function FreeReportNotice({ report: { did, done, left }, busy, onUndo, onClose }: FreeReportNoticeProps) {
  const intl = useIntl();
  const nameOf = ({ of: { seatNumber: seat, route, date } }: (typeof left)[number]) =>
    intl.formatMessage(freeWords.seatOf, { seat, route, date });
  const actions = (
    <>
      {did === 'freed' && done.length > 0 && (
        <Button variant="quiet" size="small" busy={busy} onClick={onUndo}>
          <FormattedMessage {...freeWords.undo} />
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onClose}>
        <FormattedMessage {...freeWords.forget} />
      </Button>
    </>
  );
  return (
    <Notice tone="bad" live="alert" action={actions}>
      <FormattedMessage {...freeWords[did]} values={counted(done)} />{' '}
      <FormattedMessage {...freeWords[did === 'freed' ? 'stayed' : 'stayedFree']} values={counted(left)} />
      <ul>
        {[...Map.groupBy(left, ({ text }) => text)].map(([reason, some]) => (
          <li key={reason}>
            <FormattedMessage {...freeWords.named} values={{ reason, names: some.map(nameOf).join('; ') }} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
