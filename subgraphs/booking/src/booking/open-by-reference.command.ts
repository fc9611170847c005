import { tooManyTries } from './too-many-tries.js';
import { hashOfToken, newAccessToken } from './access-token.js';
import { loadBooking } from './booking.queries.js';
import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import type { Held } from './hold-seats.command.js';
import { readPnr } from './pnr.js';
import { actorOf } from './actor.js';
import { note } from './timeline.js';

const WINDOW_MS = 600_000;
const TRIES = 10;

/** Counts this try in the same breath; the lock makes twenty tries at once count as twenty. */
const COUNT = `with queue as materialized (select pg_advisory_xact_lock(hashtextextended('reference_try:' || $1, 0))),
  noted as (insert into reference_try (address, at) select $1::text, to_timestamp($2::float8 / 1000) from queue)
  select count(*)::int as tries from reference_try, queue
  where address = $1 and at > to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)`;

const digits = `regexp_replace(contact_phone, '[^0-9]', '', 'g')`;
const FIND = `select id::text as id from booking where pnr = $1 and mode = $2
  and case when contact_email is not null then lower(contact_email) = lower($3)
      else ${digits} = regexp_replace($3, '[^0-9]', '', 'g') and ${digits} <> '' end`;

const GRANT = `insert into booking_access (token_hash, booking_id, created_at)
  values ($1, $2, to_timestamp($3::float8 / 1000))`;

async function requireFewTries({ database, viewer, clock }: BookingContext): Promise<void> {
  const [row] = await database.rows<{ tries: number }>(COUNT, [viewer.ip ?? 'unknown', clock.now()]);
  if (row!.tries >= TRIES) throw tooManyTries(WINDOW_MS);
}

/**
 * Opens a booking without an account by its reference and e-mail, or the telephone where no e-mail was given, with a new
 * token. Undefined when the two do not belong together. Ten tries in ten minutes from one address; more are answered
 * with the error TOO_MANY_TRIES.
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
