import type { EntityManager } from '@mikro-orm/postgresql';
import type { LanguageCode } from '@naga/kernel/language.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { RoleId } from '../role/permissions.rules.js';
import type { UsersContext } from '../services.js';
import { Account } from './account.entity.js';
import { namesOf, orNameTaken } from './account-names.js';

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
  /** Its e-mail address is known to be its owner's. */
  readonly emailVerified?: boolean;
  readonly mobileVerified?: boolean;
}

/**
 * Makes an account and answers its id. Refuses with LOGIN_NAME_TAKEN {field} what another account is already called;
 * names of the wrong form are invalid input. `note` may write down more in the same transaction.
 */
export async function createAccount(
  { em, clock, services }: Pick<UsersContext, 'em' | 'clock' | 'services'>,
  { password, userName, email, phoneNumber, emailVerified, mobileVerified, ...details }: AccountDetails,
  note?: (em: EntityManager, accountId: string) => void,
): Promise<string> {
  const now = new Date(clock.now());
  const row = {
    ...details,
    ...namesOf({ userName, email, phoneNumber }),
    passwordHash: password === undefined ? null : await services.passwords.hash(password),
    emailVerifiedAt: emailVerified ? now : null,
    mobileVerifiedAt: mobileVerified ? now : null,
    createdAt: now,
  };
  return orNameTaken(() =>
    inTransaction(em, async (transaction) => {
      const account = transaction.create(Account, row);
      await transaction.flush();
      note?.(transaction, account.id);
      return account.id;
    }),
  );
}
