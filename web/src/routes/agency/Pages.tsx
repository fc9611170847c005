import { numberedPages } from '@naga/kernel/list-total.js';
import { defineMessages, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import classes from '../../features/account/form/account.module.css';

const words = defineMessages({
  older: { id: 'account.page.older', defaultMessage: 'Older' },
  newer: { id: 'account.page.newer', defaultMessage: 'Newer' },
});

export interface PagesProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows of all pages. */
  total: number;
}

/** The ways to the page before and after, with the filters of this one. */
export function Pages({ page, pageSize, total }: PagesProps) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const at = (number: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(number));
    return { search: `?${next}` };
  };
  return (
    <p className={classes.links}>
      {page > 1 && <Link to={at(page - 1)}>{intl.formatMessage(words.newer)}</Link>}
      {page < numberedPages(total, pageSize) && <Link to={at(page + 1)}>{intl.formatMessage(words.older)}</Link>}
    </p>
  );
}
