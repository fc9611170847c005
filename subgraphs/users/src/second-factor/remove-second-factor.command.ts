import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { forgetSecondFactor } from './forget-second-factor.js';

/**
 * Takes the signed-in user's second factor away; where his role demands one, the next login sets up another. Refuses
 * with WRONG_CREDENTIALS and TOO_MANY_ATTEMPTS.
 */
export async function removeSecondFactor(context: UsersContext, password: string): Promise<void> {
  const { userId: accountId } = inPerson(context.viewer);
  await checkOwnPassword(context, accountId, password);
  await inTransaction(context.em, async (em) => {
    if (await forgetSecondFactor(em, accountId)) emit(em, context, 'account.second_factor_removed', { accountId });
  });
}
