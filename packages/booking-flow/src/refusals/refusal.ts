import { formatMoney, money, type Currency } from '@naga/kernel/money.js';

/** An expected no of the graph: a stable code and the facts its words need. The words are app-kit's. */
export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
}

/** Seat numbers that a refusal names; empty when it names none. */
export function seatsOf({ facts }: Refusal): string[] {
  const seats = facts['seats'];
  return Array.isArray(seats) ? seats.map(String) : [];
}

/** Old and new total of PRICE_CHANGED as people read them, the new one also in minor units; undefined for any other refusal. */
export function changedPrice({ code, facts }: Refusal): { before: string; now: string; total: number } | undefined {
  if (code !== 'PRICE_CHANGED') return undefined;
  const currency = facts['currency'] as Currency;
  const total = Number(facts['total']);
  return {
    before: formatMoney(money(Number(facts['expected']), currency)),
    now: formatMoney(money(total, currency)),
    total,
  };
}
