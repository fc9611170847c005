import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

/** Who sold a booking, as it was when the seats were held; through which door is its platform. */
export const BOOKING_TYPES = {
  GUEST: 'GUEST',
  CUSTOMER: 'CUSTOMER',
  COUNTER: 'COUNTER',
  AGENCY: 'AGENCY',
  PARTNER: 'PARTNER',
} as const;
export type BookingType = keyof typeof BOOKING_TYPES;

/**
 * A key sells for its partner, an agency's people for the agency wherever they sit, an operator's and the platform's people
 * at the counter; who has an account and none of these buys for himself, as guests do.
 */
export function bookingType(viewer: Viewer): BookingType {
  if (viewer.kind === 'guest') return 'GUEST';
  if (viewer.kind === 'service') return viewer.onBehalfOf === undefined ? 'GUEST' : 'CUSTOMER';
  if (viewer.apiKeyId !== undefined) return 'PARTNER';
  if (viewer.agencyId !== undefined) return 'AGENCY';
  return viewer.operatorId !== undefined || viewer.channel === 'admin' ? 'COUNTER' : 'CUSTOMER';
}
