import { useNotices } from '@naga/app-kit/NoticeArea';
import { formatTotal } from '@naga/kernel/list-total.js';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAskEnd } from '../../touched/use-ask-end.js';
import { undoWords } from '../../../session/use-undoable.js';
import { BulkActions } from './BulkActions.js';
import { BulkReportNotice } from './BulkReportNotice.js';
import { bulkWords } from './bulk-words.js';
import type { BulkKind } from './bulk-kind.js';
import type { BulkReport, Chosen } from '../noun.js';
import { isWorking } from '../use-end.js';
import { useBulk } from './use-bulk.js';

export interface BulkBarProps {
  noun: BulkKind;
  ids: readonly string[];
  /** Of these, as they were read. */
  versions?: readonly number[];
  /** Of the list. */
  filter: Readonly<Record<string, unknown>>;
  /** That the filters leave. */
  total: number;
  /** As far as they were counted. */
  countedTo: number | undefined;
  /** Nothing is chosen any more, and the list is read again. */
  onDone: () => unknown;
}

/** As many are done before a press is answered: what takes longer, or did not all succeed, is told until it is closed. */
const AT_ONCE = 50;
const staysTold = ({ total, failedCount, state }: BulkReport): boolean =>
  total > AT_ONCE || failedCount > 0 || state === 'STOPPED';

/** What can be done with the chosen rows at once; how far it is, and what refused it. */
export function BulkBar({ noun, ids, versions, filter, total, countedTo, onDone }: BulkBarProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const bulk = useBulk(noun, ended);
  const { sure, tell } = useAskEnd(noun.touching);
  // All of what is found: once the filter says something else, it is not these any more.
  const asFound = JSON.stringify(filter);
  const [allOf, setAllOf] = useState<string>();
  const all = allOf === asFound;
  const [count, shown] = all ? [total, formatTotal(total, countedTo)] : [ids.length, formatCount(ids.length)];

  function tellDone(report: BulkReport) {
    const { doneCount: count } = report;
    // What is left as it is can be taken back all the same.
    const takeBack = async () => (await bulk.undo(report)) === 'LEFT' && tellDone(report);
    notify(intl.formatMessage(bulkWords.done, { count, shown: formatCount(count) }), {
      ...(bulk.hasUndo(report) && {
        action: { label: intl.formatMessage(undoWords.undo), onAct: () => void takeBack() },
      }),
    });
  }
  function ended(report: BulkReport) {
    if (staysTold(report)) return onDone();
    if (report.state === 'UNDONE') notify(intl.formatMessage(undoWords.undone));
    else tellDone(report);
    return onDone();
  }
  const chosen: Chosen = all ? { filter } : { ids, ...(versions && { versions }) };
  async function hide(reason: string) {
    const begun = await bulk.hide(chosen, reason);
    if (begun) setAllOf(undefined);
    return begun;
  }
  async function change(active?: boolean) {
    if (active !== true && !(await sure(chosen))) return;
    if ((await bulk.press(chosen, active)) && active !== true) tell();
    setAllOf(undefined);
  }
  const { report } = bulk;
  if (report !== undefined && isWorking(report))
    return <Going report={report} stop={() => void bulk.stop(report.id)} />;
  return (
    <>
      {report !== undefined && staysTold(report) && (
        <BulkReportNotice report={report} bulk={bulk} fileName={`${noun.path.slice(1)}-result.csv`} />
      )}
      {ids.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={intl.formatMessage(bulkWords.bar)}>
          <strong>
            <FormattedMessage {...bulkWords.chosen} values={{ count, shown }} />
          </strong>
          {!all && total > ids.length && (
            <Button variant="quiet" size="small" onClick={() => setAllOf(asFound)}>
              <FormattedMessage {...bulkWords.all} values={{ count: total, shown: formatTotal(total, countedTo) }} />
            </Button>
          )}
          <BulkActions noun={noun} count={count} shown={shown} busy={bulk.busy} change={change} hide={hide} />
        </div>
      )}
    </>
  );
}

function Going({ report: { state, total, waiting, changedCount, undoneCount, failedCount }, stop }: GoingProps) {
  const intl = useIntl();
  const isBack = state === 'UNDOING';
  const of = isBack ? changedCount + undoneCount + failedCount : total;
  const tried = of - waiting;
  return (
    <div className="bulk-bar" role="status">
      <progress aria-label={intl.formatMessage(bulkWords.going)} value={tried} max={Math.max(1, of)} />
      <FormattedMessage {...bulkWords.tried} values={{ shown: formatCount(tried), of: formatCount(of) }} />
      {!isBack && (
        <Button variant="quiet" size="small" onClick={stop}>
          <FormattedMessage {...bulkWords.stop} />
        </Button>
      )}
      <small>
        <FormattedMessage {...bulkWords.goesOn} />
      </small>
    </div>
  );
}

interface GoingProps {
  report: BulkReport;
  stop: () => void;
}
