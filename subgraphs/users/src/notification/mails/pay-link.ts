import type { BookingFacts } from '../booking-facts.js';
import { linkTo } from './booking-mail.js';

/** The way back to a held booking: its page, with what opens it filled in already, or in the account that holds it. */
export function payLink(
  { bookingId, pnr, contactEmail, contactPhone, bookedByUserId }: BookingFacts,
  baseUrl: string,
): string {
  if (!contactEmail && !contactPhone && bookedByUserId) return linkTo(baseUrl, `dashboard/${bookingId}`);
  const asked = new URLSearchParams({ reference: pnr, contact: contactEmail ?? contactPhone ?? '' });
  return linkTo(baseUrl, `view-booking-detail/${bookingId}?${asked.toString()}`);
}
