import { useNotices } from '@naga/app-kit/NoticeArea';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { isCounted } from '@naga/kernel/list-total.js';
import { formatCount } from '@naga/kernel/money.js';
import { pagesOf } from '@naga/kernel/to-csv.js';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmTyped } from '../../features/action/ConfirmTyped.js';
import { useAskOffSale } from '../../features/sold/use-ask-off-sale.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import { csvFile } from '../../features/list/list-csv.js';
import { saveFile } from '../../features/list/save-file.js';
import { bulkWords } from './bulk-words.js';
import type { BulkReport, ListedNoun } from './noun.js';
import { nounWords } from './noun-words.js';
import { toldFailure } from './told-failure.js';
import type { Bulk, Chosen, NamedReport } from './use-bulk.js';

export interface BulkBarProps {
  noun: ListedNoun;
  bulk: Bulk;
  ids: readonly string[];
  /** That the filters leave. */
  total: number;
  /** As far as they were counted. */
  countedTo: number | undefined;
  /** Nothing is chosen any more, and the list is read again. */
  onDone: () => unknown;
}

/** What can be done with the chosen rows at once; how far it is, and what refused it. */
export function BulkBar({ noun, bulk, ids, total, countedTo, onDone }: BulkBarProps) {
  const intl = useIntl();
  const { oops } = useNotices();
  const [all, setAll] = useState(false);
  const tell = useUndoNotice();
  const { tried, report, read, run, stop, forget } = bulk;
  const { sure, question } = useAskOffSale(noun.offSale);
  const chosen: Chosen = all ? 'all' : ids;
  const count = all ? total : ids.length;
  async function change(active?: boolean) {
    try {
      const found = await read(chosen);
      if (active === false && !(await sure(found))) return;
      const { done } = await run(found, active);
      const undo = active === undefined ? undefined : () => run(done, !active);
      tell(intl.formatMessage(bulkWords.done, { count: done.length, shown: formatCount(done.length) }), undo, onDone);
    } catch {
      oops({});
    }
    setAll(false);
    await onDone();
  }
  if (tried !== undefined) return <Going tried={tried} count={count} stop={stop} />;
  return (
    <>
      {question}
      {report !== undefined && report.failed.length > 0 && <Failures report={report} forget={forget} />}
      {ids.length > 0 && (
        <div className="bulk-bar" role="group" aria-label={intl.formatMessage(bulkWords.bar)}>
          <strong>
            <FormattedMessage {...bulkWords.chosen} values={{ count, shown: formatCount(count) }} />
          </strong>
          {!all && total > ids.length && isCounted(total, countedTo) && (
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              <FormattedMessage {...bulkWords.all} values={{ count: total, shown: formatCount(total) }} />
            </Button>
          )}
          {noun.ends === 'removed' ? (
            <ConfirmTyped
              size="small"
              busy={false}
              label={<FormattedMessage {...nounWords.remove} />}
              title={<FormattedMessage {...bulkWords.removeTitle} values={{ count, shown: formatCount(count) }} />}
              keep={<FormattedMessage {...bulkWords.keep} />}
              confirm={{ word: 'delete', of: [formatCount(count)] }}
              onSure={() => change()}
            >
              <FormattedMessage {...nounWords.removeText} />
            </ConfirmTyped>
          ) : (
            [false, true].map((active) => (
              <Button key={String(active)} variant="quiet" size="small" onClick={() => void change(active)}>
                <FormattedMessage {...(active ? nounWords.switchOn : nounWords.switchOff)} />
              </Button>
            ))
          )}
        </div>
      )}
    </>
  );
}

function Going({ tried, count, stop }: { tried: number; count: number; stop: () => void }) {
  const intl = useIntl();
  return (
    <div className="bulk-bar" role="status">
      <progress aria-label={intl.formatMessage(bulkWords.going)} value={tried} max={Math.max(1, count)} />
      <FormattedMessage {...bulkWords.tried} values={{ shown: formatCount(tried), of: formatCount(count) }} />
      <Button variant="quiet" size="small" onClick={stop}>
        <FormattedMessage {...bulkWords.stop} />
      </Button>
    </div>
  );
}

const SHOWN = 5;

/** The first of them; the file has all. */
const fewOf = (names: readonly string[]): string =>
  [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…'] : [])].join(', ');

type Failure = BulkReport['failed'][number];

function Failures({ report: { failed, names }, forget }: { report: NamedReport; forget: () => void }) {
  const intl = useIntl();
  const why = (failure: Failure) => {
    const { code, facts } = toldFailure(intl, failure);
    return refusalText(intl, code, facts);
  };
  const called = ({ id }: Failure) => names.get(id) ?? id;
  const reasons = [...Map.groupBy(failed, why)].slice(0, SHOWN);
  const columns = [
    { key: 'id', title: 'id', text: ({ id }: Failure) => id },
    { key: 'record', title: intl.formatMessage(bulkWords.record), text: called },
    { key: 'reason', title: intl.formatMessage(bulkWords.reason), text: why },
  ];
  const save = async () => saveFile('failures.csv', await csvFile(columns, pagesOf(failed)));
  return (
    <Notice
      tone="bad"
      live="alert"
      action={
        <>
          <Button variant="quiet" size="small" onClick={() => void save()}>
            <FormattedMessage {...bulkWords.file} />
          </Button>
          <Button variant="quiet" size="small" onClick={forget}>
            <FormattedMessage {...bulkWords.forget} />
          </Button>
        </>
      }
    >
      <FormattedMessage {...bulkWords.failed} values={{ count: failed.length, shown: formatCount(failed.length) }} />
      <ul>
        {reasons.map(([reason, of]) => (
          <li key={reason}>
            <FormattedMessage {...bulkWords.named} values={{ reason, names: fewOf(of.map(called)) }} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
