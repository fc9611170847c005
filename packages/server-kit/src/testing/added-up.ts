import type { ColumnSum } from '../list/column-sums.rules.js';

type Money = Readonly<Record<'amount', number>> & Readonly<Record<'currency', string>>;

/** What a row has in a column that its list adds up. */
type Cell = number | Money | null;

/** Sums of a list in one order: of columns, then of currencies. */
export const sortedSums = (sums: readonly ColumnSum[]): string[] =>
  sums.map(({ column, amount, currency }) => `${column} ${amount} ${currency ?? ''}`.trim()).toSorted();

/** What columns of all rows of a list come to, counted by hand: what its `columnSums` must say. */
export function addedUp<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => Cell>>,
): readonly string[] {
  const sums = new Map<string, ColumnSum>();
  for (const [column, cellOf] of Object.entries(columns))
    for (const cell of rows.map(cellOf)) {
      const { amount, currency } =
        typeof cell === 'object' ? (cell ?? { amount: 0, currency: null }) : { amount: cell, currency: null };
      const key = `${column} ${currency}`;
      sums.set(key, { column, currency, amount: (sums.get(key)?.amount ?? 0) + amount });
    }
  return sortedSums([...sums.values()]);
}
