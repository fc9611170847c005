import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { lookAtToken, redeemToken } from '../account-token/account-tokens.js';
import { TokenInvalid } from '../account-token/token.errors.js';
import type { Account } from '../account/account.entity.js';
import { orNameTaken } from '../account/account-names.js';
import { lockAccount, noteOwnChange } from '../account/lock-account.js';
import type { UsersContext } from '../services.js';
import { asAccount } from '../session/as-account.js';
import { demandHolder } from './demand-holder.js';

const KINDS = ['VERIFY_EMAIL', 'CHANGE_EMAIL'] as const;

/** A link that was mailed to an address, and what shows that its reader holds the account, too. */
interface Proof {
  readonly token: string;
  /** Asked for where he is not signed in. */
  readonly password?: string | null | undefined;
}

/**
 * Proves an address by the token that was mailed to it: that of a new account, or the one an account changes to. Answers
 * the account's id. Refuses with TOKEN_INVALID, with what demandHolder refuses with and, where somebody else registered
 * the new address meanwhile, with LOGIN_NAME_TAKEN {field}.
 */
export async function verifyEmail(context: UsersContext, { token, password }: Proof): Promise<string> {
  const { clock, database } = context;
  const link = await lookAtToken(database, token, KINDS, clock.now());
  if (!link) throw new TokenInvalid();
  await demandHolder(context, link, password);
  const self = await asAccount(context, link.accountId);
  return orNameTaken(() =>
    inTransaction(self.em, async (transaction) => {
      const redeemed = await redeemToken(transaction, token, KINDS, clock.now());
      const account = redeemed && (await lockAccount(transaction, redeemed.accountId));
      if (!redeemed || !account) throw new TokenInvalid();
      if (redeemed.kind === 'CHANGE_EMAIL') changeAddress(transaction, self, account, redeemed.email);
      if (account.email !== redeemed.email) throw new TokenInvalid();
      proveEmail(transaction, self, account);
      await transaction.flush();
      return account.id;
    }),
  );
}

function changeAddress(em: EntityManager, context: UsersContext, account: Account, email: string): void {
  const { id: accountId, email: from } = account;
  account.email = email;
  noteOwnChange(account, context.clock.now());
  if (from !== null) emit(em, context, 'account.email_changed', { accountId, from, language: account.language });
}

/** Notes that the owner of an account reads the mails to its address; others are told: bookings join the account. */
export function proveEmail(em: EntityManager, context: UsersContext, account: Account): void {
  account.emailVerifiedAt = new Date(context.clock.now());
  emit(em, context, 'account.email_verified', { accountId: account.id, email: account.email });
}
