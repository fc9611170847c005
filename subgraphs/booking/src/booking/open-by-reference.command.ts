import { hashOfToken, newAccessToken } from './access-token.js';
import { loadBooking } from './booking.queries.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import type { Held } from './hold-seats.command.js';
import { requireFewTries } from './few-tries.js';
import { readPnr } from './pnr.js';
import { actorOf } from './actor.js';
import { note } from './timeline.js';

const digits = `regexp_replace(contact_phone, '[^0-9]', '', 'g')`;
const FIND = `select id::text as id from booking where pnr = $1 and mode = $2
  and case when contact_email is not null then lower(contact_email) = lower($3)
      else ${digits} = regexp_replace($3, '[^0-9]', '', 'g') and ${digits} <> '' end`;

const GRANT = `insert into booking_access (token_hash, booking_id, created_at)
  values ($1, $2, to_timestamp($3::float8 / 1000))`;

/**
 * Opens a booking without an account by its reference and e-mail, or the telephone where no e-mail was given, with a new
 * token. Undefined when the two do not belong together. Ten tries in ten minutes from one address (environment:
 * REFERENCE_TRIES); more are answered with the error TOO_MANY_ATTEMPTS.
 */
export async function openByReference(context: BookingContext, pnr: string, email: string): Promise<Held | undefined> {
  const { database, viewer, clock } = context;
  await requireFewTries(context, viewer.ip ?? 'unknown');
  const reference = readPnr(pnr.slice(0, 20));
  const [found] = await database.rows<{ id: string }>(FIND, [
    reference,
    viewer.mode,
    email.replace(/\p{C}/gu, '').trim().slice(0, 254),
  ]);
  if (found === undefined) return undefined;
  const accessToken = newAccessToken();
  await inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    await transaction.rows(GRANT, [hashOfToken(accessToken), found.id, now]);
    await note(transaction, now, { bookingId: found.id, type: 'booking.opened', actor: actorOf(viewer) });
  });
  return { booking: await loadBooking(database, found.id), accessToken };
}
