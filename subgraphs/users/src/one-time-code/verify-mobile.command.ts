import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { Account } from '../account/account.entity.js';
import { LoginNameTaken } from '../account/account.errors.js';
import { orNameTaken } from '../account/account-names.js';
import { lockOwnAccount, noteOwnChange } from '../account/lock-account.js';
import { phonesOf } from '../account/login-name.js';
import { inPerson } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import { countTry } from '../login/login-limits.js';
import { CodeWrong } from './one-time-code.errors.js';
import { useCode } from './use-code.js';

/**
 * Proves the number that the signed-in user gave, or has already; answers his id. An account that had given the same
 * number without proving it loses it. Refuses with CODE_WRONG, with TOO_MANY_ATTEMPTS, and with LOGIN_NAME_TAKEN {field}
 * when it is another account's proved number: told only to who holds the telephone.
 */
export async function verifyMobile(
  context: UsersContext,
  { mobileNumber, code }: { readonly mobileNumber: string; readonly code: string },
): Promise<string> {
  const { userId } = inPerson(context.viewer);
  const forgive = await countTry(context, 'otp', userId);
  const [own] = await context.database.rows<{ number: string }>(
    `select coalesce(pending_phone_number, phone_number) as number from account where id = $1
     and coalesce(pending_phone_number, phone_number) = any($2::text[])`,
    [userId, phonesOf(mobileNumber)],
  );
  if (!own) throw new CodeWrong();
  await useCode(context, { number: own.number, accountId: userId, code });
  await forgive();
  await orNameTaken(() => inTransaction(context.em, (em) => takeNumber(em, context, userId, own.number)));
  return userId;
}

async function takeNumber(em: EntityManager, { clock }: UsersContext, id: string, number: string): Promise<void> {
  const now = clock.now();
  const holder = await em.findOne(Account, { phoneNumber: number, id: { $ne: id } });
  if (holder?.mobileVerifiedAt) throw new LoginNameTaken({ field: 'phoneNumber' });
  await em.nativeUpdate(
    Account,
    { phoneNumber: number, id: { $ne: id }, mobileVerifiedAt: null },
    { phoneNumber: null },
  );
  const account = await lockOwnAccount(em, id);
  account.phoneNumber = number;
  account.pendingPhoneNumber = null;
  account.mobileVerifiedAt = new Date(now);
  noteOwnChange(account, now);
  await em.flush();
}
