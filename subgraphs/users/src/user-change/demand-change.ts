import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '@naga/server-kit/graphql/refusal.js';
import {
  FieldsAboveYours,
  LastAdmin,
  OutOfYourScope,
  OwnRights,
  RoleAboveYours,
  UserNotFound,
} from '../people/people.errors.js';
import { type Change, type Manager, refusalOf, type Verdict } from './user-change.rules.js';

const REFUSALS: Readonly<Record<Verdict['code'], new (facts?: Record<string, unknown>) => Refusal>> = {
  USER_NOT_FOUND: UserNotFound,
  OWN_RIGHTS: OwnRights,
  ROLE_ABOVE_YOURS: RoleAboveYours,
  FIELDS_ABOVE_YOURS: FieldsAboveYours,
  OUT_OF_YOUR_SCOPE: OutOfYourScope,
  LAST_ADMIN: LastAdmin,
};

/** Locked in one order: two admins cannot close each other at once. */
const ADMINS = 'select id from account where role_id = 1 and active order by id for update';

/** Refuses a change as user-change.rules.ts says; in the transaction that makes it. */
export async function demandChange(
  em: EntityManager,
  manager: Manager,
  change: Omit<Change, 'otherAdmins'>,
): Promise<void> {
  const touchesAdmin = change.before?.roleId === 1;
  const admins = touchesAdmin ? await em.execute<{ id: string }[]>(ADMINS) : [];
  const otherAdmins = admins.filter(({ id }) => id !== change.before?.id).length;
  const verdict = refusalOf(manager, { ...change, otherAdmins });
  if (verdict === undefined) return;
  const { code, ...facts } = verdict;
  throw new REFUSALS[code](facts);
}
