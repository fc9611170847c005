import { hashOfToken, newAccessToken } from './access-token.js';
import { loadBooking } from './booking.queries.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import type { Held } from './hold-seats.command.js';
import { readPnr } from './pnr.js';
import { actorOf } from './actor.js';
import { note } from './timeline.js';
import { tooManyAttempts } from './too-many-attempts.js';

const WINDOW_MS = 600_000;

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('reference_try:' || $1, 0))`;

const COUNT = `with
  forgotten as (delete from reference_try where address = $1 and at <= to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)),
  noted as (insert into reference_try (address, at) values ($1, to_timestamp($2::float8 / 1000)))
  select count(*)::int as tries from reference_try
  where address = $1 and at > to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)`;

const digits = `regexp_replace(contact_phone, '[^0-9]', '', 'g')`;
const FIND = `select id::text as id from booking where pnr = $1 and mode = $2
  and case when contact_email is not null then lower(contact_email) = lower($3)
      else ${digits} = regexp_replace($3, '[^0-9]', '', 'g') and ${digits} <> '' end`;

const GRANT = `insert into booking_access (token_hash, booking_id, created_at)
  values ($1, $2, to_timestamp($3::float8 / 1000))`;

/** Tries from one address queue, so that twenty at once count as twenty; each sees those that came before. */
async function requireFewTries(context: BookingContext): Promise<void> {
  const { viewer, clock, services } = context;
  const address = viewer.ip ?? 'unknown';
  const before = await inBookingTransaction(context, async (transaction) => {
    await transaction.rows(QUEUE, [address]);
    return transaction.rows<{ tries: number }>(COUNT, [address, clock.now()]);
  });
  if (before[0]!.tries >= services.referenceTries) throw tooManyAttempts(WINDOW_MS);
}

/**
 * Opens a booking without an account by its reference and e-mail, or the telephone where no e-mail was given, with a new
 * token. Undefined when the two do not belong together. Ten tries in ten minutes from one address (environment:
 * REFERENCE_TRIES); more are answered with the error TOO_MANY_ATTEMPTS.
 */
export async function openByReference(context: BookingContext, pnr: string, email: string): Promise<Held | undefined> {
  const { database, viewer, clock } = context;
  await requireFewTries(context);
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
