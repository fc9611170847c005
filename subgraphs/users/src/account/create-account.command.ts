import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { LanguageCode } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
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

/** Makes an account and answers its id. Refuses with LOGIN_NAME_TAKEN what another account is already called. */
export async function createAccount(
  { em, clock }: Pick<SubgraphContext, 'em' | 'clock'>,
  { password, userName, email, phoneNumber, ...details }: AccountDetails,
): Promise<string> {
  const row = {
    ...details,
    userName: userName === undefined ? null : normalName(userName),
    email: email === undefined ? null : normalName(email),
    phoneNumber: phoneNumber === undefined ? null : (phonesOf(phoneNumber)[0] ?? null),
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
