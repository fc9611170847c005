import type { SoldAddOn } from '../add-on/add-on.rules.js';
import type { Cause } from '../donation/donation.rules.js';

/** What is paid beside the seats. Minor units. */
export interface FeeRecord {
  readonly name: string;
  readonly amount: number;
  /** Basis points of the fares (of an add-on: of its seat's price) and minor units that it was worked out by; null where it was not. */
  readonly percent: number | null;
  readonly fixed: number | null;
  /** Of a donation what it is for. */
  readonly cause?: Cause | null;
  /** Of an add-on whose it is, and what. */
  readonly partId?: string | null;
  readonly addOn?: SoldAddOn | null;
}
