import clsx from 'clsx';
import { DataTable as MantineDataTable, type DataTableProps as MantineDataTableProps } from 'mantine-datatable';
import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Button } from '../form/Button.js';
import { useListKeys } from '../keys/use-list-keys.js';
import { EmptyState } from '../page/EmptyState.js';
import { Notice } from '../page/Notice.js';
import classes from './DataTable.module.css';
import { pinnedFirst } from './pinned-first.js';
import { useFirstRow } from './rows/use-first-row.js';
import { useLongTable } from './rows/use-long-table.js';
import { TableFoot, type TablePage } from './TableFoot.js';

const words = defineMessages<{
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  loading: NoMessageValues;
  selectAll: NoMessageValues;
  selectRow: { row: number };
}>({
  empty: { id: 'ui.table.empty', defaultMessage: 'Nothing here' },
  emptyText: { id: 'ui.table.emptyText', defaultMessage: 'No rows match. Remove a filter, or choose other dates.' },
  failed: { id: 'ui.table.failed', defaultMessage: 'The list could not be loaded.' },
  retry: { id: 'ui.table.retry', defaultMessage: 'Try again' },
  loading: { id: 'ui.table.loading', defaultMessage: 'Loading rows…' },
  selectAll: { id: 'ui.table.selectAll', defaultMessage: 'Select all rows of this page' },
  selectRow: { id: 'ui.table.selectRow', defaultMessage: 'Select row {row}' },
});

export interface DataColumn<Row> {
  /** Also the name that `sort` speaks of. */
  key: string;
  title: ReactNode;
  render: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'left' | 'center' | 'right';
  width?: number | string;
  hidden?: boolean;
  noWrap?: boolean;
  /** Sentences: on a narrow screen, which scrolls sideways anyway, it has room for some words in a line. */
  wide?: boolean;
  /** What is done with a row: as the last column it stays in sight when the list scrolls sideways. */
  action?: boolean;
  /** It stands behind the first column and stays in sight with it, where there is room beside it. */
  pinned?: boolean;
  /** Stands in the totals row. */
  total?: ReactNode;
}

export interface DataSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  state?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Shown instead of "Nothing here". */
  empty?: ReactNode;
  sort?: DataSort | undefined;
  onSort?: (sort: DataSort) => void;
  page?: TablePage;
  selection?: { ids: readonly string[]; onChange: (ids: string[]) => void };
  /** A click or Enter on a row; ↑ and ↓ go from row to row, and so do the keys of useListKeys. */
  onOpen?: (row: Row) => void;
  /** The key e on a row. */
  onEdit?: (row: Row) => void;
  density?: 'comfortable' | 'compact';
  /** With it the head of a long list stays in sight, and its rows scroll under it where there is room for that. */
  long?: boolean;
  /** With it a narrow screen has a block for each row, each title before what it says, and nothing scrolls sideways. */
  folds?: boolean;
  /** With a name the edges of columns are dragged, and their widths kept in this browser under it. */
  keptAs?: string;
}

type Wrapped<Row> = { id: string; row: Row };
/** The list of the back office: sort, pages, selection, totals, keyboard, and its empty, loading and failed states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, state = 'ready', sort, onSort, page, selection, onOpen, keptAs } = props;
  const intl = useIntl();
  const listRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const scrollViewportRef = useFirstRow(listRef, page?.number);
  useEffect(() => {
    // The library makes every cell of the totals row a heading, also the empty ones, and gives it no title to fold under.
    for (const cell of tableRef.current?.querySelectorAll('tfoot th') ?? []) {
      cell.setAttribute('role', 'cell');
      if (props.folds !== true) continue;
      const title = tableRef.current?.tHead?.rows[0]?.cells[(cell as HTMLTableCellElement).cellIndex]?.textContent;
      cell.setAttribute('data-title', title ?? '');
    }
  });
  const seen = columns.filter(({ hidden }) => hidden !== true).map(({ key }) => key);
  const long = useLongTable(tableRef, rows.length, `${String(props.density)} ${seen.join(' ')}`);
  const chosen = new Set(selection?.ids);
  const records: Wrapped<Row>[] = rows.map((row) => ({ id: rowId(row), row }));
  const withRow = (act: ((row: Row) => void) | undefined) =>
    act && ((id: string) => records.filter((record) => record.id === id).forEach(({ row }) => act(row)));
  const onKeyDown = useListKeys(listRef, { onOpen: withRow(onOpen), onEdit: withRow(props.onEdit) });

  if (state === 'error') {
    return (
      <div className={classes.failed}>
        <Notice
          tone="bad"
          live="alert"
          action={
            props.onRetry !== undefined && (
              <Button variant="quiet" size="small" onClick={props.onRetry}>
                {intl.formatMessage(words.retry)}
              </Button>
            )
          }
        >
          {intl.formatMessage(words.failed)}
        </Notice>
      </div>
    );
  }
  if (state === 'ready' && rows.length === 0) {
    return (
      props.empty ?? (
        <EmptyState title={intl.formatMessage(words.empty)}>{intl.formatMessage(words.emptyText)}</EmptyState>
      )
    );
  }

  // Its type is a union over every pair of options; which of them apply is known at run time only.
  const options = {
    className: clsx(classes.table, props.long === true && classes.long, props.folds === true && classes.folds),
    'aria-label': label,
    tableRef,
    scrollViewportRef,
    records,
    columns: pinnedFirst(columns).map(({ side, isExtra, ...column }) => ({
      accessor: column.key,
      title: column.title,
      render: ({ row }: Wrapped<Row>) => column.render(row),
      sortable: column.sortable === true && onSort !== undefined,
      textAlign: column.align ?? 'left',
      cellsClassName: clsx(
        (column.align === 'right' || column.action === true) && classes.short,
        column.align === 'right' && classes.number,
        column.wide === true && classes.wide,
        isExtra && classes.extra,
      ),
      titleClassName: clsx(isExtra && classes.extra, column.align === 'right' && classes.number),
      footerClassName: clsx(isExtra && classes.extra, column.align === 'right' && classes.number),
      ...(side !== undefined && { pinned: side }),
      hidden: column.hidden === true,
      ...(props.folds === true && { customCellAttributes: () => ({ 'data-title': column.title }) }),
      noWrap: column.noWrap === true,
      resizable: keptAs !== undefined,
      width: long.widthOf(column.key) ?? column.width,
      ...(column.total !== undefined && { footer: column.total }),
    })),
    fetching: state === 'loading',
    minHeight: state === 'loading' && rows.length === 0 ? 240 : 0,
    // It stands there unseen beside rows, too, and would be read after them.
    noRecordsText: rows.length === 0 ? intl.formatMessage(words.loading) : '',
    highlightOnHover: onOpen !== undefined,
    verticalSpacing: props.density === 'compact' ? 6 : 11,
    // Where there is room columns stand further apart by themselves.
    horizontalSpacing: 6,
    fz: 14,
    withTableBorder: false,
    borderColor: 'var(--line)',
    rowBorderColor: 'var(--line)',
    height: 'auto',
    ...(keptAs !== undefined && { storeColumnsKey: keptAs }),
    // Where no row takes the focus, a narrow screen's keyboard scrolls the list itself.
    ...(onOpen === undefined && {
      scrollAreaProps: { viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } },
    }),
    ...(onSort !== undefined && {
      sortStatus: { columnAccessor: sort?.key ?? '', direction: sort?.direction ?? 'asc' },
      onSortStatusChange: ({ columnAccessor, direction }: { columnAccessor: unknown; direction: 'asc' | 'desc' }) =>
        onSort({ key: String(columnAccessor), direction }),
    }),
    ...(selection !== undefined && {
      selectedRecords: records.filter(({ id }) => chosen.has(id)),
      // What was chosen on other pages stays.
      onSelectedRecordsChange: (ticked: Wrapped<Row>[]) => {
        const here = new Set(records.map(({ id }) => id));
        selection.onChange([...selection.ids.filter((id) => !here.has(id)), ...ticked.map(({ id }) => id)]);
      },
      allRecordsSelectionCheckboxProps: { 'aria-label': intl.formatMessage(words.selectAll) },
      getRecordSelectionCheckboxProps: (_: Wrapped<Row>, index: number) => ({
        'aria-label': intl.formatMessage(words.selectRow, { row: index + 1 }),
      }),
    }),
    ...(onOpen !== undefined && {
      onRowClick: ({ record }: { record: Wrapped<Row> }) => onOpen(record.row),
    }),
    rowClassName: () => clsx(classes.row, onOpen !== undefined && classes.openable),
    // A row that opens is a stop of the Tab key; to any other the list's own keys lead.
    customRowAttributes: ({ id }: Wrapped<Row>, index: number) => ({
      tabIndex: onOpen === undefined ? -1 : 0,
      'data-row': id,
      ...long.ofRow(index),
    }),
    ...long.ofTable,
  } as MantineDataTableProps<Wrapped<Row>>;
  return (
    <div ref={listRef} data-list="" className={classes.root} aria-busy={state === 'loading'} onKeyDown={onKeyDown}>
      <MantineDataTable {...options} />
      <TableFoot page={page} selected={selection?.ids.length ?? 0} />
    </div>
  );
}
