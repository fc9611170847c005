import type { PaymentMethod } from '../payment/payment-method.rules.js';

/** Providers that are a hand with cash in it: a counter, and an operator's conductor. */
const CASH_PROVIDERS = ['counter', 'operator'] as const;

/** Of whom it is decided: a payment, and the agency that sold its booking. */
export interface CashPayment {
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly party: string | null;
}

export interface CashMoney {
  /** The agency whose sale it is. */
  readonly agencyId: string | null;
  readonly payments: readonly (CashPayment & { readonly id: string })[];
  readonly refunds: readonly {
    readonly paymentId: string;
    readonly state: string;
    readonly toWallet: boolean;
    readonly amount: number;
  }[];
}

/**
 * Whether what came by a payment goes back in cash. So does what a stranger brought to an agency's counter: its balance paid
 * us, but the cash was his. Of its own sale the agency is paid back, and pays its customer.
 */
const isCash = ({ method, provider, party }: CashPayment, agencyId: string | null): boolean =>
  CASH_PROVIDERS.some((cash) => cash === provider) ||
  (provider === 'agency' && method === 'CASH_COLLECTION' && party !== agencyId);

/** The same of a payment y and its booking b, which a link has not, in SQL. */
export const IS_CASH = `(y.provider in (${CASH_PROVIDERS.map((provider) => `'${provider}'`).join(', ')})
  or (y.provider = 'agency' and y.method = 'CASH_COLLECTION' and y.party is distinct from b.agency_id::text))`;

/** What of such payments waits to go back the way it came. */
function waitingOf({ payments, refunds }: CashMoney, isOne: (payment: CashPayment) => boolean): number {
  const ids = new Set(payments.filter(isOne).map(({ id }) => id));
  return refunds
    .filter(({ paymentId, state, toWallet }) => ids.has(paymentId) && state === 'created' && !toWallet)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** What goes back in cash and waits until a counter hands it out, in minor units. */
export const cashBack = (money: CashMoney): number => waitingOf(money, (payment) => isCash(payment, money.agencyId));

/** What goes back into the balance of the agency whose sale it is, who pays its customer, in minor units. */
export const agencyBack = (money: CashMoney): number =>
  waitingOf(money, (payment) => payment.provider === 'agency' && !isCash(payment, money.agencyId));
