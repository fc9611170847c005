import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import { tooManyAttempts } from './too-many-attempts.js';

const WINDOW_MS = 600_000;

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('reference_try:' || $1, 0))`;

const SINCE = `to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)`;

/** Who is turned away has not tried: his time does not begin anew. */
const TRY = `with
  forgotten as (delete from reference_try where address = $1 and at <= ${SINCE}),
  before as (select count(*) as tries, (extract(epoch from min(at)) * 1000)::float8 as first from reference_try
    where address = $1 and at > ${SINCE}),
  noted as (insert into reference_try (address, at) select $1, to_timestamp($2::float8 / 1000) from before
    where tries < $3 returning id::text as id)
  select (select id from noted) as id, first from before`;

const WAS_RIGHT = 'delete from reference_try where id = $1';

const FORGET = 'delete from reference_try where address = $1';

/**
 * Counts a try of somebody who names what only its owner knows, and answers its id; `who` is his address or account.
 * Tries of one queue, so that twenty at once count as twenty. More than ten in ten minutes (environment: REFERENCE_TRIES)
 * are answered with the error TOO_MANY_ATTEMPTS, which says after how many seconds the first of them is forgotten.
 */
export async function requireFewTries(context: BookingContext, who: string): Promise<string> {
  const { clock, services } = context;
  const now = clock.now();
  const [tried] = await inBookingTransaction(context, async (transaction) => {
    await transaction.rows(QUEUE, [who]);
    const values = [who, now, services.referenceTries];
    return transaction.rows<{ id: string | null; first: number | null }>(TRY, values);
  });
  const { id, first } = tried!;
  if (id === null) throw tooManyAttempts(WINDOW_MS - (now - (first ?? now)));
  return id;
}

/** It was no guess. Those before it stay counted: who owns one booking does not guess another for it. */
export async function uncountTry({ database }: BookingContext, id: string): Promise<void> {
  await database.change(WAS_RIGHT, [id]);
}

/** He was right: his tries are forgotten. */
export async function forgetTries({ database }: BookingContext, who: string): Promise<void> {
  await database.change(FORGET, [who]);
}
