interface Charged {
  readonly fees: readonly { readonly name: string; readonly amount: { readonly amount: number } }[];
}

/** What a booking pays beside its fares under this name, minor units; 0 where it does not. */
export const feeOf = ({ fees }: Charged, name: 'transaction' | 'donation'): number =>
  fees.find((fee) => fee.name === name)?.amount.amount ?? 0;
