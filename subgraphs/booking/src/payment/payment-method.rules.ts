export const PAYMENT_METHODS = {
  CARD: 'CARD',
  WING: 'WING',
  PIPAY: 'PIPAY',
  KHQR: 'KHQR',
  CASH_COLLECTION: 'CASH_COLLECTION',
  PAY_ON_BOARDING: 'PAY_ON_BOARDING',
  AGENT_BALANCE: 'AGENT_BALANCE',
} as const;
export type PaymentMethod = keyof typeof PAYMENT_METHODS;

/** Who carries out a method; a method that is missing here is refused with METHOD_NOT_AVAILABLE. */
const PROVIDERS: { readonly [method in PaymentMethod]?: string } = {
  CARD: 'sandbox',
  PAY_ON_BOARDING: 'operator',
};

/** Name of the provider that takes this method's money; undefined while nobody does. */
export const providerOf = (method: PaymentMethod): string | undefined => PROVIDERS[method];

/** Pay on boarding is the only method that collects later: nothing is settled at the sale (rules.md 3). */
export const collectsLater = (method: PaymentMethod): boolean => method === 'PAY_ON_BOARDING';
