import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListColumn } from './list-column.js';
import { allRows, csvOf, type LoadPage } from './list-csv.js';
import { words } from './list-words.js';
import { saveFile } from './save-file.js';

export interface DownloadCsvProps<Row> {
  fileName: string;
  columns: readonly ListColumn<Row>[];
  load: LoadPage<Row>;
}

/** All that the filters leave, as a file. */
export function DownloadCsv<Row>({ fileName, columns, load }: DownloadCsvProps<Row>) {
  const intl = useIntl();
  const { notify } = useNotices();
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      saveFile(fileName, csvOf(columns, await allRows(load)));
    } catch {
      notify(intl.formatMessage(words.csvFailed), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={() => void download()}>
      <FormattedMessage {...words.csv} />
    </Button>
  );
}
