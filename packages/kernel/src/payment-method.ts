/** How a booking can be paid, as the graph calls it. Booking knows what each does; pricing, which have a fee of their own. */
export const PAYMENT_METHODS = {
  CARD: 'CARD',
  WING: 'WING',
  PIPAY: 'PIPAY',
  KHQR: 'KHQR',
  CASH_COLLECTION: 'CASH_COLLECTION',
  PAY_ON_BOARDING: 'PAY_ON_BOARDING',
  AGENT_BALANCE: 'AGENT_BALANCE',
  WALLET_CREDIT: 'WALLET_CREDIT',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;
