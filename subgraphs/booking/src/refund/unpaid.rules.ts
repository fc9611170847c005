import { type Currency, splitPayable } from '@naga/kernel/money.js';

interface Fare {
  readonly id: string;
  readonly fare: number;
}

/**
 * How much of each fare nobody has paid, minor units: `notPaid` (what is still owed for the booking, and what of its price
 * was let go) in proportion to these fares, at most all of them. Only what was paid can go back.
 */
export function unpaidShares(parts: readonly Fare[], notPaid: number, currency: Currency): ReadonlyMap<string, number> {
  const fares = parts.map(({ fare }) => fare);
  const unpaid = Math.min(
    notPaid,
    fares.reduce((sum, fare) => sum + fare, 0),
  );
  const shares = unpaid <= 0 ? fares.map(() => 0) : splitPayable(unpaid, fares, currency);
  return new Map(parts.map(({ id }, index) => [id, shares[index]!]));
}
