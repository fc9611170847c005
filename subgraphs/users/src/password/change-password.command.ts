import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { lockOwnAccount } from '../account/lock-account.js';
import { hashPassword } from '../account/password.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { sessionIdOf } from '../session/session-id.js';
import { demandGoodPassword } from './new-password.js';
import type { NewPassword } from './password.rules.js';
import { setPassword } from './set-password.js';

export interface PasswordChange extends NewPassword {
  readonly currentPassword: string;
}

/**
 * Another password for the signed-in user; ends his other sessions. Opens everything again to who had to change the
 * password that somebody else chose for him. Refuses with WRONG_CREDENTIALS and TOO_MANY_ATTEMPTS.
 */
export async function changePassword(context: UsersContext, wanted: PasswordChange): Promise<void> {
  const { em, clock, viewer } = context;
  const { userId, session } = inPerson(viewer);
  await checkOwnPassword(context, userId, wanted.currentPassword);
  if (wanted.password === wanted.currentPassword) throw new InvalidInput([{ path: 'password', code: 'SAME_PASSWORD' }]);
  const passwordHash = await hashGoodPassword(context, userId, wanted);
  await inTransaction(em, async (transaction) => {
    const account = await lockOwnAccount(transaction, userId);
    setPassword(transaction, context, account, passwordHash);
    await endSessionsOf(transaction, userId, 'PASSWORD_CHANGED', clock.now(), sessionIdOf(session?.id));
  });
}

async function hashGoodPassword({ database }: UsersContext, id: string, wanted: NewPassword): Promise<string> {
  const [names] = await database.rows<{ email: string | null; userName: string | null }>(
    'select email, user_name as "userName" from account where id = $1',
    [id],
  );
  demandGoodPassword(wanted, [names?.email, names?.userName]);
  return hashPassword(wanted.password);
}
