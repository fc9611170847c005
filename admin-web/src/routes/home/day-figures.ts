import { asMoney } from '../../session/as-money.js';

export interface Amount {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** Amounts of several currencies as one text: nothing of any is nothing in dollars. */
export function amountsText(amounts: readonly Amount[]): string {
  const some = amounts.filter(({ amount }) => amount !== 0);
  return (some.length === 0 ? [{ amount: 0, currency: 'USD' }] : some).map(asMoney).join(' + ');
}

/** The currency in which most came together; dollars where nothing did. Amounts of two currencies have no common height. */
export function mainCurrency(amounts: readonly Amount[]): string {
  const rows = new Map<string, number>();
  for (const { currency, amount } of amounts) if (amount !== 0) rows.set(currency, (rows.get(currency) ?? 0) + 1);
  return [...rows].sort(([a, of], [b, other]) => other - of || a.localeCompare(b))[0]?.[0] ?? 'USD';
}

/** The months until this one, this one last: '2026-11'. */
export function monthsUntil(month: string, count: number): string[] {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + of - 1 - (count - 1 - index);
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** Its first and its last day. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate();
  return { first: `${month}-01`, last: `${month}-${String(last).padStart(2, '0')}` };
}
