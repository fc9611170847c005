import { formatCount } from '@naga/kernel/money.js';
import { asMoney } from '../../../session/as-money.js';

/** What a column of a list adds up to over all its pages, as the graph says it. */
export interface ColumnSum {
  readonly column: string;
  /** Minor units of money, else a count. */
  readonly amount: number;
  /** ISO 4217 of money. */
  readonly currency: string | null;
}

/** The sums of a list: here, on their way, or not to be had. */
export type ListSums = readonly ColumnSum[] | 'awaited' | 'failed';

const textOf = ({ amount, currency }: ColumnSum): string =>
  currency === null ? formatCount(amount) : asMoney({ amount, currency });

/** What stands under a column: money of each currency on a line of its own, or a count. */
export const sumTexts = (sums: readonly ColumnSum[], column: string): string[] =>
  sums.filter((one) => one.column === column).map(textOf);
