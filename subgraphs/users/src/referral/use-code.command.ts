import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { ReferralOwn, ReferralTooLate, ReferralUnknown } from './referral.errors.js';
import { readReferralCode } from './referral.rules.js';

const OF_CODE = `select c.account_id::text as id from referral_code c join account a on a.id = c.account_id
  where c.code = $1 and a.active and a.deleted_at is null`;
const HAS_TRAVELLED = `select 1 from reward_movement where account_id = $1::bigint and kind = 'EARN' limit 1`;
const COME = `insert into referral (referrer_id, friend_id, at) values ($1, $2, to_timestamp($3::float8 / 1000))
  on conflict do nothing returning id`;

/** Whose code that is. Refuses REFERRAL_UNKNOWN. */
export async function referrerOf(from: Pick<RowTransaction, 'rows'>, typed: string): Promise<string> {
  const [referrer] = await from.rows<{ id: string }>(OF_CODE, [readReferralCode(typed)]);
  if (referrer === undefined) throw new ReferralUnknown();
  return referrer.id;
}

/** The friend came by it, in the caller's transaction; false where he had come by another before. */
export const come = async (
  transaction: Pick<RowTransaction, 'rows'>,
  referrerId: string,
  friendId: string,
  now: number,
): Promise<boolean> => (await transaction.rows(COME, [referrerId, friendId, now])).length > 0;

/**
 * Who is signed in, and has not travelled with us yet, came by the code of another: both get points when his first trip is
 * over. Refuses REFERRAL_UNKNOWN, REFERRAL_OWN, REFERRAL_TOO_LATE.
 */
export async function useReferralCode({ database, viewer, clock }: UsersContext, typed: string): Promise<void> {
  const { userId } = inPerson(viewer);
  await inRowTransaction(database, async (transaction) => {
    const referrerId = await referrerOf(transaction, typed);
    if (referrerId === userId) throw new ReferralOwn();
    const hasTravelled = (await transaction.rows(HAS_TRAVELLED, [userId])).length > 0;
    if (hasTravelled || !(await come(transaction, referrerId, userId, clock.now()))) throw new ReferralTooLate();
  });
}
