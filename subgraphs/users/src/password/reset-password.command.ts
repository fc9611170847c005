import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { lookAtToken, redeemToken } from '../account-token/account-tokens.js';
import { TokenInvalid } from '../account-token/token.errors.js';
import type { Account } from '../account/account.entity.js';
import { forgetStranger } from '../account/forget-stranger.js';
import { lockAccount } from '../account/lock-account.js';
import { normalName } from '../account/login-name.js';
import { proveEmail } from '../registration/verify-email.command.js';
import type { UsersContext } from '../services.js';
import { asAccount } from '../session/as-account.js';
import { endSessionsOf } from '../session/end-sessions.js';
import { demandGoodPassword } from './new-password.js';
import type { NewPassword } from './password.rules.js';
import { setPassword } from './set-password.js';

export interface PasswordReset extends NewPassword {
  readonly token: string;
  readonly email: string;
}

/**
 * A new password with the token that was mailed; ends all sessions of the account, and proves its address. Refuses with
 * TOKEN_INVALID.
 */
export async function resetPassword(context: UsersContext, wanted: PasswordReset): Promise<void> {
  const { clock, services } = context;
  const email = normalName(wanted.email);
  demandGoodPassword(wanted, [email]);
  const passwordHash = await services.passwords.hash(wanted.password);
  const link = await lookAtToken(context.database, wanted.token, ['RESET_PASSWORD'], clock.now());
  if (!link) throw new TokenInvalid();
  const self = await asAccount(context, link.accountId);
  await inTransaction(self.em, async (transaction) => {
    const account = await accountOfToken(transaction, self, wanted.token, email);
    await setPassword(transaction, self, account, passwordHash);
    if (account.emailVerifiedAt === null) {
      await forgetStranger(transaction, account);
      proveEmail(transaction, self, account);
    }
    await endSessionsOf(transaction, account.id, 'PASSWORD_CHANGED', clock.now());
  });
}

async function accountOfToken(
  em: EntityManager,
  { clock }: UsersContext,
  token: string,
  email: string,
): Promise<Account> {
  const redeemed = await redeemToken(em, token, ['RESET_PASSWORD'], clock.now());
  const account = redeemed && (await lockAccount(em, redeemed.accountId));
  if (!account || redeemed.email !== email || account.email !== email) throw new TokenInvalid();
  return account;
}
