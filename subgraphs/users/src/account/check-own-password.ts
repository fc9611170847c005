import type { UsersContext } from '../services.js';
import { countTry } from '../login/login-limits.js';
import { WrongCredentials } from '../session/session.errors.js';

/**
 * Whether the signed-in user knows the password of his account: asked before what cannot be taken back. Refuses with
 * WRONG_CREDENTIALS and, counted together with logins, TOO_MANY_ATTEMPTS.
 */
export async function checkOwnPassword(context: UsersContext, accountId: string, password: string): Promise<void> {
  const {
    database,
    services: { passwords },
  } = context;
  const [row] = await database.rows<{ hash: string | null }>(
    'select password_hash as hash from account where id = $1 and active',
    [accountId],
  );
  const forgive = await countTry(context, 'password', accountId);
  const matches = await passwords.isOf(row?.hash ?? passwords.nobodys, password);
  if (!row?.hash || !matches) throw new WrongCredentials();
  await forgive();
}
