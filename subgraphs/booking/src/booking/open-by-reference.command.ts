import { isSameTelephone } from '@naga/kernel/telephone-digits.js';
import { hashOfToken, newAccessToken } from './access-token.js';
import { loadBooking } from './booking.queries.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import type { Held } from './hold-seats.command.js';
import { requireFewTries, uncountTry } from './few-tries.js';
import { readPnr } from './pnr.js';
import { actorOf } from './actor.js';
import { note } from './timeline.js';

const FIND = `select id::text as id, contact_email as email, contact_phone as phone from booking
  where pnr = $1 and mode = $2`;

const GRANT = `insert into booking_access (token_hash, booking_id, created_at)
  values ($1, $2, to_timestamp($3::float8 / 1000))`;

interface Found {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whether this reaches the booking's contact: its e-mail, else its telephone however it is written. */
function isContact(named: string, { email, phone }: Found): boolean {
  return email === null ? isSameTelephone(named, phone) : email.toLowerCase() === named.toLowerCase();
}

/**
 * Opens a booking without an account by its reference and e-mail, or the telephone where no e-mail was given, with a new
 * token. Undefined when the two do not belong together. Ten such guesses in ten minutes from one address (environment:
 * REFERENCE_TRIES); more are answered with the error TOO_MANY_ATTEMPTS.
 */
export async function openByReference(
  context: BookingContext,
  pnr: string,
  contact: string,
): Promise<Held | undefined> {
  const { database, viewer, clock } = context;
  const guess = await requireFewTries(context, viewer.ip ?? 'unknown');
  const [found] = await database.rows<Found>(FIND, [readPnr(pnr.slice(0, 20)), viewer.mode]);
  const named = contact.replace(/\p{C}/gu, '').trim().slice(0, 254);
  if (found === undefined || !isContact(named, found)) return undefined;
  await uncountTry(context, guess);
  const accessToken = newAccessToken();
  await inBookingTransaction(context, async (transaction) => {
    const now = clock.now();
    await transaction.rows(GRANT, [hashOfToken(accessToken), found.id, now]);
    await note(transaction, now, { bookingId: found.id, type: 'booking.opened', actor: actorOf(viewer) });
  });
  return { booking: await loadBooking(database, found.id), accessToken };
}
