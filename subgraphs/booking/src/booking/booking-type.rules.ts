/** Who sold a booking, as it was when the seats were held; through which door is its platform. */
export const BOOKING_TYPES = {
  GUEST: 'GUEST',
  CUSTOMER: 'CUSTOMER',
  COUNTER: 'COUNTER',
  AGENCY: 'AGENCY',
  PARTNER: 'PARTNER',
} as const;
export type BookingType = keyof typeof BOOKING_TYPES;

/** What of who holds seats says who sells them. */
export interface Seller {
  readonly kind: 'guest' | 'user' | 'service';
  readonly channel: string;
  readonly apiKeyId?: string | undefined;
  readonly agencyId?: string | undefined;
  readonly operatorId?: string | undefined;
  /** Of a service. */
  readonly onBehalfOf?: string | undefined;
}

/**
 * A key sells for its partner, an agency's people for the agency wherever they sit, an operator's and the platform's people
 * at the counter; who has an account and none of these buys for himself, as guests do.
 */
export function bookingType({ kind, channel, apiKeyId, agencyId, operatorId, onBehalfOf }: Seller): BookingType {
  if (kind === 'guest') return 'GUEST';
  if (kind === 'service') return onBehalfOf === undefined ? 'GUEST' : 'CUSTOMER';
  if (apiKeyId !== undefined) return 'PARTNER';
  if (agencyId !== undefined) return 'AGENCY';
  return operatorId !== undefined || channel === 'admin' ? 'COUNTER' : 'CUSTOMER';
}
