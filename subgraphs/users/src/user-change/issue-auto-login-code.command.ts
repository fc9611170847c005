import { inPerson } from '../account/signed-in.js';
import { hashOf, newSecret } from '../account-token/secret.js';
import type { UsersContext } from '../services.js';
import { changeAccount } from './change-account.js';
import { AutoLoginNotAllowed } from '../people/people.errors.js';

/** How long a code waits to be used. */
const LIFETIME_MS = 7 * 86_400_000;

export interface AutoLoginCode {
  readonly code: string;
  readonly email: string;
}

/**
 * A new code for autoLogin/{email}/{uniqueCode}: it opens one session within seven days, and the one before no longer
 * does. It is known this one time. Refuses with AUTO_LOGIN_NOT_ALLOWED where the account's flag, its being closed or a
 * missing address forbids it, and as user-change.rules.ts says.
 */
export async function issueAutoLoginCode(context: UsersContext, userId: string): Promise<AutoLoginCode> {
  inPerson(context.viewer);
  const code = newSecret();
  const expiresAt = new Date(context.clock.now() + LIFETIME_MS);
  let address = '';
  await changeAccount(context, {
    id: userId,
    typed: {},
    beside: ['uniqueLoginCode'],
    write: (account) => {
      const { allowAutoLogin, active, email } = account;
      if (!allowAutoLogin || !active || email == null) throw new AutoLoginNotAllowed();
      address = email;
      account.uniqueLoginCodeHash = hashOf(code);
      account.uniqueLoginCodeExpiresAt = expiresAt;
      return Promise.resolve();
    },
  });
  return { code, email: address };
}
