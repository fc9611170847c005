interface Attempt {
  readonly state: string;
  readonly amount: { readonly amount: number; readonly currency: string };
  readonly received: { readonly amount: number; readonly currency: string } | null;
}

/**
 * Of a payment that counts for `amount`, in minor units: what arrived, and what was let go when a person took less than was
 * asked for as paid. Nothing is let go of what is not settled.
 */
export function arrivedOf({ state, amount, received }: Attempt): { arrived: number; letGo: number } {
  const arrived =
    state === 'SETTLED' && received?.currency === amount.currency
      ? Math.min(amount.amount, received.amount)
      : amount.amount;
  return { arrived, letGo: amount.amount - arrived };
}
