import type { PaymentMethod } from '@naga/kernel/payment-method.js';

/** Providers that are a hand with cash in it: a counter, and an operator's conductor. */
const CASH_PROVIDERS = ['counter', 'operator'] as const;

/** How money goes back the way it came. */
export const WAYS_BACK = { AS_PAID: 'AS_PAID', CASH: 'CASH', AGENCY: 'AGENCY' } as const;
export type WayBack = keyof typeof WAYS_BACK;

/** Of which it is decided. */
export interface SourcePayment {
  readonly method: PaymentMethod;
  readonly provider: string;
  readonly party: string | null;
  /** It came from the wallet of an account that is deleted: nothing can go back there. */
  readonly isOwnerGone: boolean;
}

export interface BackMoney {
  /** The agency whose sale it is. */
  readonly agencyId: string | null;
  readonly payments: readonly (SourcePayment & { readonly id: string })[];
  readonly refunds: readonly {
    readonly paymentId: string;
    readonly state: string;
    readonly toWallet: boolean;
    /** Decided so, however it came. */
    readonly inCash: boolean;
    readonly amount: number;
  }[];
}

/**
 * How what came by a payment goes back; `agencyId` is the agency whose sale it is. In cash goes what a counter or a conductor
 * took, and what a stranger brought to an agency's counter: its balance paid us, but the cash was his. Of its own sale the
 * agency is paid back, and pays its customer. What a wallet paid whose account is deleted is handed out, too.
 */
export function wayBackOf({ method, provider, party, isOwnerGone }: SourcePayment, agencyId: string | null): WayBack {
  if (isOwnerGone || CASH_PROVIDERS.some((cash) => cash === provider)) return 'CASH';
  if (provider !== 'agency') return 'AS_PAID';
  return method === 'CASH_COLLECTION' && party !== agencyId ? 'CASH' : 'AGENCY';
}

/** Whether a payment y came from the wallet of an account that is deleted, in SQL. */
export const IS_OWNER_GONE = `(case when y.provider = 'wallet'
  then exists (select 1 from deleted_account d where d.account_id = y.party::bigint) else false end)`;

/** Whether it goes back in cash, of a payment y and its booking b, which a link has not, in SQL. */
export const IS_CASH = `(y.provider in (${CASH_PROVIDERS.map((provider) => `'${provider}'`).join(', ')})
  or (y.provider = 'agency' and y.method = 'CASH_COLLECTION' and y.party is distinct from b.agency_id::text)
  or ${IS_OWNER_GONE})`;

/** Whether a refund r goes out over a counter, of a payment y and its booking b, in SQL. */
export const GOES_IN_CASH = `(r.wallet_owner_id is null and (r.in_cash or coalesce(${IS_CASH}, false)))`;

/** What goes back this way, of refunds in some states. */
function sumBack({ agencyId, payments, refunds }: BackMoney, way: WayBack, counts: (state: string) => boolean): number {
  const ways = new Map(payments.map((payment) => [payment.id, wayBackOf(payment, agencyId)]));
  return refunds
    .filter(({ paymentId, inCash }) => (inCash ? 'CASH' : ways.get(paymentId)) === way)
    .filter(({ state, toWallet }) => counts(state) && !toWallet)
    .reduce((sum, { amount }) => sum + amount, 0);
}

const waits = (state: string): boolean => state === 'created';

/** What goes back in cash and waits until a counter hands it out, in minor units. */
export const cashBack = (money: BackMoney): number => sumBack(money, 'CASH', waits);

/** What goes back into the balance of the agency whose sale it is, who pays its customer, in minor units. */
export const agencyBack = (money: BackMoney): number => sumBack(money, 'AGENCY', waits);

/** The same with what is there already: it is the buyer's, who asks the agency for it. In minor units. */
export const backAtAgency = (money: BackMoney): number => sumBack(money, 'AGENCY', (state) => state !== 'canceled');
