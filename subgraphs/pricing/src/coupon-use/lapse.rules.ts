/** What booking says of the coupon of one booking. */
export interface CouponHolder {
  readonly bookingId: string;
  /** Of the coupon it has now. */
  readonly turn: number;
  /** Of the promotions it has. */
  readonly promotionTurn: number;
  readonly status: string;
  /** Epoch milliseconds; null when nothing is held. */
  readonly expiresAt: number | null;
}

interface Reserved {
  readonly bookingId: string;
  readonly turn: number;
}

const OVER = new Set(['EXPIRED', 'CANCELLED', 'REJECTED']);
const AGAIN_MS = 30_000;

export type Fate =
  | { readonly state: 'RELEASED' | 'CONSUMED' }
  /** Epoch milliseconds: when to ask again. */
  | { readonly state: 'RESERVED'; readonly expiresAt: number };

/** Turns of coupons and of promotions have numbers of their own. */
const hasTurn = (holder: CouponHolder, turn: number): boolean => [holder.turn, holder.promotionTurn].includes(turn);

/**
 * What becomes of a reservation whose time is over (rules.md 9): it lapses when its booking does not exist, is over or
 * has another coupon, or other promotions; a hold that was lengthened keeps it so much longer, and what is sold has consumed it.
 */
export function fateOf({ turn }: Reserved, holder: CouponHolder | undefined, now: number): Fate {
  if (holder === undefined || !hasTurn(holder, turn) || OVER.has(holder.status)) return { state: 'RELEASED' };
  if (holder.status !== 'BLOCKED') return { state: 'CONSUMED' };
  return { state: 'RESERVED', expiresAt: Math.max(holder.expiresAt ?? 0, now + AGAIN_MS) };
}
