export const AFFILIATE_STATEMENT_STATES = { OPEN: 'OPEN', PAYABLE: 'PAYABLE', PAID: 'PAID' } as const;
/** Of a statement, in this order. */
export type AffiliateStatementState = keyof typeof AFFILIATE_STATEMENT_STATES;
