import { formatTotal, numberedPages } from '@naga/kernel/list-total.js';
import { formatCount } from '@naga/kernel/money.js';
import { NativeSelect, Pagination } from '@mantine/core';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import classes from './DataTable.module.css';

const words = defineMessages<{
  rows: { from: string; to: string; total: string };
  pages: NoMessageValues;
  page: { page: number };
  next: NoMessageValues;
  previous: NoMessageValues;
  size: NoMessageValues;
  rowsOfPage: { count: number };
  selected: { count: number };
}>({
  rows: { id: 'ui.table.rows', defaultMessage: '{from}–{to} of {total}' },
  pages: { id: 'ui.table.pages', defaultMessage: 'Pages' },
  page: { id: 'ui.table.page', defaultMessage: 'Page {page}' },
  next: { id: 'ui.table.next', defaultMessage: 'Next page' },
  previous: { id: 'ui.table.previous', defaultMessage: 'Previous page' },
  size: { id: 'ui.table.size', defaultMessage: 'Rows of a page' },
  rowsOfPage: { id: 'ui.table.rowsOfPage', defaultMessage: '{count} a page' },
  selected: {
    id: 'ui.table.selected',
    defaultMessage: '{count, plural, one {# row selected} other {# rows selected}}',
  },
});

export interface TablePage {
  /** Counts from 1. */
  number: number;
  size: number;
  /** Rows on all pages. */
  total: number;
  /** As far as they were counted, where it is less than lists are. */
  countedTo?: number | undefined;
  onChange: (page: number) => void;
  /** How many rows a page may have instead, the fewest first. */
  sizes?: { all: readonly number[]; onChange: (size: number) => void } | undefined;
}

/** Under a list: which rows these are, how many are selected, and the way to the other pages. */
export function TableFoot({ page, selected }: { page: TablePage | undefined; selected: number }) {
  const intl = useIntl();
  return (
    <div className={classes.foot}>
      <span role="status">
        {page !== undefined &&
          page.total > 0 &&
          intl.formatMessage(words.rows, {
            from: formatCount((page.number - 1) * page.size + 1),
            to: formatCount(Math.min(page.number * page.size, page.total)),
            total: formatTotal(page.total, page.countedTo),
          })}
        {selected > 0 && <> · {intl.formatMessage(words.selected, { count: selected })}</>}
      </span>
      {page?.sizes !== undefined && page.total > page.sizes.all[0]! && (
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage(words.size)}
          value={page.size}
          data={page.sizes.all.map((count) => ({
            value: String(count),
            label: intl.formatMessage(words.rowsOfPage, { count }),
          }))}
          onChange={({ currentTarget: { value } }) => page.sizes?.onChange(Number(value))}
        />
      )}
      {page !== undefined && page.total > page.size && (
        <nav aria-label={intl.formatMessage(words.pages)}>
          <Pagination
            size="sm"
            total={numberedPages(page.total, page.size, page.countedTo)}
            value={page.number}
            onChange={page.onChange}
            getItemProps={(number) => ({ 'aria-label': intl.formatMessage(words.page, { page: number }) })}
            getControlProps={(control) => ({
              'aria-label': intl.formatMessage(control === 'previous' ? words.previous : words.next),
            })}
          />
        </nav>
      )}
    </div>
  );
}
