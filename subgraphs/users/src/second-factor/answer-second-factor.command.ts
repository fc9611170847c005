import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { hashOf } from '../account-token/secret.js';
import { lockAccount } from '../account/lock-account.js';
import { CodeWrong } from '../one-time-code/one-time-code.errors.js';
import type { UsersContext } from '../services.js';
import { countTry } from '../login/login-limits.js';
import { asAccount } from '../session/as-account.js';
import { openSession } from '../session/open-session.command.js';
import type { SignedSession } from '../session/sign-session.js';
import { CHALLENGE_TRIES } from './challenge.rules.js';
import { takeTotp } from './check-code.js';
import { keepSecondFactor } from './keep-second-factor.js';
import { useRecoveryCode } from './recovery-codes.js';
import { ChallengeOver } from './second-factor.errors.js';
import { SecondFactor } from './second-factor.entity.js';

interface Challenge {
  readonly accountId: string;
  readonly remember: boolean;
  readonly sealedSetup: string | null;
}

/** Counted before it is looked at, so that many tries at once are not more than five. */
const TRY = `update login_challenge set tries = tries + 1
  where token_hash = $1 and used_at is null and expires_at > $2 and tries < $3
  returning account_id as "accountId", remember, sealed_setup as "sealedSetup"`;

const FINISH = `update login_challenge set used_at = ? where token_hash = ? and used_at is null returning 1`;

/**
 * Opens the session of a login that waited for its second factor: with a code of the app, or a recovery code. A login
 * that set the factor up answers its recovery codes, too. Refuses with CODE_WRONG, CHALLENGE_OVER and
 * TOO_MANY_ATTEMPTS.
 */
export async function answerSecondFactor(
  context: UsersContext,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<SignedSession> {
  const { database, clock } = context;
  const tokenHash = hashOf(challenge);
  const now = new Date(clock.now());
  const [waiting] = await database.rows<Challenge>(TRY, [tokenHash, now, CHALLENGE_TRIES]);
  if (!waiting) throw new ChallengeOver();
  const forgive = await countTry(context, 'second-factor', waiting.accountId);
  const { em } = await asAccount(context, waiting.accountId);
  const recoveryCodes = await inTransaction(em, async (transaction) => {
    const codes = await checkFactor(transaction, context, waiting, code);
    const finished = await transaction.execute<unknown[]>(FINISH, [now, tokenHash]);
    if (finished.length === 0) throw new ChallengeOver();
    return codes;
  });
  await forgive();
  const session = await openSession(context, waiting);
  return recoveryCodes.length > 0 ? { ...session, recoveryCodes } : session;
}

/** Answers the recovery codes of a factor that was set up just now; none otherwise. */
async function checkFactor(
  em: EntityManager,
  context: UsersContext,
  { accountId, sealedSetup }: Challenge,
  code: string,
): Promise<readonly string[]> {
  if (!(await lockAccount(em, accountId))) throw new ChallengeOver();
  if (sealedSetup !== null) return keepSecondFactor(em, context, { accountId, sealedSecret: sealedSetup }, code);
  const factor = await em.findOne(SecondFactor, { accountId });
  // Removed meanwhile: the login begins anew.
  if (!factor) throw new ChallengeOver();
  const isRight =
    (await takeTotp(em, context, factor, code)) || (await useRecoveryCode(em, accountId, code, context.clock.now()));
  if (!isRight) throw new CodeWrong();
  return [];
}
