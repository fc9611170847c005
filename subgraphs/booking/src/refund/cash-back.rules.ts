/** Providers that are a hand with cash in it: a counter, and an operator's conductor. */
export const CASH_PROVIDERS = ['counter', 'operator'] as const;

export interface CashMoney {
  readonly payments: readonly { readonly id: string; readonly provider: string }[];
  readonly refunds: readonly {
    readonly paymentId: string;
    readonly state: string;
    readonly toWallet: boolean;
    readonly amount: number;
  }[];
}

const isCash = ({ provider }: { readonly provider: string }): boolean =>
  CASH_PROVIDERS.some((cash) => cash === provider);

/** What goes back in cash and waits until a counter hands it out, in minor units. */
export function cashBack({ payments, refunds }: CashMoney): number {
  const inCash = new Set(payments.filter(isCash).map(({ id }) => id));
  return refunds
    .filter(({ paymentId, state, toWallet }) => inCash.has(paymentId) && state === 'created' && !toWallet)
    .reduce((sum, { amount }) => sum + amount, 0);
}
