import { pageAttribute } from '@naga/app-kit/visit-session.js';
import { withProviderAnswer } from '../../features/checkout/provider-answer.js';
import { isBookingId } from '../../session/booking-token.js';

/** Private windows may refuse storage. */
function paidLast(): string | undefined {
  try {
    return pageAttribute(sessionStorage, 'pg_booking_id');
  } catch {
    return undefined;
  }
}

/**
 * Where an address without a booking leads in this tab: to the booking it paid last (pg_booking_id), with what the
 * provider said; undefined when the address names one, or the tab knows none.
 */
export function knownToThisTab(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address);
  if (searchParams.has('booking')) return undefined;
  const id = paidLast();
  return isBookingId(id) ? withProviderAnswer(`${pathname}?booking=${id}`, searchParams) : undefined;
}
