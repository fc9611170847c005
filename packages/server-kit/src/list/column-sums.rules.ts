/** What a column of a list adds up to over all its pages. */
export interface ColumnSum {
  /** As the list's row calls it. */
  readonly column: string;
  /** Minor units of money, else a count. */
  readonly amount: number;
  /** ISO 4217 of money; null of what is counted. */
  readonly currency: string | null;
}

/** Columns of a list that are added up, each with the SQL of what a row has in it; it may be null. */
export interface Summed {
  /** Of money in minor units, added up for each currency of its own. */
  readonly money?: Readonly<Record<string, string>>;
  /** SQL of the currency of a row's money. */
  readonly currency?: string;
  readonly counts?: Readonly<Record<string, string>>;
}

/** What a statement says of the rows of one currency: a sum for each column. */
export interface SummedRows {
  readonly currency: string | null;
  readonly sums: Readonly<Record<string, number>>;
}

/** Money as it stands in each currency, counts over all of them; an empty list adds up to nothing at all. */
export function columnSums({ money = {}, counts = {} }: Summed, rows: readonly SummedRows[]): ColumnSum[] {
  const ofMoney = Object.keys(money).flatMap((column) =>
    rows
      .filter(({ currency }) => currency !== null)
      .map(({ currency, sums }) => ({ column, amount: sums[column] ?? 0, currency })),
  );
  const counted = Object.keys(counts).map((column) => ({
    column,
    amount: rows.reduce((sum, { sums }) => sum + (sums[column] ?? 0), 0),
    currency: null,
  }));
  return rows.length === 0 ? [] : [...ofMoney, ...counted];
}
