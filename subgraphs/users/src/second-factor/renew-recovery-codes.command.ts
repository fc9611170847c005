import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { lockOwnAccount } from '../account/lock-account.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { newRecoveryCodes } from './recovery-codes.js';
import { SecondFactorNotStarted } from './second-factor.errors.js';
import { SecondFactor } from './second-factor.entity.js';

/**
 * Ten new recovery codes for the signed-in user. Refuses with WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS and, where there is
 * no second factor, SECOND_FACTOR_NOT_STARTED.
 */
export async function renewRecoveryCodes(context: UsersContext, password: string): Promise<readonly string[]> {
  const { userId: accountId } = inPerson(context.viewer);
  await checkOwnPassword(context, accountId, password);
  return inTransaction(context.em, async (em) => {
    await lockOwnAccount(em, accountId);
    if ((await em.count(SecondFactor, { accountId })) === 0) throw new SecondFactorNotStarted();
    return newRecoveryCodes(em, accountId);
  });
}
