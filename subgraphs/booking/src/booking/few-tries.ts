import { type BookingContext, inBookingTransaction } from './booking-transaction.js';
import { tooManyAttempts } from './too-many-attempts.js';

const WINDOW_MS = 600_000;

const QUEUE = `select pg_advisory_xact_lock(hashtextextended('reference_try:' || $1, 0))`;

const COUNT = `with
  forgotten as (delete from reference_try where address = $1 and at <= to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)),
  noted as (insert into reference_try (address, at) values ($1, to_timestamp($2::float8 / 1000)))
  select count(*)::int as tries from reference_try
  where address = $1 and at > to_timestamp(($2::float8 - ${WINDOW_MS}) / 1000)`;

const FORGET = 'delete from reference_try where address = $1';

/**
 * Counts a try of somebody who names what only its owner knows; `who` is his address or account. Tries of one queue, so
 * that twenty at once count as twenty. More than ten in ten minutes (environment: REFERENCE_TRIES) are answered with the
 * error TOO_MANY_ATTEMPTS.
 */
export async function requireFewTries(context: BookingContext, who: string): Promise<void> {
  const { clock, services } = context;
  const before = await inBookingTransaction(context, async (transaction) => {
    await transaction.rows(QUEUE, [who]);
    return transaction.rows<{ tries: number }>(COUNT, [who, clock.now()]);
  });
  if (before[0]!.tries >= services.referenceTries) throw tooManyAttempts(WINDOW_MS);
}

/** He was right: his tries are forgotten. */
export async function forgetTries({ database }: BookingContext, who: string): Promise<void> {
  await database.change(FORGET, [who]);
}
