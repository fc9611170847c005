import { useQueryState } from 'nuqs';
import { useLocation, useSearchParams } from 'react-router';

/** The row of a list that is looked at in a dialog over it. */
export interface OpenedRow<Row> {
  opened: Row | undefined;
  /** Its own address: the list's with the row's id in `request`. */
  openAt: (row: Row) => string;
  close: () => void;
}

/** Which of these rows the address names. */
export function useOpenedRow<Row extends { readonly id: string }>(rows: readonly Row[] | undefined): OpenedRow<Row> {
  const [id, set] = useQueryState('request', { history: 'push' });
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  return {
    opened: rows?.find((row) => row.id === id),
    openAt: (row) => {
      const search = new URLSearchParams(params);
      search.set('request', row.id);
      return `${pathname}?${search}`;
    },
    close: () => void set(null),
  };
}
