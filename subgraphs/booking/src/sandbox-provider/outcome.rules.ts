import type { ProviderMessage } from '../payment/return-url.rules.js';

/**
 * What the payer may do at the sandbox's pay page; LATE settles after the hold's expiry, CLOSE settles and closes his
 * account, so that nothing can be sent back to it.
 */
export const OUTCOMES = {
  APPROVE: 'APPROVE',
  DECLINE: 'DECLINE',
  CANCEL: 'CANCEL',
  LATE: 'LATE',
  CLOSE: 'CLOSE',
} as const;
export type SandboxOutcome = keyof typeof OUTCOMES;

interface Decision {
  /** Of the charge. */
  readonly state: 'APPROVED' | 'DECLINED' | 'CANCELLED' | 'LATE' | 'CLOSED';
  /** What the call-back says. */
  readonly told: 'SETTLED' | 'DECLINED' | 'CANCELLED';
}

export const DECISIONS: Readonly<Record<SandboxOutcome, Decision>> = {
  APPROVE: { state: 'APPROVED', told: 'SETTLED' },
  DECLINE: { state: 'DECLINED', told: 'DECLINED' },
  CANCEL: { state: 'CANCELLED', told: 'CANCELLED' },
  LATE: { state: 'LATE', told: 'SETTLED' },
  CLOSE: { state: 'CLOSED', told: 'SETTLED' },
};

/** What a charge that is decided says to the page its payer goes back to. */
export const MESSAGES: Readonly<Record<Decision['state'], ProviderMessage>> = {
  APPROVED: 'settled',
  DECLINED: 'declined',
  CANCELLED: 'cancelled',
  LATE: 'pending',
  CLOSED: 'settled',
};
