import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { Account } from '../account/account.entity.js';
import { orNameTaken } from '../account/account-names.js';
import type { UsersContext } from '../services.js';
import { demandChange } from './demand-change.js';
import { demandVersion } from './demand-version.js';
import { findManaged } from './find-managed-account.js';
import { managerOf } from './manager.queries.js';
import { UserNotFound } from '../people/people.errors.js';
import { prepareForm, subjectOf } from './prepare-user.js';
import { changedFields, type TypedForm, type UserForm } from './user-form.rules.js';

export interface AccountChange {
  readonly id: string;
  readonly typed: TypedForm;
  /** Of what its author saw; undefined where he saw nothing. */
  readonly version?: number;
  /** What changes besides the form: `password`, `uniqueLoginCode`. */
  readonly beside?: readonly string[];
  /** Checks what else the form must be, before anything is locked. */
  readonly check?: (form: UserForm) => void;
  /** Writes what changes besides the form. */
  readonly write?: (account: Account, em: EntityManager) => Promise<void>;
}

/** What was proved of an address or a number says nothing of another one; a code dies with the flag that allowed it. */
function forgetProofs(account: Account, changed: readonly string[]): void {
  if (changed.includes('email')) account.emailVerifiedAt = null;
  if (changed.includes('phoneNumber')) account.mobileVerifiedAt = null;
  if (account.allowAutoLogin) return;
  account.uniqueLoginCodeHash = null;
  account.uniqueLoginCodeExpiresAt = null;
}

/**
 * Changes an account in one transaction. Refuses as user-change.rules.ts says, with CHANGED_MEANWHILE {by, at} and with
 * LOGIN_NAME_TAKEN {field}. A change of nothing leaves the version as it is.
 */
export async function changeAccount(context: UsersContext, change: AccountChange): Promise<void> {
  const { id, typed, version, beside = [] } = change;
  const manager = await managerOf(context);
  const { form: seen, version: judged } = await findManaged(context, manager, id);
  const form = await prepareForm(context, seen, typed);
  change.check?.(form);
  const [before, after] = [await subjectOf(context, seen), await subjectOf(context, form)];
  const changed = [...changedFields(seen, form), ...beside];
  await orNameTaken(() =>
    inTransaction(context.em, async (em) => {
      await demandChange(em, manager, { before: { ...before, id }, after, changed });
      const account = await em.findOne(Account, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!account) throw new UserNotFound();
      // What was judged above must be what is changed here.
      for (const known of [judged, version ?? judged]) await demandVersion(em, account, known);
      if (changed.length === 0) return;
      const { email: from, language } = account;
      em.assign(account, Object.fromEntries(changedFields(seen, form).map((field) => [field, form[field]])));
      forgetProofs(account, changed);
      await change.write?.(account, em);
      if (from != null && from !== form.email)
        emit(em, context, 'account.email_changed', { accountId: id, from, language });
      account.version += 1;
      account.updatedAt = new Date(context.clock.now());
      account.updatedById = manager.id;
      await em.flush();
    }),
  );
}
