import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { CODE_TRIES, hashOfCode } from './holder-code.js';
import { CodeWrong } from './holder-proof.errors.js';

/** Counted before it is compared, and kept whatever comes of it, so that many tries at once are not more than five. */
const TRY = `update holder_code set tries = tries + 1
  where id = (select max(id) from holder_code where booking_id = $1) and used_at is null
    and expires_at > to_timestamp($2::float8 / 1000) and tries < ${CODE_TRIES}
  returning id::text as id, code_hash = $3 as right`;

const SPEND = `update holder_code set used_at = to_timestamp($2::float8 / 1000)
  where id = $1 and used_at is null returning 1`;

/**
 * Whether this is the code that was last sent to the telephone and the mailbox of a booking: its id, to be spent by the
 * transaction it is for. Refuses CODE_WRONG.
 */
export async function tryHolderCode(context: BookingContext, bookingId: string, code: string): Promise<string> {
  const { database, clock, services } = context;
  const hash = hashOfCode(bookingId, code, services.sandboxSecret);
  const [tried] = await database.rows<{ id: string; right: boolean }>(TRY, [bookingId, clock.now(), hash]);
  if (!tried?.right) throw new CodeWrong();
  return tried.id;
}

/** A code proves once. Refuses CODE_WRONG. */
export async function spendHolderCode(transaction: RowTransaction, now: number, codeId: string): Promise<void> {
  if ((await transaction.rows(SPEND, [codeId, now])).length === 0) throw new CodeWrong();
}
