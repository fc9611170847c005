import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import type { SettingValues } from '@naga/server-kit/settings/setting.js';
import type { SettingKey } from '../settings.js';
import { expiryOf } from '../reward/lots.rules.js';
import { monthOf, takeOfMonth } from '../reward/take-of-month.js';
import { writeMovements } from '../reward/write-movements.js';
import { isSamePerson, type Known, type RefusalReason } from './referral.rules.js';

const WAITING = `select r.id::text as id, r.referrer_id::text as "referrerId", a.active and a.deleted_at is null as "isThere"
  from referral r join account a on a.id = r.referrer_id
  where r.friend_id = $1::bigint and r.state = 'WAITING' for update of r`;
const OF_ONE = `select count(*)::int as many from referral where referrer_id = $1::bigint and state = 'EARNED'
  and to_char(settled_at at time zone 'UTC' + interval '7 hours', 'YYYY-MM') = $2`;
const SETTLE = `update referral set state = $2, reason = $3, booking_id = $4, settled_at = to_timestamp($5::float8 / 1000),
    referrer_points = $6, friend_points = $7 where id = $1::bigint`;
const KNOWN = `select email, phone_number as phone, (select coalesce(json_agg(distinct ip), '[]') from session s
    where s.account_id = a.id and ip is not null and impersonator_id is null) as ips
  from account a where id = $1::bigint`;
/** Two friends of one person settle one after the other: his month's limit is counted under it. */
const QUEUE = 'select 1 from referral_code where account_id = $1::bigint for update';

const REFERRERS = `select referrer_id::text as "accountId" from referral
  where friend_id = any($1::bigint[]) and state = 'WAITING'`;

/** Who gets points, too, when a first trip of these is over: their balances are locked with those of their friends. */
export const referrersOf = (transaction: RowTransaction, friendIds: readonly string[]) =>
  transaction.rows<{ accountId: string }>(REFERRERS, [friendIds]);

interface Waiting {
  readonly id: string;
  readonly referrerId: string;
  readonly isThere: boolean;
}

interface Settling {
  readonly friendId: string;
  readonly bookingId: string;
  readonly pnr: string;
  readonly settings: SettingValues<SettingKey>;
  readonly now: number;
  readonly requestId: string;
}

async function known(transaction: RowTransaction, id: string): Promise<Known> {
  const [row] = await transaction.rows<{ email: string | null; phone: string | null; ips: string[] }>(KNOWN, [id]);
  const { email = null, phone = null, ips = [] } = row ?? {};
  return { email, phone, households: ips.map((ip) => householdOf(ip)) };
}

/** Why it brings nothing; undefined where it does, and is counted then. */
async function refusalOf(
  transaction: RowTransaction,
  { referrerId, isThere }: Waiting,
  { friendId, settings, now }: Settling,
): Promise<RefusalReason | undefined> {
  const { REFERRER_POINTS, FRIEND_POINTS, REFERRALS_OF_ONE, REFERRALS_OF_ALL: limit } = settings;
  if (!isThere || REFERRER_POINTS + FRIEND_POINTS === 0) return 'OVER';
  if (isSamePerson(await known(transaction, referrerId), await known(transaction, friendId))) return 'SAME_PERSON';
  await transaction.rows(QUEUE, [referrerId]);
  const [ofOne] = await transaction.rows<{ many: number }>(OF_ONE, [referrerId, monthOf(now)]);
  if (ofOne!.many >= REFERRALS_OF_ONE) return 'LIMIT';
  return (await takeOfMonth(transaction, { of: 'referrals', count: 1, limit, now })) ? undefined : 'LIMIT';
}

/**
 * The first trip of somebody who came by the code of another is over, in the caller's transaction, which holds the locks
 * on the balances of both (referrersOf): they get their points, within the limits of one person, of all, and of the
 * campaign (rules.md 10); once.
 */
export async function settleReferral(transaction: RowTransaction, settling: Settling): Promise<void> {
  const { friendId, bookingId, pnr, settings, now, requestId } = settling;
  const [waiting] = await transaction.rows<Waiting>(WAITING, [friendId]);
  if (waiting === undefined) return;
  const { id, referrerId } = waiting;
  const reason = await refusalOf(transaction, waiting, settling);
  const isEarned = reason === undefined;
  const given = isEarned ? [settings.REFERRER_POINTS, settings.FRIEND_POINTS] : [0, 0];
  await transaction.rows(SETTLE, [id, isEarned ? 'EARNED' : 'REFUSED', reason ?? null, bookingId, now, ...given]);
  if (!isEarned) return;
  const expiresAt = expiryOf(now);
  const line = { kind: 'REFERRAL' as const, expiresAt };
  await writeMovements(
    transaction,
    [
      { ...line, accountId: friendId, points: given[1]!, bookingId, pnr },
      // Which trip it was is the friend's own affair.
      { ...line, accountId: referrerId, points: given[0]! },
    ],
    now,
  );
  const events = [
    { accountId: friendId, points: given[1]! },
    { accountId: referrerId, points: given[0]! },
  ].filter(({ points }) => points > 0);
  await emitRows(
    transaction,
    now,
    events.map((payload) => ({ type: 'points.referred', payload, mode: 'live' as const, requestId })),
  );
}
