import type { EntityManager } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.js';
import { normalName } from '../account/login-name.js';
import type { UsersContext } from '../services.js';

/** Whose alert it is: an account that reads its mails, or a mailbox of which nobody knows yet whether it wants any. */
export type Reader = { readonly accountId: string } | { readonly email: string };

/** Who is signed in with a proved address and typed no other, else the address typed; undefined where there is neither. */
export async function readerOf(
  { em, viewer }: UsersContext,
  email: string | null | undefined,
): Promise<Reader | undefined> {
  const typed = email ? normalName(email) : undefined;
  if (viewer.kind === 'user' && viewer.apiKeyId === undefined) {
    const account = await em.findOne(Account, { id: viewer.userId, emailVerifiedAt: { $ne: null } });
    if (account?.email && (typed === undefined || typed === account.email)) return { accountId: account.id };
  }
  return typed === undefined ? undefined : { email: typed };
}

/** Where an alert's reader is told, an account at its proved address of today; undefined where there is none any more. */
export async function recipientOf(
  em: EntityManager,
  { accountId, email }: { readonly accountId?: string | null | undefined; readonly email?: string | null },
): Promise<string | undefined> {
  const account = accountId && (await em.findOne(Account, { id: accountId, active: true }));
  const recipient = account ? account.emailVerifiedAt && account.email : email;
  return recipient || undefined;
}
