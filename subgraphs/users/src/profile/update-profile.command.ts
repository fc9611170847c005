import type { LanguageCode } from '@naga/kernel/language.js';
import type { Currency } from '@naga/kernel/money.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { countAttempt } from '../attempt/count-attempt.js';
import type { UsersContext } from '../services.js';
import type { Account } from '../account/account.entity.js';
import { isAddress, namesOf, orNameTaken } from '../account/account-names.js';
import { lockOwnAccount, noteOwnChange } from '../account/lock-account.js';
import { normalName, phonesOf } from '../account/login-name.js';
import { personName } from '../account/person-name.js';
import { bySession } from '../account/signed-in.js';

/** What is left out stays as it is; an empty text takes away what may be missing. */
export interface ProfileChange {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly userName?: string | null | undefined;
  readonly secondaryEmail?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
  readonly language?: LanguageCode | null | undefined;
  readonly currency?: Currency | '' | null | undefined;
  readonly stopEmailNotification?: boolean | null | undefined;
}

const HOUR = 3_600_000;
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * Changes what the signed-in user may say of himself; answers his id. Refuses with LOGIN_NAME_TAKEN {field: userName}
 * and, since that tells of other accounts, with TOO_MANY_ATTEMPTS. A new mobile number waits to be proved by a code, so
 * that it tells nothing of others (verifyMobile).
 */
export async function updateProfile(context: UsersContext, input: ProfileChange): Promise<string> {
  const { userId } = bySession(context.viewer);
  if (input.userName) await countNames(context, userId, input.userName);
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      const account = await lockOwnAccount(em, userId);
      setNames(account, input);
      setNumber(account, input.mobileNumber);
      setSecondaryEmail(account, input.secondaryEmail);
      const { language, currency, stopEmailNotification } = input;
      if (language != null) account.language = language;
      if (currency != null) account.currency = orNull(currency);
      if (stopEmailNotification != null) account.stopEmailNotification = stopEmailNotification;
      noteOwnChange(account, context.clock.now());
      await em.flush();
    }),
  );
  return userId;
}

function setNames(account: Account, { firstName, lastName, userName }: ProfileChange): void {
  if (firstName != null) account.firstName = personName('firstName', firstName);
  if (lastName != null) account.lastName = personName('lastName', lastName);
  if (userName != null) account.userName = orNull(userName) && namesOf({ userName }).userName;
}

function setSecondaryEmail(account: Account, typed: string | null | undefined): void {
  if (typed == null) return;
  const email = orNull(normalName(typed));
  if (email !== null && !isAddress(email)) throw new InvalidInput([{ path: 'secondaryEmail', code: 'IS_EMAIL' }]);
  account.secondaryEmail = email;
}

function setNumber(account: Account, typed: string | null | undefined): void {
  if (typed == null) return;
  if (typed.trim() === '') {
    account.phoneNumber = account.pendingPhoneNumber = account.mobileVerifiedAt = null;
    return;
  }
  const numbers = phonesOf(typed);
  const [first] = numbers;
  if (first === undefined) throw new InvalidInput([{ path: 'mobileNumber', code: 'IS_PHONE_NUMBER' }]);
  const isSame = numbers.some((number) => number === account.phoneNumber);
  account.pendingPhoneNumber = isSame ? null : first;
}

/** A form that sends the name he has already does not count. */
async function countNames(context: UsersContext, userId: string, typed: string): Promise<void> {
  const { database, services } = context;
  const [row] = await database.rows<{ name: string | null }>('select user_name as name from account where id = $1', [
    userId,
  ]);
  if (row?.name === normalName(typed)) return;
  await countAttempt(context, [{ of: ['names', userId], limit: services.env.NAME_LIMIT_ACCOUNT, windowMs: HOUR }]);
}
