import { useNotices } from '@naga/app-kit/NoticeArea';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { bulkWords } from '../../records/noun/bulk/bulk-words.js';
import { undoWords } from '../../session/use-undoable.js';
import { FreeReportNotice } from './FreeReportNotice.js';
import { counted, freeWords } from './free-words.js';
import type { SeatBlocks_BlockFragment } from './seat-blocks.generated.js';
import { type FreeReport, useFreeMany } from './use-free-many.js';

type Block = SeatBlocks_BlockFragment;

interface FreeBarProps {
  /** Selected rows of the list. */
  chosen: readonly Block[];
  /** Nothing is chosen any more, and the list is read again. */
  onDone: () => Promise<unknown>;
}

/** Sells the selected seats again; what stayed as it was is told until it is closed. */
export function FreeBar({ chosen, onDone }: FreeBarProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const { busy, free, blockAgain } = useFreeMany();
  const [report, setReport] = useState<FreeReport>();
  async function told(now: FreeReport) {
    setReport(now.left.length > 0 ? now : undefined);
    if (now.left.length === 0)
      notify(intl.formatMessage(freeWords[now.did], counted(now.done)), {
        ...(now.did === 'freed' && {
          action: { label: intl.formatMessage(undoWords.undo), onAct: () => void takeBack(now.done) },
        }),
      });
    await onDone();
  }
  async function takeBack(freed: readonly Block[]) {
    await told(await blockAgain(freed));
  }
  return (
    <>
      {report !== undefined && (
        <FreeReportNotice
          report={report}
          busy={busy}
          onUndo={() => void takeBack(report.done)}
          onClose={() => setReport(undefined)}
        />
      )}
      {chosen.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={intl.formatMessage(bulkWords.bar)}>
          <strong>
            <FormattedMessage {...bulkWords.chosen} values={counted(chosen)} />
          </strong>
          <AskFirst
            size="small"
            busy={busy}
            label={<FormattedMessage {...freeWords.free} />}
            keep={<FormattedMessage {...freeWords.keep} />}
            title={<FormattedMessage {...freeWords.ask} values={counted(chosen)} />}
            onSure={async () => told(await free(chosen))}
          >
            <FormattedMessage {...freeWords.askText} />
          </AskFirst>
        </div>
      )}
    </>
  );
}
