import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { lockOwnAccount } from '../account/lock-account.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { countTry } from '../login/login-limits.js';
import { keepSecondFactor } from './keep-second-factor.js';
import { SecondFactorNotStarted } from './second-factor.errors.js';
import { PendingSecondFactor } from './second-factor.entity.js';

/**
 * The signed-in user's app has the secret: from now on logins ask for its codes. Answers the recovery codes, which are
 * shown once. Refuses with CODE_WRONG, SECOND_FACTOR_NOT_STARTED, SECOND_FACTOR_EXISTS and TOO_MANY_ATTEMPTS.
 */
export async function confirmSecondFactor(context: UsersContext, code: string): Promise<readonly string[]> {
  const { userId: accountId } = inPerson(context.viewer);
  const forgive = await countTry(context, 'second-factor', accountId);
  const codes = await inTransaction(context.em, async (em) => {
    await lockOwnAccount(em, accountId);
    const pending = await em.findOne(PendingSecondFactor, { accountId });
    if (!pending) throw new SecondFactorNotStarted();
    return keepSecondFactor(em, context, { accountId, sealedSecret: pending.sealedSecret }, code);
  });
  await forgive();
  return codes;
}
