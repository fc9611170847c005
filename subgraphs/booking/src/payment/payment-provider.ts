import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { Rows } from '../booking/booking.queries.js';
import type { ChargeNews } from './charge-news.rules.js';
import type { RefundFailure } from './refund-failure.rules.js';

/** What a provider is asked to take. Amounts in minor units. */
export interface ChargeRequest {
  /** Ours, unique: asking twice with one reference makes one charge. */
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly returnUrl: string | null;
  readonly mode: Mode;
  readonly now: number;
}

export interface OpenCharge {
  readonly providerReference: string;
  /** Where people pay, as a path of our own site or an address: a page, or what opens an app. */
  readonly payUrl: string;
  /** What a banking app scans; null where nothing is scanned. */
  readonly qr: string | null;
}

export interface RefundRequest {
  /** Ours, unique: asking twice sends the money once. */
  readonly reference: string;
  readonly providerReference: string;
  readonly amount: number;
  readonly currency: string;
  readonly now: number;
}

/** `refused`: nothing was sent, and asking again needs a reference of its own. `unknown`: it is asked again by the same one. */
export type RefundAnswer =
  | { readonly state: 'done' | 'unknown' }
  | { readonly state: 'refused'; readonly failure: RefundFailure };

/** One interface for the built-in sandbox and for real providers; configuration chooses. */
export interface PaymentProvider {
  readonly name: string;
  /** It moves no money. */
  readonly isSandbox: boolean;
  open(request: ChargeRequest, storage: Rows): Promise<OpenCharge>;
  /** What fails on the way there is thrown, and as good as unknown. */
  refund(request: RefundRequest, storage: Rows): Promise<RefundAnswer>;
  /** The news of a call-back; undefined when its signature or shape is not genuine. */
  read(body: string, signature: string): ChargeNews | undefined;
}
