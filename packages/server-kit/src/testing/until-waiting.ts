import type { Database } from '../database/database.js';

const WAITING = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const MOST_LOOKS = 2000;

/** Until so many connections wait for what others have locked. Not within a transaction, which looks once. */
export async function untilWaiting(database: Pick<Database, 'rows'>, wanted: number): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++)
    if ((await database.rows<{ count: number }>(WAITING))[0]!.count >= wanted) return;
  throw new Error(`${wanted} never waited`);
}
