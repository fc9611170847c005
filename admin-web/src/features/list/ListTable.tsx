import { numberedPages } from '@naga/kernel/list-total.js';
import { DataTable, type DataTableProps } from '@naga/ui/DataTable';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ListAddress, type ListState, PAGE_SIZES } from './list-address.js';
import { EmptyList, type EmptyListProps, type Emptiness } from './EmptyList.js';
import type { ListAnswer } from './list-answer.js';
import { isHidden, type ListColumn } from './list-column.js';
import { useDensity, widthsOf } from './list-look.js';
import type { ListSums } from './sums/list-sums.js';
import { useTotals } from './sums/use-totals.js';
import { sameFilters } from './same-filters.js';
import { PlacePages, type PlacePagesProps } from './PlacePages.js';

export interface ListTableProps<State, Row> {
  /** Under which widths of its columns are kept. */
  id: string;
  /** Name of the list for screen readers. */
  label: string;
  address: ListAddress<State>;
  answer: ListAnswer<Row>;
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  /** Where a row leads. */
  openAt?: ((row: Row) => string) | undefined;
  /** Where a row is edited, if it is and its reader may. */
  editAt?: ((row: Row) => string | undefined) | undefined;
  /** What an unfiltered list says when nothing is there yet. */
  empty: Emptiness;
  /** Of the heading of that. */
  emptyLevel?: EmptyListProps['level'];
  /** Rows that something is done with at once. */
  selection?: DataTableProps<Row>['selection'];
  /** What its columns add up to over all pages. */
  sums?: ListSums;
  /** A narrow screen has a block for each row: whoever reads it reads all of it, and nothing stands to the side. */
  folds?: boolean;
  /** Of a list whose pages go on by place: they have no numbers. */
  places?: PlacePagesProps;
}

/** Rows with their order and their pages, both of the address; the first column is a link, the whole row a target. */
export function ListTable<State extends ListState, Row>(props: ListTableProps<State, Row>) {
  const { id, label, address, answer, columns, rowId, openAt, editAt, empty, emptyLevel, places, selection, sums } =
    props;
  const { state, page, size, change, goTo, resize } = address;
  const navigate = useNavigate();
  const { isCompact } = useDensity();
  const open = (to: string | undefined) => to !== undefined && void navigate(to);
  const { total = 0, countedTo } = answer.list ?? {};
  const last = numberedPages(total, size, countedTo);
  // A link may name a page that is gone since: the last one is what is left of it.
  const isBeyond = places === undefined && answer.state === 'ready' && total > 0 && page > last;
  useEffect(() => {
    if (isBeyond) goTo(last, { replace: true });
  }, [isBeyond, last, goTo]);
  const sorted = columns.find(({ orders }) => orders?.includes(String(state['sort'])));
  // A link, or a view that was kept, may name an order that is gone since, and is refused: the usual one is left.
  const usual = address.blank['sort'];
  const isOrderGone = answer.state === 'error' && sorted === undefined && state['sort'] !== usual;
  useEffect(() => {
    if (isOrderGone) change({ sort: usual } as unknown as Partial<State>, { replace: true });
  }, [isOrderGone, usual, change]);

  const isUnfiltered = sameFilters(state, address.blank);
  const seen = columns.filter((column) => !isHidden(column, address));
  const rows = answer.list?.rows ?? [];
  const totalOf = useTotals(rows.length === 0 ? undefined : sums, seen);
  return (
    <>
      <DataTable<Row>
        label={label}
        long
        keptAs={widthsOf(id)}
        density={isCompact ? 'compact' : 'comfortable'}
        rows={rows}
        rowId={rowId}
        state={isBeyond || isOrderGone ? 'loading' : answer.state}
        onRetry={answer.retry}
        {...(props.folds === true && { folds: true })}
        {...(selection !== undefined && { selection })}
        {...(isUnfiltered && { empty: <EmptyList of={empty} level={emptyLevel} /> })}
        {...(openAt !== undefined && { onOpen: (row: Row) => open(openAt(row)) })}
        {...(editAt !== undefined && { onEdit: (row: Row) => open(editAt(row)) })}
        sort={
          sorted === undefined
            ? undefined
            : { key: sorted.key, direction: sorted.orders?.[0] === state['sort'] ? 'asc' : 'desc' }
        }
        {...(columns.some(({ orders }) => orders !== undefined) && {
          onSort: ({ key, direction }: { key: string; direction: 'asc' | 'desc' }) => {
            const orders = columns.find((column) => column.key === key)?.orders;
            const sort = orders?.[direction === 'asc' ? 0 : 1];
            if (sort !== undefined) change({ sort } as unknown as Partial<State>);
          },
        })}
        {...(places === undefined && {
          page: {
            number: page,
            size,
            total,
            countedTo,
            onChange: (to: number) => goTo(to),
            sizes: { all: PAGE_SIZES, onChange: resize },
          },
        })}
        columns={columns.map((column, index) => {
          const {
            key,
            title,
            text,
            render = (row: Row) => cellOf(text(row)),
            orders,
            align,
            width,
            noWrap,
            wide,
            action,
          } = column;
          const total = totalOf(key);
          return {
            key,
            title,
            ...(align && { align }),
            ...(width !== undefined && { width }),
            ...(noWrap && { noWrap }),
            ...(wide && { wide }),
            ...(action && { action }),
            ...(total !== undefined && { total }),
            pinned: address.pinned.includes(key),
            hidden: !seen.includes(column),
            sortable: orders !== undefined,
            render: (row: Row) =>
              index === 0 && openAt !== undefined ? <RowLink to={openAt(row)}>{render(row)}</RowLink> : render(row),
          };
        })}
      />
      {places !== undefined && <PlacePages {...places} />}
    </>
  );
}

/** As many letters are sentences. */
const LONG = 40;
const cellOf = (text: string): ReactNode => (text.length > LONG ? <span className="list-long">{text}</span> : text);

/** For the mouse that wants a tab of its own; the keyboard has the row. */
function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="list-link" to={to} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  );
}
