import { type Currency, splitPayable } from '@naga/kernel/money.js';

/** One passenger of a booking that is not paid yet. Minor units. */
export interface Debtor {
  /** Of who still travels and has not boarded, or did not come; 0 of everybody else. */
  readonly fare: number;
  /** What stands as not collected of who did not come, also 0; null of everybody else. */
  readonly uncollected: number | null;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What the conductor collects from each passenger, in minor units: who did not come owes what stands as not collected of
 * him; the rest is split by the fares of the others (0 for those who owe nothing) into what can be paid, so that the shares
 * always add up.
 */
export function amountOnBoard(owed: number, debtors: readonly Debtor[], currency: Currency): number[] {
  const nothing = debtors.map(() => 0);
  if (owed <= 0) return nothing;
  const known = debtors.map(({ uncollected }) => uncollected ?? 0);
  const stayedAway = sumOf(known) > owed ? splitPayable(owed, known, currency) : known;
  const rest = owed - sumOf(stayedAway);
  const coming = debtors.map(({ fare, uncollected }) => (uncollected === null ? fare : 0));
  const paying = sumOf(coming) > 0 ? coming : debtors.map(({ fare }) => fare);
  const shares = rest === 0 || sumOf(paying) === 0 ? nothing : splitPayable(rest, paying, currency);
  return stayedAway.map((amount, index) => amount + shares[index]!);
}
