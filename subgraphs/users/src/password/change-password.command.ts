import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { lockOwnAccount } from '../account/lock-account.js';
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
 * password that somebody else chose for him. Who has none yet (he signs in by codes and links) is not asked for it.
 * Refuses with WRONG_CREDENTIALS and TOO_MANY_ATTEMPTS.
 */
export async function changePassword(context: UsersContext, wanted: PasswordChange): Promise<void> {
  const { em, clock, viewer, services } = context;
  const { userId, session } = inPerson(viewer);
  const present = await presentOf(context, userId);
  if (present.hasPassword) await checkPresent(context, userId, wanted);
  demandGoodPassword(wanted, [present.email, present.userName]);
  const passwordHash = await services.passwords.hash(wanted.password);
  await inTransaction(em, async (transaction) => {
    const account = await lockOwnAccount(transaction, userId);
    await setPassword(transaction, context, account, passwordHash);
    await endSessionsOf(transaction, userId, 'PASSWORD_CHANGED', clock.now(), sessionIdOf(session?.id));
  });
}

interface Present {
  readonly hasPassword: boolean;
  readonly email: string | null;
  readonly userName: string | null;
}

async function presentOf({ database }: UsersContext, id: string): Promise<Present> {
  const [account] = await database.rows<Present>(
    `select password_hash is not null as "hasPassword", email, user_name as "userName" from account where id = $1`,
    [id],
  );
  return account ?? { hasPassword: true, email: null, userName: null };
}

async function checkPresent(context: UsersContext, id: string, wanted: PasswordChange): Promise<void> {
  await checkOwnPassword(context, id, wanted.currentPassword);
  if (wanted.password === wanted.currentPassword) throw new InvalidInput([{ path: 'password', code: 'SAME_PASSWORD' }]);
}
