import { localMoment } from '@naga/kernel/clock-time.js';
import { CONFIRM_WITHIN } from '../alert/alert.rules.js';
import type { UsersContext } from '../services.js';

const DAY = 86_400_000;

/**
 * Removes what is over and nobody asks for any more: sessions and messages with secrets after a month, what accounts
 * told of themselves by events after a day (addresses stand in them), alerts that nobody confirmed after a day, the
 * rest at once.
 */
export async function forgetOld({ database, clock }: UsersContext): Promise<void> {
  const now = clock.now();
  const [at, dayAgo, monthAgo] = [new Date(now), new Date(now - DAY), new Date(now - 30 * DAY)];
  await database.change('delete from session where expires_at < $1 or ended_at < $1', [monthAgo]);
  await database.rows('delete from message where private and created_at < $1', [monthAgo]);
  await database.rows(
    `delete from outbox_event where type like 'account.%' and relayed_at is not null and created_at < $1`,
    [dayAgo],
  );
  await database.rows('delete from attempt where window_ends_at < $1', [at]);
  for (const alerts of ['seat_alert', 'fare_alert'])
    await database.change(`delete from ${alerts} where date < $1::date or state = 'WAITING' and created_at < $2`, [
      localMoment(now).date,
      new Date(now - CONFIRM_WITHIN),
    ]);
  for (const table of ['account_token', 'one_time_code', 'login_challenge'])
    await database.rows(`delete from ${table} where expires_at < $1`, [at]);
}
