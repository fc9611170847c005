import type { Database } from '@naga/server-kit/database/database.js';

export interface OwnReferrals {
  readonly code: string | null;
  readonly waiting: number;
  readonly earned: number;
  readonly points: number;
  /** He may still say by whose code he came. */
  readonly canUseCode: boolean;
}

const MINE = `select (select code from referral_code where account_id = $1::bigint) as code,
    count(*) filter (where state = 'WAITING')::int as waiting, count(*) filter (where state = 'EARNED')::int as earned,
    coalesce(sum(referrer_points), 0)::int as points,
    not exists (select 1 from referral where friend_id = $1::bigint)
      and not exists (select 1 from reward_movement where account_id = $1::bigint and kind = 'EARN') as "canUseCode"
  from referral where referrer_id = $1::bigint`;

/** What somebody's recommendations came to; nobody's name. One statement. */
export async function myReferrals(database: Database, accountId: string): Promise<OwnReferrals> {
  return (await database.rows<OwnReferrals>(MINE, [accountId]))[0]!;
}
