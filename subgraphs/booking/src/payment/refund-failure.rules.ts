/** Why a provider sends nothing back; OTHER: it did not say. */
export const REFUND_FAILURES = {
  ACCOUNT_CLOSED: 'ACCOUNT_CLOSED',
  NOT_REFUNDABLE: 'NOT_REFUNDABLE',
  OTHER: 'OTHER',
} as const;
export type RefundFailure = keyof typeof REFUND_FAILURES;
