import { isRowId } from '@naga/kernel/row-id.js';
import { Account } from '../account/account.entity.js';
import type { UsersContext } from '../services.js';
import { UserNotFound } from '../people/people.errors.js';
import type { Manager } from './user-change.rules.js';
import { formOf, type UserForm } from './user-form.rules.js';
import { workplaceOf } from './prepare-user.js';
import { reaches } from '../workplace/workplace.rules.js';

/** The form of an account as it is now, and its version; refuses with USER_NOT_FOUND one that the manager's scope does not reach. */
export async function findManaged(
  { em }: UsersContext,
  manager: Manager,
  id: string,
): Promise<{ readonly form: UserForm; readonly version: number }> {
  const account = isRowId(id) ? await em.fork().findOne(Account, { id, deletedAt: null }) : null;
  if (!account) throw new UserNotFound();
  const form = formOf(account);
  if (id !== manager.id && !reaches(manager.scope, manager.workplace, workplaceOf(form))) throw new UserNotFound();
  return { form, version: account.version };
}
