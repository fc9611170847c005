/** Where money goes back to: the way it came, or at once into the wallet of the customer whose booking it is. */
export const REFUND_TO = { MONEY: 'MONEY', WALLET: 'WALLET' } as const;
export type RefundTo = keyof typeof REFUND_TO;
