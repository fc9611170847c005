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

const SESSIONS = `select id, device, ip, created_at as "createdAt", last_used_at as "lastUsedAt",
    id::text is not distinct from $2 as current, remember as remembered
  from session
  where account_id = $1 and ended_at is null and expires_at > $3 and (impersonator_id is null or id::text = $2)
  order by last_used_at desc, created_at desc limit 100`;

/** Where the signed-in user is signed in, the last used first. */
export function deviceSessions({ viewer, database, clock }: UsersContext): Promise<DeviceSessionRow[]> {
  const { userId, session } = bySession(viewer);
  const values = [userId, session?.id ?? null, new Date(clock.now())];
  return database.rows<DeviceSessionRow>(SESSIONS, values);
}
