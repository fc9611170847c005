import type { Database } from '@naga/server-kit/database/database.js';
import { type Balance, balanceOf, type MovementKind } from './reward.rules.js';

export interface MovementRow {
  readonly id: string;
  readonly kind: MovementKind;
  readonly points: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
  readonly bookingId: string | null;
  readonly pnr: string | null;
  readonly isPending: boolean;
  readonly transportType: string | null;
  readonly isRebooked: boolean;
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
    `select id, kind, points, at, expires_at as "expiresAt", booking_id as "bookingId", pnr, is_pending as "isPending",
       transport_type as "transportType", is_rebooked as "isRebooked", note
     from reward_movement where account_id = $1 order by id`,
    [accountId],
  );
  const movements = rows.map(({ kind, points, isPending, expiresAt }) => ({
    kind,
    points,
    isPending,
    expiresAt: expiresAt?.getTime() ?? null,
  }));
  return { ...balanceOf(movements, now), movements: rows.toReversed().slice(0, LATEST) };
}

/** Points to spend, by account; who has none is not among them. */
export async function spendablePoints(database: Database, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.rows<{ accountId: string; points: number }>(
    `select account_id as "accountId", spendable as points from reward_balance
     where account_id = any($1::bigint[]) and spendable > 0`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, points }) => [accountId, points]));
}
