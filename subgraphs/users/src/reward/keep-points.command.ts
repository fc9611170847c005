import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { referrersOf, settleReferral } from '../referral/settle-referral.js';
import type { SettingValues } from '@naga/server-kit/settings/setting.js';
import type { UsersContext } from '../services.js';
import type { SettingKey } from '../settings.js';
import { earningAfter, earningLines, type EarningLine, type EarningOf } from './booking-points.rules.js';
import { giveCashback } from './give-cashback.js';
import { lockBalances } from './lock-balances.js';
import { expiryOf } from './lots.rules.js';
import { settleUse, usesOf } from './settle-use.js';
import { ToldPoints } from './told-points.js';
import { writeMovements } from './write-movements.js';

const OPEN = 'insert into reward_booking (booking_id) values ($1) on conflict do nothing';
const LOCK = 'select version from reward_booking where booking_id = $1::bigint for update';
const SEEN = 'update reward_booking set version = $2 where booking_id = $1::bigint';

const PARTS = `select part_id::text as "partId", account_id::text as "accountId", points, state,
    transport_type as "transportType", is_rebooked as "isRebooked"
  from reward_part where booking_id = $1::bigint order by part_id`;
const FORGET = 'delete from reward_part where booking_id = $1::bigint';
const KEEP = `insert into reward_part (booking_id, part_id, account_id, points, state, transport_type, is_rebooked)
  select $1, "partId", "accountId", points, state, "transportType", "isRebooked"
  from jsonb_to_recordset($2::jsonb) as p("partId" bigint, "accountId" bigint, points int, state text,
    "transportType" text, "isRebooked" boolean)`;

interface At {
  readonly now: number;
  readonly settings: SettingValues<SettingKey>;
  readonly requestId: string;
}

async function keep(transaction: RowTransaction, told: ToldPoints, at: At): Promise<void> {
  const { now } = at;
  const { bookingId, version, pnr, accountId, use, parts } = told;
  await transaction.rows(OPEN, [bookingId]);
  const [seen] = await transaction.rows<{ version: number }>(LOCK, [bookingId]);
  if (seen!.version >= version) return;
  await transaction.rows(SEEN, [bookingId, version]);
  const before = await transaction.rows<EarningOf>(PARTS, [bookingId]);
  const after = accountId === null ? [] : parts.map((part) => ({ ...part, accountId }));
  const travelled = after.filter(({ state }) => state === 'EARNED').map((part) => part.accountId);
  const referrers = travelled.length === 0 ? [] : await referrersOf(transaction, travelled);
  const owners = [...(await usesOf(transaction, bookingId)), ...before, ...after, ...referrers];
  await lockBalances(
    transaction,
    owners.map((one) => one.accountId),
  );
  await settleUse(transaction, { bookingId, pnr }, await usesOf(transaction, bookingId), use, now);
  const lines = earningLines(before, after);
  if (lines.length === 0) return;
  await transaction.rows(FORGET, [bookingId]);
  await transaction.rows(KEEP, [bookingId, JSON.stringify(earningAfter(before, after))]);
  const expiresAt = expiryOf(now);
  await writeMovements(
    transaction,
    lines.map((line) => ({ ...line, bookingId, pnr, expiresAt: line.kind === 'EARN' ? expiresAt : null })),
    now,
  );
  await giveMore(transaction, told, lines, at);
}

/** What a trip that is over brings beside its own points. */
async function giveMore(
  transaction: RowTransaction,
  { bookingId, pnr }: ToldPoints,
  lines: readonly EarningLine[],
  { now, settings, requestId }: At,
): Promise<void> {
  const earned = lines.filter(({ kind }) => kind === 'EARN');
  await giveCashback(transaction, { bookingId, pnr }, earned, settings, now);
  for (const friendId of new Set(earned.map(({ accountId }) => accountId)))
    await settleReferral(transaction, { friendId, bookingId, pnr, settings, now, requestId });
}

/**
 * Writes what booking says of the points of one booking: what it uses of them and what its rides earn (docs/decisions/0127).
 * It says all of it each time, under a number that rises: what comes twice, late or in another order changes nothing.
 */
export const keepPoints = ({ database, clock, services, viewer }: UsersContext, told: ToldPoints): Promise<void> => {
  const at = { now: clock.now(), settings: services.settings.current, requestId: viewer.requestId };
  return inRowTransaction(database, (transaction) => keep(transaction, told, at));
};

/** points.told; the sandbox's bookings have no points. */
export async function onPointsTold(context: UsersContext, { payload, mode }: DomainEvent): Promise<void> {
  if (mode === 'live') await keepPoints(context, ToldPoints.parse(payload));
}
