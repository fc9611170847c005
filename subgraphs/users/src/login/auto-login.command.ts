import { hashOf } from '../account-token/secret.js';
import { loginNameOf } from '../account/login-name.js';
import type { UsersContext } from '../services.js';
import { finishLogin } from './finish-login.command.js';
import { asAccount } from '../session/as-account.js';
import { countTry } from './login-limits.js';
import type { LoginOutcome } from '../session/session-view.js';
import { WrongCredentials } from '../session/session.errors.js';

const OWNER = 'select id from account where email = $1';

const USE = `update account set unique_login_code_hash = null, unique_login_code_expires_at = null
  where email = $1 and unique_login_code_hash = $2 and active and allow_auto_login
    and (unique_login_code_expires_at is null or unique_login_code_expires_at > $3)
  returning id`;

/**
 * Signs in with the code of a link autoLogin/{email}/{uniqueCode}, where the account allows it; the code serves once,
 * and of two at once one gets in. Refuses with WRONG_CREDENTIALS for whatever is wrong, and with TOO_MANY_ATTEMPTS.
 */
export async function autoLogIn(
  context: UsersContext,
  { email: typed, uniqueCode }: { readonly email: string; readonly uniqueCode: string },
): Promise<LoginOutcome> {
  const { database, clock } = context;
  const { text: email } = loginNameOf(typed);
  const forgive = await countTry(context, 'auto-login', email);
  const values = [email, hashOf(uniqueCode), new Date(clock.now())];
  const [owner] = await database.rows<{ id: string }>(OWNER, [email]);
  const self = await asAccount(context, owner?.id ?? '0');
  const [account] = await self.database.change<{ id: string }>(USE, values);
  if (!account) throw new WrongCredentials();
  await forgive();
  return finishLogin(context, { accountId: account.id, remember: false });
}
