import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { countMail } from '../registration/mail-limits.js';
import type { UsersContext } from '../services.js';
import { namesOf } from '../account/account-names.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { inPerson } from '../account/signed-in.js';

/**
 * Has a link mailed to a new address of the signed-in user; the account has it once the link was opened. Answers alike
 * whether or not the address is another account's. Refuses with WRONG_CREDENTIALS and TOO_MANY_ATTEMPTS.
 */
export async function changeEmail(
  context: UsersContext,
  { email: typed, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { userId: accountId } = inPerson(context.viewer);
  const { email } = namesOf({ email: typed });
  await checkOwnPassword(context, accountId, password);
  await countMail(context, 'change', email as string);
  await inTransaction(context.em, async (em) => {
    emit(em, context, 'account.email_change_requested', { accountId, email });
  });
}
