import { emit } from '@naga/server-kit/outbox/emit.js';
import { forgetWaysIn } from '../account-token/account-tokens.js';
import { inPerson } from '../account/signed-in.js';
import { demandGoodPassword } from '../password/new-password.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { changeAccount } from './change-account.js';
import type { TypedUser } from './create-user.command.js';

/**
 * Saves the form of a user of which its author saw `version`. Refuses as changeAccount does. A new password ends the
 * account's sessions; its owner is told of it.
 */
export async function updateUser(
  context: UsersContext,
  id: string,
  version: number,
  { password, ...typed }: TypedUser,
): Promise<void> {
  if (password == null) return changeAccount(context, { id, version, typed });
  inPerson(context.viewer);
  const passwordHash = await context.services.passwords.hash(password);
  const now = new Date(context.clock.now());
  await changeAccount(context, {
    id,
    version,
    typed,
    beside: ['password'],
    check: ({ email, userName }) => demandGoodPassword({ password, passwordConfirmation: password }, [email, userName]),
    write: async (account, em) => {
      account.passwordHash = passwordHash;
      account.passwordChangedAt = now;
      await forgetWaysIn(em, id);
      await endSessionsOf(em, id, 'PASSWORD_CHANGED', now.getTime());
      emit(em, context, 'account.password_changed', { accountId: id });
    },
  });
}
