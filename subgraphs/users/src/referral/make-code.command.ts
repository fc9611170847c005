import { randomBytes } from 'node:crypto';
import { inRowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { CODE_LENGTH, codeOf } from './referral.rules.js';

const MAKE = `insert into referral_code (account_id, code, made_at) values ($1, $2, to_timestamp($3::float8 / 1000))
  on conflict do nothing`;
const READ = 'select code from referral_code where account_id = $1::bigint';
const DRAWS = 5;

/** The code of who is signed in, made when he asks for it first; the same ever after. */
export async function makeReferralCode({ database, viewer, clock }: UsersContext): Promise<string> {
  const { userId } = inPerson(viewer);
  return inRowTransaction(database, async (transaction) => {
    for (let draw = 0; draw < DRAWS; draw++) {
      const [made] = await transaction.rows<{ code: string }>(READ, [userId]);
      if (made !== undefined) return made.code;
      // Where another account has drawn the same, nothing is written, and another one is drawn.
      await transaction.rows(MAKE, [userId, codeOf(randomBytes(CODE_LENGTH)), clock.now()]);
    }
    throw new Error(`no referral code for account ${userId} in ${DRAWS} draws`);
  });
}
