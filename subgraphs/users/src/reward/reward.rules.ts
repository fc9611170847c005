/** What moves points (rules.md 10). */
export const MOVEMENT_KINDS = {
  EARN_PENDING: 'EARN_PENDING',
  EARN: 'EARN',
  REDEEM: 'REDEEM',
  REDEEM_RETURN: 'REDEEM_RETURN',
  EXPIRE: 'EXPIRE',
  REVERSE: 'REVERSE',
  ADJUST: 'ADJUST',
  REFERRAL: 'REFERRAL',
  CASHBACK: 'CASHBACK',
} as const;
export type MovementKind = keyof typeof MOVEMENT_KINDS;

export interface Movement {
  readonly kind: MovementKind;
  /** Negative: points that went away. */
  readonly points: number;
  /** Epoch milliseconds; of points that came. */
  readonly expiresAt: number | null;
}

export interface Balance {
  readonly spendable: number;
  /** Earned with trips that are not over yet; a negative line takes them away when they are earned or lost. */
  readonly pending: number;
  /** Of the spendable ones, those that expire within 30 days. */
  readonly expiringSoon: number;
}

const SOON_MS = 30 * 86_400_000;
const sum = (movements: readonly Movement[]): number => movements.reduce((total, { points }) => total + points, 0);

/**
 * What an account has, from its whole history. Points that went away are the oldest ones (rules.md 10), so of what is
 * there now only what came with a later expiry is safe.
 */
export function balanceOf(movements: readonly Movement[], now: number): Balance {
  const settled = movements.filter(({ kind }) => kind !== 'EARN_PENDING');
  const spendable = sum(settled);
  const lasting = sum(
    settled.filter(({ points, expiresAt }) => points > 0 && (expiresAt === null || expiresAt > now + SOON_MS)),
  );
  return {
    spendable,
    pending: sum(movements) - spendable,
    expiringSoon: Math.max(0, spendable - lasting),
  };
}
