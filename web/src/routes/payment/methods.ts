/** Ways to pay that travellers are offered, the usual one first; what the server refuses disappears. */
export const METHODS = ['CARD', 'PAY_ON_BOARDING'] as const;
export type Method = (typeof METHODS)[number];

export const isMethod = (value: unknown): value is Method => METHODS.includes(value as Method);
