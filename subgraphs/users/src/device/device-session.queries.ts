import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';

export interface DeviceSessionRow {
  readonly id: string;
  readonly device: string;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** The one that asks. */
  readonly current: boolean;
  readonly remembered: boolean;
}

const MOST = 100;

const SESSIONS = `select account_id::text as "accountId", id, device, ip, created_at as "createdAt",
    last_used_at as "lastUsedAt", id::text is not distinct from $2 as current, remember as remembered
  from session
  where account_id = any($1::bigint[]) and ended_at is null and expires_at > $3
    and (impersonator_id is null or id::text = $2)
  order by last_used_at desc, created_at desc`;

/** Where these people are signed in, by their ids: a hundred each, the last used first. */
export async function sessionsOf(
  { viewer, database, clock }: UsersContext,
  ids: readonly string[],
): Promise<Map<string, DeviceSessionRow[]>> {
  const { session } = bySession(viewer);
  const values = [ids, session?.id ?? null, new Date(clock.now())];
  const rows = await database.rows<DeviceSessionRow & { accountId: string }>(SESSIONS, values);
  const byPerson = Map.groupBy(rows, ({ accountId }) => accountId);
  return new Map([...byPerson].map(([id, found]) => [id, found.slice(0, MOST)]));
}

/** Where the signed-in user is signed in, the last used first. */
export async function deviceSessions(context: UsersContext): Promise<DeviceSessionRow[]> {
  const { userId } = bySession(context.viewer);
  return (await sessionsOf(context, [userId])).get(userId) ?? [];
}
