import { askAgain } from '../../session/ask-again.js';

export interface ListPage<Row> {
  /** Rows on all pages, where it was asked. */
  total?: number | undefined;
  /** As far as that was counted, where it is less than lists are; one more says that there are more. */
  countedTo?: number | undefined;
  rows: readonly Row[];
}

export interface ListAnswer<Row, List extends ListPage<Row> = ListPage<Row>> {
  /** Of the page before while the next one is on its way, so that nothing jumps. */
  list: List | undefined;
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
export function listAnswer<Data, List extends ListPage<unknown>>(
  result: Result<Data>,
  pick: (data: Data) => List,
): ListAnswer<List['rows'][number], List> {
  const { data, previousData, error, refetch } = result;
  const shown = data ?? previousData;
  return {
    list: shown === undefined ? undefined : pick(shown),
    state: data !== undefined ? 'ready' : error !== undefined ? 'error' : 'loading',
    retry: () => askAgain(refetch),
  };
}
