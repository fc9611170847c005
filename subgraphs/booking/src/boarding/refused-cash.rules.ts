import type { ScanOutcome } from '@naga/kernel/boarding.js';

/**
 * Refusals of tickets that are known: whoever took cash for one has it in his hand. A code that nobody signed, or a seat
 * that nobody has a ticket for, names no booking whose money it could be.
 */
const BOOKS_CASH: ReadonlySet<ScanOutcome> = new Set([
  'WRONG_DEPARTURE',
  'NOT_TODAY',
  'REVOKED',
  'BEING_CHANGED',
  'ALREADY_BOARDED',
  'NO_SHOW',
  'NOT_PAID',
]);

/** Whether the cash of a scan (minor units) that boarded nobody is booked all the same. */
export const booksCash = (outcome: ScanOutcome, collected: number): boolean => collected > 0 && BOOKS_CASH.has(outcome);

/** What cash of somebody pays for one who did not come, minor units: it stood as not collected. */
export interface PaidFor {
  readonly partId: string;
  readonly fare: number;
  readonly fees: number;
}

interface Moneys {
  readonly payments: readonly { readonly id: string; readonly amount: number }[];
  readonly refunds: readonly { readonly paymentId: string; readonly state: string }[];
}

/** Whether all of a payment (minor units, as the conductor says them) is where it was taken: nobody else paid any of it out. */
export function isInHand({ payments, refunds }: Moneys, paymentId: string, collected: number): boolean {
  const isOut = refunds.some((one) => one.paymentId === paymentId && !['created', 'canceled'].includes(one.state));
  return !isOut && payments.some(({ id, amount }) => id === paymentId && amount === collected);
}

interface NoShow {
  readonly id: string;
  /** Minor units of the fare, and of his share of the fees, that stand as not collected. */
  readonly uncollected: number;
  readonly uncollectedFees: number;
}

/** Whose cash it was (a part's id), how much, and what is still owed for the whole booking then. Minor units. */
interface Paid {
  readonly by: string;
  readonly collected: number;
  readonly stillOwed: number;
}

/**
 * What of those who did not come stands as not collected once one of them has paid: his own is taken off first, the others'
 * where less is owed altogether; the fare before the fees. Those alone that change.
 */
export function lowered<P extends NoShow>(parts: readonly P[], { by, collected, stillOwed }: Paid): P[] {
  const sum = parts.reduce((all, part) => all + part.uncollected + part.uncollectedFees, 0);
  const [own] = parts.filter(({ id }) => id === by);
  let paid = Math.max(own ? Math.min(collected, own.uncollected + own.uncollectedFees) : 0, sum - stillOwed);
  return [...(own ? [own] : []), ...parts.filter((part) => part !== own)].flatMap((part) => {
    const ofFare = Math.max(0, Math.min(paid, part.uncollected));
    const ofFees = Math.max(0, Math.min(paid - ofFare, part.uncollectedFees));
    paid -= ofFare + ofFees;
    if (ofFare + ofFees === 0) return [];
    const { uncollected, uncollectedFees } = part;
    return [{ ...part, uncollected: uncollected - ofFare, uncollectedFees: uncollectedFees - ofFees }];
  });
}

/**
 * What stands as not collected once the cash that paid for it is handed back: as before, of those who still count as not
 * come. Those alone that change.
 */
export function raised<P extends NoShow & { readonly state: string }>(
  parts: readonly P[],
  paidFor: readonly PaidFor[],
): P[] {
  return paidFor.flatMap(({ partId, fare, fees }) =>
    parts
      .filter(({ id, state }) => id === partId && state === 'NO_SHOW')
      .map((part) => ({
        ...part,
        uncollected: part.uncollected + fare,
        uncollectedFees: part.uncollectedFees + fees,
      })),
  );
}
