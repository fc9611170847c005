import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useFiles } from '../../../features/list/files/use-files.js';
import { csvFile } from '../../../features/list/list-csv.js';
import { bulkWords, outcomeWords } from './bulk-words.js';
import type { BulkLine, BulkReport } from '../noun.js';
import { whyOf } from '../told-failure.js';
import type { Bulk } from './use-bulk.js';

const SHOWN = 5;

/** The first of them; the file has all. */
const fewOf = (names: readonly string[]): string =>
  [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…'] : [])].join(', ');

const columnsOf = (intl: IntlShape) => [
  { key: 'id', title: 'id', text: ({ id }: BulkLine) => id },
  { key: 'record', title: intl.formatMessage(bulkWords.record), text: ({ name }: BulkLine) => name },
  {
    key: 'outcome',
    title: intl.formatMessage(bulkWords.outcome),
    text: ({ state }: BulkLine) => intl.formatMessage(outcomeWords[state]),
  },
  {
    key: 'reason',
    title: intl.formatMessage(bulkWords.reason),
    text: ({ code, facts }: BulkLine) => (code === null ? '' : whyOf(intl, { code, facts: facts ?? {} })),
  },
];

const counted = (count: number) => ({ count, shown: formatCount(count) });

export interface BulkReportNoticeProps {
  report: BulkReport;
  bulk: Bulk;
  /** Of the file. */
  fileName: string;
}

/** What became of a change of many records: how many are done, which stayed as they were and why, and the way back. */
export function BulkReportNotice({ report, bulk, fileName }: BulkReportNoticeProps) {
  const intl = useIntl();
  const { isGoing, write } = useFiles();
  const { state, doneCount, undoneCount, failedCount, waiting, failed } = report;
  const isUndone = state === 'UNDONE';
  const save = () =>
    write({ key: fileName, name: fileName, make: (progress) => csvFile(columnsOf(intl), bulk.lines, progress) });
  const reasons = [...Map.groupBy(failed, (failure) => whyOf(intl, failure))].slice(0, SHOWN);
  const actions = (
    <>
      {!isUndone && bulk.hasUndo(report) && (
        <Button variant="quiet" size="small" busy={bulk.busy} onClick={() => void bulk.undo(report)}>
          <FormattedMessage {...bulkWords.undo} />
        </Button>
      )}
      <Button variant="quiet" size="small" busy={isGoing(fileName)} onClick={() => void save()}>
        <FormattedMessage {...bulkWords.file} />
      </Button>
      <Button variant="quiet" size="small" onClick={bulk.forget}>
        <FormattedMessage {...bulkWords.forget} />
      </Button>
    </>
  );
  return (
    <Notice tone={failedCount > 0 ? 'bad' : 'good'} live={failedCount > 0 ? 'alert' : 'status'} action={actions}>
      <FormattedMessage
        {...bulkWords[isUndone ? 'undone' : 'done']}
        values={counted(isUndone ? undoneCount : doneCount)}
      />
      {state === 'STOPPED' && waiting > 0 && (
        <>
          {' '}
          <FormattedMessage {...bulkWords.stopped} values={counted(waiting)} />
        </>
      )}
      {failedCount > 0 && (
        <>
          {' '}
          <FormattedMessage {...bulkWords[isUndone ? 'kept' : 'failed']} values={counted(failedCount)} />
          <ul>
            {reasons.map(([reason, of]) => (
              <li key={reason}>
                <FormattedMessage {...bulkWords.named} values={{ reason, names: fewOf(of.map(({ name }) => name)) }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
