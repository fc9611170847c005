import { formatTotal, isCounted } from '@naga/kernel/list-total.js';
import { Toolbar } from '@naga/ui/Toolbar';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ListState } from './list-address.js';
import { isHidden } from './list-column.js';
import type { RowPages } from '@naga/kernel/to-csv.js';
import type { ListFilter } from './list-filter.js';
import { type ColumnPreset, presetOf, presetsOf } from './presets/column-presets.rules.js';
import { DownloadCsv } from './DownloadCsv.js';
import { useKeepList } from '../../session/left-lists.js';
import { ListColumns } from './ListColumns.js';
import { ListFilters } from './ListFilters.js';
import { ListPresets } from './presets/ListPresets.js';
import { ListTable, type ListTableProps } from './ListTable.js';
import { type ListView, ListViews } from './ListViews.js';

export interface ListScreenProps<State, Row> extends Omit<ListTableProps<State, Row>, 'label' | 'id'> {
  /** Under which own views are kept and the file is named: 'bookings'. */
  id: string;
  title: string;
  /** Beside the title: what this list is. */
  sub?: ReactNode;
  /** Instead of it how many rows the filters leave: a message of `count` and, as it is written, `shown`. */
  total?: MessageDescriptor;
  /** At the right: "Add a stop". */
  actions?: ReactNode;
  filters?: readonly ListFilter<State>[];
  moreFilters?: { title: string; filters: readonly ListFilter<State>[] };
  views?: readonly ListView<State>[];
  /** Sets of columns beside those that every list has. */
  presets?: readonly ColumnPreset[];
  /** Between filters and rows: what is done with the selected ones. */
  above?: ReactNode;
  /** With it the list can be downloaded. */
  pages?: RowPages<Row>;
}

/** A whole list page: title, views, filters, CSV, columns, rows, pages and their empty, loading and failed states. */
export function ListScreen<State extends ListState, Row>(props: ListScreenProps<State, Row>) {
  const { id, title, sub, total, actions, filters = [], moreFilters, views, presets, above, pages, ...table } = props;
  const { address, columns, places } = table;
  useKeepList();
  const { total: count, countedTo } = table.answer.list ?? {};
  const seen = columns.filter(({ hidden }) => hidden !== true).slice(1);
  const sets = presetsOf(seen, presets);
  return (
    <>
      <Toolbar title={title} sub={total === undefined ? sub : <Total of={total} count={count} countedTo={countedTo} />}>
        {actions}
      </Toolbar>
      <ListViews id={id} address={address} views={views} />
      <ListFilters
        address={address}
        filters={filters}
        more={moreFilters}
        end={
          <>
            <ListPresets presets={sets} declared={presets ?? []} address={address} />
            {pages !== undefined && (
              <DownloadCsv
                fileName={`${id}.csv`}
                columns={columns.filter((column) => !isHidden(column, address))}
                more={columns.filter((column) => isHidden(column, address))}
                pages={pages}
                total={places === undefined && isCounted(count ?? 0, countedTo) ? count : undefined}
              />
            )}
          </>
        }
      />
      {above}
      <ListTable id={id} label={title} {...table} />
      <ListColumns id={id} columns={seen} address={address} isOwnChoice={presetOf(sets, address) === undefined} />
    </>
  );
}

/** It keeps its place until the rows are counted. */
function Total({
  of,
  count,
  countedTo,
}: { of: MessageDescriptor } & Record<'count' | 'countedTo', number | undefined>) {
  if (count === undefined) return '\u00a0';
  return <FormattedMessage {...of} values={{ count, shown: formatTotal(count, countedTo) }} />;
}
