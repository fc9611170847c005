import {
  type inferParserType,
  parseAsArrayOf,
  parseAsInteger,
  parseAsNumberLiteral,
  parseAsString,
  useQueryStates,
} from 'nuqs';
import type { UseQueryStatesKeysMap } from 'nuqs';
import { useCallback, useMemo } from 'react';

export const PAGE_SIZE = 50;

/** How many rows a page may have: as many at most as a list gives at once, and as the gateway lets a list weigh. */
export const PAGE_SIZES = [PAGE_SIZE, 100, 200, 500] as const;

/** What every list keeps in its address beside its own filters; `hide`, `show` and `pin` name columns. */
const ofEveryList = {
  page: parseAsInteger.withDefault(1),
  rows: parseAsNumberLiteral(PAGE_SIZES).withDefault(PAGE_SIZE),
  hide: parseAsArrayOf(parseAsString).withDefault([]),
  show: parseAsArrayOf(parseAsString).withDefault([]),
  pin: parseAsArrayOf(parseAsString).withDefault([]),
};

/** Filters of one list as they stand in its address, `sort` among them where it can be sorted. */
export type ListState = Readonly<Record<string, unknown>>;

/** Columns that were chosen, in the words of the address; none is there for those that a list has by itself. */
export interface ChosenColumns {
  hide?: readonly string[];
  show?: readonly string[];
  /** They stay in sight when the list scrolls sideways. */
  pin?: readonly string[];
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
  /** Rows of a page. */
  size: number;
  hidden: readonly string[];
  /** Columns that are not seen unless they are asked for. */
  shown: readonly string[];
  pinned: readonly string[];
  /** No filter set, nothing typed, the usual order. */
  blank: State;
  /** Changes filters or the order; the list begins again at page 1. */
  change: (part: Partial<State>, options?: ChangeOptions) => void;
  goTo: (page: number, options?: { replace?: boolean }) => void;
  /** Pages of as many rows; what stood first in this one is in sight in the new one, too. */
  resize: (size: number) => void;
  /** Chooses columns, no step for the back button; what is left out stays. */
  arrange: (columns: ChosenColumns) => void;
}

type Written = { [name in keyof ChosenColumns]: readonly string[] | null };

const NONE: Required<ChosenColumns> = { hide: [], show: [], pin: [] };

/** What is chosen of columns as the address is told it: nothing stands there for none. */
const written = (columns: ChosenColumns): Written =>
  Object.fromEntries(Object.entries(columns).map(([name, keys]) => [name, keys.length === 0 ? null : keys]));

/** A list's whole state lives in the address, so that a link reproduces it and Back undoes a filter. */
export function useListAddress<Parsers extends UseQueryStatesKeysMap>(
  parsers: Parsers,
): ListAddress<inferParserType<Parsers>> {
  type State = inferParserType<Parsers>;
  const [{ page, rows, hide, show, pin, ...state }, set] = useQueryStates(
    useMemo(() => ({ ...parsers, ...ofEveryList }), [parsers]),
    { history: 'push' },
  ) as unknown as [
    { page: number; rows: number; hide: string[]; show: string[]; pin: string[] } & State,
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
    size: rows,
    hidden: hide,
    shown: show,
    pinned: pin,
    blank,
    change: useCallback(
      (part, { replace, columns } = {}) =>
        void set({ page: null, ...part, ...(columns && written({ ...NONE, ...columns })) }, step(replace)),
      [set],
    ),
    goTo: useCallback((to, options) => void set({ page: to }, step(options?.replace)), [set]),
    resize: useCallback(
      (to) => void set({ rows: to, page: Math.floor(((Math.max(1, page) - 1) * rows) / to) + 1 }),
      [set, page, rows],
    ),
    arrange: useCallback((columns) => void set(written(columns), step(true)), [set]),
  };
}
