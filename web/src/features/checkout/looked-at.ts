/** Whether money is here that a person looks at: nothing is to be paid again until somebody has decided. */
export const isLookedAt = ({ payments }: { readonly payments: readonly { readonly state: string }[] }): boolean =>
  payments.some(({ state }) => state === 'REVIEW');
