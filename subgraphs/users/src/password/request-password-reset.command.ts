import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { loginNameOf } from '../account/login-name.js';
import { countMail } from '../registration/mail-limits.js';
import type { UsersContext } from '../services.js';

/**
 * Has the way to a new password mailed, where there is such an account. That is looked up after the answer, so neither
 * answer nor time tells (rules.md 14). Refuses with TOO_MANY_ATTEMPTS.
 */
export async function requestPasswordReset(context: UsersContext, typed: string): Promise<void> {
  const { text: email } = loginNameOf(typed);
  await countMail(context, 'reset', email);
  await inTransaction(context.em, async (em) => {
    emit(em, context, 'account.password_reset_requested', { email });
  });
}
