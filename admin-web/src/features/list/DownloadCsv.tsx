import type { RowPages } from '@naga/kernel/to-csv.js';
import { Button } from '@naga/ui/Button';
import { FormattedMessage } from 'react-intl';
import { useFiles } from './files/use-files.js';
import type { ListColumn } from './list-column.js';
import { csvFile } from './list-csv.js';
import { words } from './list-words.js';

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

/**
 * All rows that the filters leave, as a file: with the columns that are seen, or with every column. It is of the filters
 * of the press, whatever is looked at meanwhile.
 */
export function DownloadCsv<Row>({ fileName, columns, more = [], pages, total }: DownloadCsvProps<Row>) {
  const { isGoing, write } = useFiles();
  const buttonFor = (which: 'csv' | 'csvAll', chosen: readonly ListColumn<Row>[]) => {
    const key = `${fileName} ${which}`;
    const make: Parameters<typeof write>[0]['make'] = (progress) => csvFile(chosen, pages, progress);
    return (
      <Button
        variant="quiet"
        size="small"
        busy={isGoing(key)}
        onClick={() => void write({ key, name: fileName, total, make })}
      >
        <FormattedMessage {...words[which]} />
      </Button>
    );
  };
  return (
    <>
      {buttonFor('csv', columns)}
      {more.length > 0 && buttonFor('csvAll', [...columns, ...more])}
    </>
  );
}
