import { askAgain } from '../../session/ask-again.js';

export interface ListPage<Row> {
  /** Rows on all pages, where it was asked. */
  total?: number | undefined;
  rows: readonly Row[];
}

export interface ListAnswer<Row> {
  /** Of the page before while the next one is on its way, so that nothing jumps. */
  list: ListPage<Row> | undefined;
  state: 'ready' | 'loading' | 'error';
  retry: () => void;
}

interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** What a query hook answered, as a list shows it; `pick` finds the page in the data. */
export function listAnswer<Data, Row>(result: Result<Data>, pick: (data: Data) => ListPage<Row>): ListAnswer<Row> {
  const { data, previousData, error, refetch } = result;
  const shown = data ?? previousData;
  return {
    list: shown === undefined ? undefined : pick(shown),
    state: data !== undefined ? 'ready' : error !== undefined ? 'error' : 'loading',
    retry: () => askAgain(refetch),
  };
}
