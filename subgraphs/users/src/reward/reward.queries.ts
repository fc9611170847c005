import type { Database } from '@naga/server-kit/database/database.js';
import { type Balance, balanceOf, type MovementKind } from './reward.rules.js';

interface MovementRow {
  readonly id: string;
  readonly kind: MovementKind;
  readonly points: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
  readonly bookingId: string | null;
  readonly note: string | null;
}

const LATEST = 50;

/** Somebody's points and the lines they came by, the latest first; one statement. */
export async function rewardBalance(
  database: Database,
  accountId: string,
  now: number,
): Promise<Balance & { readonly movements: readonly MovementRow[] }> {
  const rows = await database.rows<MovementRow>(
    `select id, kind, points, at, expires_at as "expiresAt", booking_id as "bookingId", note from reward_movement
     where account_id = $1 order by at desc, id desc`,
    [accountId],
  );
  const movements = rows.map(({ kind, points, expiresAt }) => ({
    kind,
    points,
    expiresAt: expiresAt?.getTime() ?? null,
  }));
  return { ...balanceOf(movements, now), movements: rows.slice(0, LATEST) };
}

/** Points to spend, by account; who has none is not among them. */
export async function spendablePoints(database: Database, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.rows<{ accountId: string; points: number }>(
    `select account_id as "accountId", sum(points)::int as points from reward_movement
     where account_id = any($1::bigint[]) and kind <> 'EARN_PENDING' group by account_id`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, points }) => [accountId, points]));
}
