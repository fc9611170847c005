import { useNotices } from '@naga/app-kit/NoticeArea';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListColumn } from './list-column.js';
import type { RowPages } from '@naga/kernel/to-csv.js';
import { csvFile } from './list-csv.js';
import { words } from './list-words.js';
import { saveFile } from './save-file.js';

export interface DownloadCsvProps<Row> {
  fileName: string;
  /** What is seen. */
  columns: readonly ListColumn<Row>[];
  /** Those beside that nobody chose to see; with them the file has everything. */
  more?: readonly ListColumn<Row>[];
  pages: RowPages<Row>;
  /** How many rows there will be, where it is known. */
  total?: number | undefined;
}

/** All rows that the filters leave, as a file: with the columns that are seen, or with every column. */
export function DownloadCsv<Row>({ fileName, columns, more = [], pages, total }: DownloadCsvProps<Row>) {
  const intl = useIntl();
  const { notify } = useNotices();
  const [written, setWritten] = useState<number>();
  const going = useRef<AbortController>(undefined);
  useEffect(() => () => going.current?.abort(), []);

  async function download(chosen: readonly ListColumn<Row>[]) {
    const { signal } = (going.current = new AbortController());
    let count = 0;
    setWritten(0);
    try {
      const onRows = (now: number) => setWritten((count = now));
      saveFile(fileName, await csvFile(chosen, pages, { onRows, signal }));
      notify(intl.formatMessage(words.csvDone, { count, shown: formatCount(count) }));
    } catch {
      if (!signal.aborted) notify(intl.formatMessage(words.csvFailed), { tone: 'bad' });
    } finally {
      setWritten(undefined);
    }
  }

  if (written !== undefined) {
    return (
      <span className="list-download">
        <progress
          aria-label={intl.formatMessage(words.csvGoing)}
          {...(total !== undefined && total > 0 && { value: Math.min(written, total), max: total })}
        />
        <span>
          <FormattedMessage {...words.csvWritten} values={{ count: written, shown: formatCount(written) }} />
        </span>
        <Button variant="quiet" size="small" onClick={() => going.current?.abort()}>
          <FormattedMessage {...words.cancel} />
        </Button>
      </span>
    );
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => void download(columns)}>
        <FormattedMessage {...words.csv} />
      </Button>
      {more.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => void download([...columns, ...more])}>
          <FormattedMessage {...words.csvAll} />
        </Button>
      )}
    </>
  );
}
