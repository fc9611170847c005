import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { LastAdmin } from '../people/people.errors.js';
import type { UsersContext } from '../services.js';
import { endSessionsOf } from '../session/end-sessions.js';
import type { Account } from '../account/account.entity.js';
import { checkOwnPassword } from '../account/check-own-password.js';
import { lockOwnAccount, noteOwnChange } from '../account/lock-account.js';
import { closeWallet, creditOf } from '../neighbours/booking.js';
import { CreditLeft } from './own-data.errors.js';
import { inPerson } from '../account/signed-in.js';

/**
 * Forgets the person behind the signed-in user's account: what is left of it says nothing of him, so that bookings and
 * books stay whole. Ends all his sessions and keys. Refuses with WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS and, for the last
 * platform admin, LAST_ADMIN, and with CREDIT_LEFT while there is credit that he does not give up. The address that is
 * forgotten is told, and what was given up: nothing comes into the wallet between the telling and the deletion.
 */
export async function deleteMyAccount(context: UsersContext, password: string, givesUpCredit: boolean): Promise<void> {
  const { em, clock, viewer } = context;
  const { userId } = inPerson(viewer);
  await checkOwnPassword(context, userId, password);
  const demandGivenUp = (credit: readonly { amount: number; currency: string }[]): void => {
    if (credit.length > 0 && !givesUpCredit) throw new CreditLeft({ credit });
  };
  demandGivenUp(await creditOf(context, userId));
  const credit = await closeWallet(context, userId);
  demandGivenUp(credit);
  await inTransaction(em, async (transaction) => {
    await demandAnotherAdmin(transaction, userId);
    const account = await lockOwnAccount(transaction, userId);
    const { email: from, language } = account;
    await forgetTraces(transaction, account, new Date(clock.now()));
    await endSessionsOf(transaction, userId, 'ACCOUNT_CLOSED', clock.now());
    forgetPerson(account, clock.now());
    emit(transaction, context, 'account.deleted', { accountId: userId });
    emit(transaction, context, 'account.farewell', { from: from ?? null, language, credit });
  });
}

/** Locked in one order: two admins cannot leave at once. */
const ADMINS = 'select id from account where role_id = 1 and active order by id for update';

async function demandAnotherAdmin(em: EntityManager, id: string): Promise<void> {
  const admins = await em.execute<{ id: string }[]>(ADMINS);
  if (admins.length === 1 && admins[0]?.id === id) throw new LastAdmin();
}

function forgetPerson(account: Account, now: number): void {
  Object.assign(account, {
    firstName: 'Deleted',
    lastName: 'account',
    userName: null,
    email: null,
    secondaryEmail: null,
    phoneNumber: null,
    pendingPhoneNumber: null,
    profilePicture: null,
    telegramId: null,
    currency: null,
    passwordHash: null,
    uniqueLoginCodeHash: null,
    uniqueLoginCodeExpiresAt: null,
    emailVerifiedAt: null,
    mobileVerifiedAt: null,
    active: false,
    deletedAt: new Date(now),
  });
  noteOwnChange(account, now);
}

/** What else is kept of him; tables that refer to him with `account_id`. */
const OF_ACCOUNT = [
  'profile_picture',
  'account_token',
  'one_time_code',
  'second_factor',
  'pending_second_factor',
  'recovery_code',
  'login_challenge',
  'notification_recipient',
];

async function forgetTraces(em: EntityManager, account: Account, at: Date): Promise<void> {
  const { id, email, emailVerifiedAt, phoneNumber, mobileVerifiedAt } = account;
  for (const table of OF_ACCOUNT) await em.execute(`delete from ${table} where account_id = ?`, [id]);
  await em.execute(`update session set device = '', ip = null where account_id = ?`, [id]);
  // What went to an address that he never proved is another's.
  const proved = [emailVerifiedAt ? email : null, mobileVerifiedAt ? phoneNumber : null];
  const recipients = proved.map((name) => name ?? '');
  await em.execute('delete from message where recipient in (?, ?)', recipients);
  for (const alerts of ['seat_alert', 'fare_alert'])
    await em.execute(`delete from ${alerts} where account_id = ? or email = ?`, [id, recipients[0]]);
  await em.execute(
    `update api_key set revoked_at = ? where revoked_at is null
     and api_account_id in (select id from api_account where owner_id = ?)`,
    [at, id],
  );
  await em.execute(
    `update developer_request set name = 'Deleted', email = 'deleted', company = 'Deleted', website = null, purpose = ''
     where account_id = ?`,
    [id],
  );
}
