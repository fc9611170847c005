import { keyedHashOf } from '../account-token/secret.js';
import type { UsersContext } from '../services.js';
import { CodeWrong } from './one-time-code.errors.js';
import { CODE_TRIES, digitsOf } from './one-time-code.rules.js';

/** Counted before it is compared, so that many tries at once are not more than five. */
const TRY = `update one_time_code set tries = tries + 1
  where phone_number = $1 and account_id = $2 and used_at is null and expires_at > $3 and tries < $4
  returning code_hash = $5 as right`;

const USE = `update one_time_code set used_at = $3
  where phone_number = $1 and account_id = $2 and used_at is null and code_hash = $4 returning 1`;

/**
 * Uses up the code that was sent to an account's number; of two at once one does. Refuses with CODE_WRONG. An account
 * that is not there meets the same statements.
 */
export async function useCode(
  { database, clock, services }: UsersContext,
  {
    number,
    accountId,
    code,
  }: { readonly number: string; readonly accountId: string | undefined; readonly code: string },
): Promise<void> {
  const id = accountId ?? '0';
  const now = new Date(clock.now());
  const hash = keyedHashOf(digitsOf(code), `${number} ${id}`, services.env.ACCOUNT_SECRET);
  const [tried] = await database.rows<{ right: boolean }>(TRY, [number, id, now, CODE_TRIES, hash]);
  if (!tried?.right) throw new CodeWrong();
  const used = await database.rows(USE, [number, id, now, hash]);
  if (used.length === 0) throw new CodeWrong();
}
