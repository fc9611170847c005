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
