import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { Account } from '../account/account.entity.js';
import { orNameTaken } from '../account/account-names.js';
import { inPerson } from '../account/signed-in.js';
import { demandGoodPassword } from '../password/new-password.js';
import type { UsersContext } from '../services.js';
import { demandChange } from './demand-change.js';
import { managerOf } from './manager.queries.js';
import { prepareForm, subjectOf } from './prepare-user.js';
import type { Manager } from './user-change.rules.js';
import { changedFields, NEW_USER, type TypedForm, type UserForm } from './user-form.rules.js';

export type TypedUser = TypedForm & { readonly password?: string | null | undefined };

/** People are made where their maker works, unless the form says another place. */
function inTheSamePlace({ scope, workplace }: Manager): UserForm {
  const { operatorId, branchId, agencyId, countryCode } = workplace;
  if (scope === 'operator') return { ...NEW_USER, operatorId };
  if (scope === 'branch') return { ...NEW_USER, operatorId, branchId };
  if (scope === 'agency') return { ...NEW_USER, agencyId };
  return scope === 'country' ? { ...NEW_USER, countryCode } : NEW_USER;
}

/**
 * Makes an account and answers its id. Refuses as user-change.rules.ts says, and with LOGIN_NAME_TAKEN {field}. A
 * password that the platform would not let its owner choose is invalid input.
 */
export async function createUser(context: UsersContext, { password, ...typed }: TypedUser): Promise<string> {
  if (password != null) inPerson(context.viewer);
  const manager = await managerOf(context);
  const form = await prepareForm(context, inTheSamePlace(manager), typed);
  if (password != null) demandGoodPassword({ password, passwordConfirmation: password }, [form.email, form.userName]);
  const after = await subjectOf(context, form);
  const passwordHash = password == null ? null : await context.services.passwords.hash(password);
  return orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      await demandChange(em, manager, { before: undefined, after, changed: changedFields(NEW_USER, form) });
      const createdAt = new Date(context.clock.now());
      const account = em.create(Account, { ...form, passwordHash, createdAt, updatedById: manager.id });
      await em.flush();
      return account.id;
    }),
  );
}
