import type { Cause } from '../donation/donation.rules.js';

/** What is paid beside the seats. Minor units. */
export interface FeeRecord {
  readonly name: string;
  readonly amount: number;
  /** Basis points of the fares and minor units a booking that it was worked out by; null where it was not. */
  readonly percent: number | null;
  readonly fixed: number | null;
  /** Of a donation what it is for. */
  readonly cause?: Cause | null;
}
