import type { UsersContext } from '../services.js';

/** Removes what is over and nobody asks for any more: sessions after a month, the rest at once. */
export async function forgetOld({ database, clock }: UsersContext): Promise<void> {
  const now = clock.now();
  const monthAgo = new Date(now - 30 * 86_400_000);
  await database.change('delete from session where expires_at < $1 or ended_at < $1', [monthAgo]);
  await database.rows('delete from attempt where window_ends_at < $1', [new Date(now)]);
  for (const table of ['account_token', 'one_time_code', 'login_challenge'])
    await database.rows(`delete from ${table} where expires_at < $1`, [new Date(now)]);
}
