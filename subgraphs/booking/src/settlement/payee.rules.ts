/** Whom the platform has a statement with: an operator, the insurer, or a cause that was given for. */
export const PAYEES = { OPERATOR: 'OPERATOR', INSURER: 'INSURER', CAUSE: 'CAUSE' } as const;
export type Payee = keyof typeof PAYEES;

/** Of the books, what is owed to whom earns by what is paid beside the fares (fee/beside.rules.ts). */
export const BESIDE_ACCOUNTS = { INSURER: 'insurance', CAUSE: 'donations' } as const satisfies {
  readonly [payee in Exclude<Payee, 'OPERATOR'>]: string;
};
