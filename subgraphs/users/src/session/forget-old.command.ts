import type { UsersContext } from '../services.js';

/** Removes sessions that are over for a month and attempts whose window has ended: nobody asks for them any more. */
export async function forgetOld({ database, clock, services }: UsersContext): Promise<void> {
  const monthAgo = new Date(clock.now() - 30 * 86_400_000);
  await database.rows('delete from session where expires_at < $1 or ended_at < $1', [monthAgo]);
  const windowAgo = new Date(clock.now() - services.env.LOGIN_WINDOW_MINUTES * 60_000);
  await database.rows('delete from login_attempt where window_started_at < $1', [windowAgo]);
}
