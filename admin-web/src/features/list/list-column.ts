import type { DataColumn } from '@naga/ui/DataTable';
import type { ReactNode } from 'react';

export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'title' | 'render' | 'sortable'> {
  title: string;
  /** As it stands in the CSV, and in the table unless `render` says otherwise. `hidden` columns are in the CSV only. */
  text: (row: Row) => string;
  render?: (row: Row) => ReactNode;
  /** Values of `sort` in the address: ascending, descending. With it the heading sorts. */
  orders?: readonly [ascending: string, descending: string];
}
