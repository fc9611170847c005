import { hashOfToken } from '../booking/access-token.js';
import { reachesByScope, reachesRides } from '../booking/booking-access.queries.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { NamedRides } from '../booking/named-rides.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { codeContact, type Contact } from './code-contact.js';
import { maskedEmail, maskedPhone, PROVED_MS } from './holder-code.js';
import { CodeNeeded } from './holder-proof.errors.js';

const PROVED = `select 1 from booking_access
  where booking_id = $1 and token_hash = $2 and proved_at > to_timestamp($3::float8 / 1000)`;

/** Where the code goes is said as far as its owner knows it again. */
export const codeNeeded = (bookingId: string, { contactPhone, contactEmail }: Contact): CodeNeeded =>
  new CodeNeeded({
    bookingId,
    phone: contactPhone && maskedPhone(contactPhone),
    email: contactEmail && maskedEmail(contactEmail),
  });

/**
 * Who changes a booking by its token alone has proved within half an hour that its telephone or mailbox is his; its owner
 * who is signed in, and staff by their scope, need not. Refuses CODE_NEEDED.
 */
export async function requireProvedHolder(
  { database, viewer, clock }: BookingContext,
  booking: BookingRecord,
  named?: NamedRides,
): Promise<void> {
  const { id: bookingId } = booking;
  const isStaffs = named
    ? reachesRides(database, viewer, 'booking.edit', booking, named)
    : reachesByScope(database, viewer, 'booking.edit', bookingId);
  if (await isStaffs) return;
  const token = viewer.bookingToken ? hashOfToken(viewer.bookingToken) : null;
  if ((await database.rows(PROVED, [bookingId, token, clock.now() - PROVED_MS])).length > 0) return;
  throw codeNeeded(bookingId, await codeContact(database, booking, clock.now()));
}
