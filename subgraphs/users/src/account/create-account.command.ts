import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { LanguageCode } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { isEmail } from 'class-validator';
import type { RoleId } from '../role/permissions.rules.js';
import { Account } from './account.entity.js';
import { LoginNameTaken } from './account.errors.js';
import { normalName, phonesOf } from './login-name.js';
import { hashPassword } from './password.js';

export interface AccountDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly roleId: RoleId;
  readonly password?: string;
  readonly userName?: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly operatorId?: string;
  readonly branchId?: string;
  readonly agencyId?: string;
  readonly countryCode?: string;
  readonly accountType?: 'COUNTER' | 'CALL_CENTRE' | 'DRIVER';
  readonly cargoAgent?: boolean;
  readonly language?: LanguageCode;
}

const UNIQUE = /account_(user_name|email|phone_number)_unique/;
const FIELDS: Record<string, string> = { user_name: 'userName', email: 'email', phone_number: 'phoneNumber' };

const isUserName = (text: string): boolean => /^[\p{L}\p{N}._-]{3,60}$/u.test(text) && /\p{L}/u.test(text);

/** Names of one kind cannot be mistaken for another when people sign in: only addresses have an @, only numbers no letter. */
function loginNames({ userName, email, phoneNumber }: Pick<AccountDetails, 'userName' | 'email' | 'phoneNumber'>) {
  const phone = phoneNumber === undefined ? null : phonesOf(phoneNumber)[0];
  const wrong = [
    ...(userName === undefined || isUserName(userName.trim()) ? [] : [{ path: 'userName', code: 'IS_USER_NAME' }]),
    ...(email === undefined || isEmail(email.trim()) ? [] : [{ path: 'email', code: 'IS_EMAIL' }]),
    ...(phone === undefined ? [{ path: 'phoneNumber', code: 'IS_PHONE_NUMBER' }] : []),
  ];
  if (wrong.length > 0) throw new InvalidInput(wrong);
  return {
    userName: userName === undefined ? null : normalName(userName),
    email: email === undefined ? null : normalName(email),
    phoneNumber: phone ?? null,
  };
}

/**
 * Makes an account and answers its id. Refuses with LOGIN_NAME_TAKEN {field} what another account is already called;
 * names of the wrong form are invalid input.
 */
export async function createAccount(
  { em, clock }: Pick<SubgraphContext, 'em' | 'clock'>,
  { password, userName, email, phoneNumber, ...details }: AccountDetails,
): Promise<string> {
  const row = {
    ...details,
    ...loginNames({ userName, email, phoneNumber }),
    passwordHash: password === undefined ? null : await hashPassword(password),
    createdAt: new Date(clock.now()),
  };
  try {
    return await inTransaction(em, async (transaction) => {
      const account = transaction.create(Account, row);
      await transaction.flush();
      return account.id;
    });
  } catch (error) {
    const column = error instanceof UniqueConstraintViolationException && UNIQUE.exec(error.message)?.[1];
    if (column) throw new LoginNameTaken({ field: FIELDS[column] });
    throw error;
  }
}
