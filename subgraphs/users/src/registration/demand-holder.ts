import type { Issued } from '../account-token/account-tokens.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import type { UsersContext } from '../services.js';
import { PasswordNeeded } from './registration.errors.js';

/**
 * That who opened a link holds the account it is about: he is signed in to it, in person, or knows its password. Whoever
 * reads an address may have an account with it that a stranger opened (decision 22). Refuses with PASSWORD_NEEDED
 * {changing} and, counted together with logins, WRONG_CREDENTIALS and TOO_MANY_ATTEMPTS.
 */
export async function demandHolder(
  context: UsersContext,
  { accountId, kind }: Pick<Issued, 'accountId' | 'kind'>,
  password: string | null | undefined,
): Promise<void> {
  const { viewer } = context;
  const isInPerson = viewer.kind === 'user' && viewer.impersonatorId === undefined && viewer.apiKeyId === undefined;
  if (isInPerson && viewer.userId === accountId) return;
  if (!password) throw new PasswordNeeded({ changing: kind === 'CHANGE_EMAIL' });
  await checkOwnPassword(context, accountId, password);
}
