import type { Voice } from '../voice.js';
import type { BookingFacts } from '../booking-facts.js';
import { linkTo } from './booking-mail.js';

/** The way back to a held booking: its page, with what opens it filled in already, or in the account that holds it. */
export function payLink(
  { bookingId, pnr, contactEmail, contactPhone, bookedByUserId }: BookingFacts,
  voice: Voice,
): string {
  if (!contactEmail && !contactPhone && bookedByUserId) return linkTo(voice, `dashboard/${bookingId}`);
  const asked = new URLSearchParams({ reference: pnr, contact: contactEmail ?? contactPhone ?? '' });
  return linkTo(voice, `view-booking-detail/${bookingId}?${asked.toString()}`);
}
