import type { CsvColumn } from '@naga/kernel/to-csv.js';
import type { DataColumn } from '@naga/ui/DataTable';
import type { ReactNode } from 'react';

export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'title' | 'render' | 'sortable' | 'pinned' | 'total'> {
  title: string;
  /** As it stands in the CSV, and in the table unless `render` says otherwise. `hidden` columns are in the CSV only. */
  text: (row: Row) => string;
  render?: (row: Row) => ReactNode;
  /** In the CSV these stand in its place. */
  file?: readonly CsvColumn<Row>[];
  /** Shown when somebody chooses it; in the CSV in any case. */
  optional?: boolean;
  /** Seen in the compact set of columns; where no column says so, the list finds some by itself. */
  brief?: boolean;
  /** Its name among the sums of the list, where that adds it up. */
  sum?: string;
  /** Values of `sort` in the address: ascending, descending. With it the heading sorts. */
  orders?: readonly [ascending: string, descending: string];
}

/** Whether a column of a list is not to be seen, by what its reader chose. */
export const isHidden = <Row>(
  { key, hidden, optional }: ListColumn<Row>,
  chosen: { hidden: readonly string[]; shown: readonly string[] },
): boolean => hidden === true || (optional === true ? !chosen.shown.includes(key) : chosen.hidden.includes(key));
