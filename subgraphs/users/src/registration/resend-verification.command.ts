import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { loginNameOf } from '../account/login-name.js';
import type { UsersContext } from '../services.js';
import { countMail } from './mail-limits.js';

/**
 * Has the verification mail sent again, where there is an account that waits for it. Whether there is one is looked up
 * after the answer, so neither answer nor time tells. Refuses with TOO_MANY_ATTEMPTS.
 */
export async function resendVerification(context: UsersContext, typed: string): Promise<void> {
  const { text: email } = loginNameOf(typed);
  await countMail(context, 'verification', email);
  await inTransaction(context.em, async (em) => {
    emit(em, context, 'account.verification_requested', { email });
  });
}
