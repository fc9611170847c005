import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { MovementKind } from './reward.rules.js';

/** A line as it is added to somebody's points. */
export interface NewMovement {
  readonly accountId: string;
  readonly kind: MovementKind;
  readonly points: number;
  readonly isPending?: boolean;
  /** Epoch milliseconds; of points that came. */
  readonly expiresAt?: number | null;
  readonly bookingId?: string | null;
  readonly pnr?: string | null;
  readonly transportType?: string | null;
  readonly isRebooked?: boolean;
  readonly note?: string | null;
}

const INSERT = `insert into reward_movement (account_id, kind, points, is_pending, at, expires_at, booking_id, pnr,
    transport_type, is_rebooked, note)
  select "accountId", kind, points, coalesce("isPending", false), to_timestamp($2::float8 / 1000),
    to_timestamp("expiresAt" / 1000), "bookingId", pnr, "transportType", coalesce("isRebooked", false), note
  from jsonb_to_recordset($1::jsonb) as m("accountId" bigint, kind text, points int, "isPending" boolean,
    "expiresAt" float8, "bookingId" bigint, pnr text, "transportType" text, "isRebooked" boolean, note text, n int)
  where points <> 0 order by n`;

/** Adds lines, in this order; the balance follows by a trigger, and refuses to go below zero. `now`: epoch milliseconds. */
export async function writeMovements(
  transaction: RowTransaction,
  movements: readonly NewMovement[],
  now: number,
): Promise<void> {
  if (movements.length > 0)
    await transaction.rows(INSERT, [JSON.stringify(movements.map((line, n) => ({ ...line, n }))), now]);
}

const LINES = `select points, (extract(epoch from expires_at) * 1000)::float8 as "expiresAt" from reward_movement
  where account_id = $1::bigint and not is_pending order by id`;

/** The history of what somebody could spend, as lots.rules.ts reads it. */
export const spendableLines = (
  transaction: RowTransaction,
  accountId: string,
): Promise<{ points: number; expiresAt: number | null }[]> => transaction.rows(LINES, [accountId]);
