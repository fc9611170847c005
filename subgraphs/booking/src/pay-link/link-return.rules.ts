import type { RefundState } from '../refund/refund-state.rules.js';
import type { PayLinkState } from './pay-link-state.rules.js';

/** Why money of a link goes back that nobody decided on, by what the link is when it counts. */
const REASONS = {
  OPEN: 'OVERPAID',
  PAID: 'OVERPAID',
  EXPIRED: 'PAID_TOO_LATE',
  CANCELLED: 'PAID_AFTER_CANCELLATION',
} as const satisfies Record<PayLinkState, string>;
export type SurplusReason = (typeof REASONS)[PayLinkState];

/** More than was asked, or too late: the link was over, and nothing was asked any more. */
export const surplusReasonOf = (state: PayLinkState): SurplusReason => REASONS[state];

const GOES_BY_ITSELF: ReadonlySet<string> = new Set<SurplusReason>(Object.values(REASONS));

/** Whether money goes back for this reason without anybody having decided it. */
export const goesByItself = (reason: string): boolean => GOES_BY_ITSELF.has(reason);

/** Whether staff gave it back; what was never taken as paid goes back for a reason of its own. */
export const isGivenBack = (reason: string): boolean => reason === 'OVERRULED';

/** Where money is that goes back. */
export const RETURN_STATES = {
  ON_ITS_WAY: 'ON_ITS_WAY',
  REFUSED: 'REFUSED',
  IN_CASH: 'IN_CASH',
  DONE: 'DONE',
} as const;
export type ReturnState = keyof typeof RETURN_STATES;

interface Returned {
  readonly state: RefundState;
  /** A counter hands it out. */
  readonly inCash: boolean;
  readonly reason: string;
  readonly amount: number;
}

/** Null of what was called off: another one stands in its place. */
function returnStateOf({ state, inCash }: Returned): ReturnState | null {
  if (state === 'canceled') return null;
  if (state === 'failed') return 'REFUSED';
  if (state === 'done') return 'DONE';
  return inCash ? 'IN_CASH' : 'ON_ITS_WAY';
}

/** What goes back for these reasons, in minor units, by where it is now; what is nowhere is left out. */
export function returnsByState(
  refunds: readonly Returned[],
  counts: (reason: string) => boolean,
): { state: ReturnState; amount: number }[] {
  const own = refunds.filter(({ reason }) => counts(reason));
  const sumIn = (state: ReturnState): number =>
    own.reduce((sum, refund) => (returnStateOf(refund) === state ? sum + refund.amount : sum), 0);
  return Object.values(RETURN_STATES)
    .map((state) => ({ state, amount: sumIn(state) }))
    .filter(({ amount }) => amount > 0);
}

interface Settled {
  readonly paymentId: string;
  readonly settledAt: number;
  /** Minor units of it that go back to nobody yet. */
  readonly left: number;
}

/**
 * Of which payments an amount goes back: what came last first, and whole, so that the payment which paid the link stays and
 * who paid twice sees one of the two undone. Minor units; throws above what is left.
 */
export function newestFirst(payments: readonly Settled[], amount: number): { paymentId: string; amount: number }[] {
  let open = amount;
  const shares = payments
    .toSorted((a, b) => b.settledAt - a.settledAt || Number(b.paymentId) - Number(a.paymentId))
    .map(({ paymentId, left }) => {
      const share = Math.min(open, left);
      open -= share;
      return { paymentId, amount: share };
    });
  if (open > 0) throw new Error(`${amount} cannot go back: ${open} of it is not left`);
  return shares.filter((share) => share.amount > 0);
}
