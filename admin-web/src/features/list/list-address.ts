import { type inferParserType, parseAsArrayOf, parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import type { UseQueryStatesKeysMap } from 'nuqs';
import { useCallback, useMemo } from 'react';

export const PAGE_SIZE = 50;

/** What every list keeps in its address beside its own filters; `hide` and `show` name columns. */
const ofEveryList = {
  page: parseAsInteger.withDefault(1),
  hide: parseAsArrayOf(parseAsString).withDefault([]),
  show: parseAsArrayOf(parseAsString).withDefault([]),
};

/** Filters of one list as they stand in its address, `sort` among them where it can be sorted. */
export type ListState = Readonly<Record<string, unknown>>;

/** Columns that were chosen, in the words of the address; neither is there for those that a list has by itself. */
export interface ChosenColumns {
  hide?: readonly string[];
  show?: readonly string[];
}

interface ChangeOptions {
  /** No step for the back button. */
  replace?: boolean;
  /** Left out: they stay. */
  columns?: ChosenColumns;
}

export interface ListAddress<State> {
  state: State;
  /** Counts from 1. */
  page: number;
  hidden: readonly string[];
  /** Columns that are not seen unless they are asked for. */
  shown: readonly string[];
  /** No filter set, nothing typed, the usual order. */
  blank: State;
  /** Changes filters or the order; the list begins again at page 1. */
  change: (part: Partial<State>, options?: ChangeOptions) => void;
  goTo: (page: number, options?: { replace?: boolean }) => void;
  hide: (columns: readonly string[]) => void;
  show: (columns: readonly string[]) => void;
}

/** A list's whole state lives in the address, so that a link reproduces it and Back undoes a filter. */
export function useListAddress<Parsers extends UseQueryStatesKeysMap>(
  parsers: Parsers,
): ListAddress<inferParserType<Parsers>> {
  type State = inferParserType<Parsers>;
  const [{ page, hide, show, ...state }, set] = useQueryStates(
    useMemo(() => ({ ...parsers, ...ofEveryList }), [parsers]),
    { history: 'push' },
  ) as unknown as [
    { page: number; hide: string[]; show: string[] } & State,
    (part: object, options?: { history: 'push' | 'replace' }) => Promise<unknown>,
  ];
  const blank = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(parsers).map(([name, parser]) => [name, parser.defaultValue ?? null]),
      ) as unknown as State,
    [parsers],
  );
  const step = (replace = false) => ({ history: replace ? ('replace' as const) : ('push' as const) });
  return {
    state: state as unknown as State,
    page: Math.max(1, page),
    hidden: hide,
    shown: show,
    blank,
    change: useCallback(
      (part, { replace, columns } = {}) =>
        void set(
          { page: null, ...part, ...(columns && { hide: columns.hide ?? null, show: columns.show ?? null }) },
          step(replace),
        ),
      [set],
    ),
    goTo: useCallback((to, options) => void set({ page: to }, step(options?.replace)), [set]),
    hide: useCallback((columns) => void set({ hide: columns.length === 0 ? null : columns }, step(true)), [set]),
    show: useCallback((columns) => void set({ show: columns.length === 0 ? null : columns }, step(true)), [set]),
  };
}
