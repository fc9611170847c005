import { lotsOf } from './lots.rules.js';

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
  /** Of what waits for its trip, not of what can be spent. */
  readonly isPending: boolean;
  /** Epoch milliseconds; of points that came. */
  readonly expiresAt: number | null;
}

/** Points that expire on one local day. */
export interface ExpiringLot {
  readonly points: number;
  readonly expiresAt: number;
}

export interface Balance {
  readonly spendable: number;
  /** Earned with trips that are not over yet; a negative line takes them away when they are earned or lost. */
  readonly pending: number;
  /** Of the spendable ones, those that expire within 30 days. */
  readonly expiringSoon: number;
  /** What expires when, the soonest first. */
  readonly expiring: readonly ExpiringLot[];
}

const SOON_MS = 30 * 86_400_000;
const sum = (movements: readonly { readonly points: number }[]): number =>
  movements.reduce((total, { points }) => total + points, 0);

/**
 * What an account has, from its whole history, the oldest line first. Points that went away are those that expired first
 * (rules.md 10).
 */
export function balanceOf(movements: readonly Movement[], now: number): Balance {
  const settled = movements.filter(({ isPending }) => !isPending);
  const dated = lotsOf(settled)
    .flatMap(({ points, expiresAt }) => (expiresAt === null ? [] : [{ points, expiresAt }]))
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
  const days = Map.groupBy(dated, ({ expiresAt }) => expiresAt);
  return {
    spendable: sum(settled),
    pending: sum(movements) - sum(settled),
    expiringSoon: sum(dated.filter(({ expiresAt }) => expiresAt <= now + SOON_MS)),
    expiring: [...days].map(([expiresAt, lots]) => ({ points: sum(lots), expiresAt })),
  };
}
