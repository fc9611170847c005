import type { SoldAddOn } from '../add-on/add-on.rules.js';
import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { Cause } from '../donation/donation.rules.js';
import type { SoldPolicy } from '../refund/sold-policy.js';

/** What is paid beside the seats. Minor units. */
export interface FeeRecord {
  readonly name: string;
  readonly amount: number;
  /** Basis points of the fares (of an add-on: of its seat's price) and minor units that it was worked out by; null where it was not. */
  readonly percent: number | null;
  readonly fixed: number | null;
  /** Of a transaction fee by which version of its terms, and whose own fee it is; null: the standard one. */
  readonly version?: number | null;
  readonly method?: PaymentMethod | null;
  /** Of what a cancellation or an exchange costs or keeps: by which policies. */
  readonly policies?: readonly SoldPolicy[] | null;
  /** Of a donation what it is for. */
  readonly cause?: Cause | null;
  /** Of an add-on whose it is, and what. */
  readonly partId?: string | null;
  readonly addOn?: SoldAddOn | null;
}
