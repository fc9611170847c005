import type { PaymentMethod } from '@naga/kernel/payment-method.js';

export const PAYMENT_FLOWS = {
  REDIRECT: 'REDIRECT',
  WALLET_APP: 'WALLET_APP',
  QR: 'QR',
  CODE: 'CODE',
  ON_BOARDING: 'ON_BOARDING',
  BALANCE: 'BALANCE',
} as const;
/**
 * What the payer does: pays at the provider's page, in a wallet's app, scans a code, names one at a counter, nothing
 * before the ride, or nothing at all because we have his money already.
 */
export type PaymentFlow = keyof typeof PAYMENT_FLOWS;

/** Who carries methods out: the party of their clearing accounts. */
type ProviderName = 'sandbox' | 'counter' | 'operator' | 'agency' | 'wallet';

interface Way {
  readonly provider: ProviderName;
  readonly flow: PaymentFlow;
}

/** In the order they are offered. */
const WAYS: { readonly [method in PaymentMethod]: Way } = {
  CARD: { provider: 'sandbox', flow: 'REDIRECT' },
  KHQR: { provider: 'sandbox', flow: 'QR' },
  WING: { provider: 'sandbox', flow: 'WALLET_APP' },
  PIPAY: { provider: 'sandbox', flow: 'REDIRECT' },
  CASH_COLLECTION: { provider: 'counter', flow: 'CODE' },
  PAY_ON_BOARDING: { provider: 'operator', flow: 'ON_BOARDING' },
  AGENT_BALANCE: { provider: 'agency', flow: 'BALANCE' },
  WALLET_CREDIT: { provider: 'wallet', flow: 'BALANCE' },
};

/** Every method, in the order it is offered. */
export const PAYMENT_WAYS = Object.keys(WAYS) as readonly PaymentMethod[];

/** Who takes this method's money and how. */
export const wayOf = (method: PaymentMethod): Way => WAYS[method];

/** Pay on boarding is the only method that collects later: nothing is settled at the sale (rules.md 3). */
export const collectsLater = (method: PaymentMethod): boolean => method === 'PAY_ON_BOARDING';

/** Cash that comes later: seats are kept for who has paid nothing, until he comes to a counter or to the driver. */
export const isPromise = (method: PaymentMethod): boolean => ['CODE', 'ON_BOARDING'].includes(wayOf(method).flow);

const QR_MS = 5 * 60_000;

/**
 * Until when an attempt begun now can be paid, epoch milliseconds, where that is not simply until its hold ends: a QR
 * code lives five minutes, so that an old picture of it buys nothing.
 */
export const deadlineOf = (method: PaymentMethod, now: number, holdEnds: number | null): number | null =>
  wayOf(method).flow === 'QR' ? Math.min(now + QR_MS, holdEnds ?? Infinity) : null;
