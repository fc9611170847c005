import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { namesOf } from '../account/account-names.js';
import { personName } from '../account/person-name.js';
import { roleById } from '../role/role.queries.js';
import type { UsersContext } from '../services.js';
import { findWorkplace } from '../workplace/find-workplace.queries.js';
import { rightsOf } from '../role/rights.queries.js';
import type { Subject } from './user-change.rules.js';
import { filledIn, type TypedForm, type UserForm } from './user-form.rules.js';
import type { Workplace } from '../workplace/workplace.rules.js';

const OPERATOR_AGENT = 5;

export const workplaceOf = ({ operatorId, branchId, agencyId, countryCode }: UserForm): Workplace => ({
  operatorId,
  branchId,
  agencyId,
  countryCode,
});

const stays = (before: UserForm, after: UserForm): boolean =>
  before.roleId === after.roleId &&
  Object.entries(workplaceOf(before)).every(([place, id]) => after[place as keyof Workplace] === id);

/**
 * The form as it would be stored: names as accounts compare them, the workplace whole, the account type of operator
 * agents only. An unknown role or place, and names of the wrong form, are invalid input.
 */
export async function prepareForm(context: UsersContext, before: UserForm, typed: TypedForm): Promise<UserForm> {
  const form = filledIn(before, typed);
  const role = await roleById(context.database, form.roleId);
  if (!role) throw new InvalidInput([{ path: 'roleId', code: 'UNKNOWN' }]);
  const place = stays(before, form) ? {} : await findWorkplace(context, role.basedOn, workplaceOf(form));
  const accountType = role.basedOn === OPERATOR_AGENT ? form.accountType : null;
  const firstName = personName('firstName', form.firstName);
  const lastName = personName('lastName', form.lastName);
  return { ...form, ...place, ...namesOf(form), firstName, lastName, accountType };
}

/** A form as the rules see it, with the rights it would give. */
export async function subjectOf(context: UsersContext, form: UserForm): Promise<Subject> {
  const { roleId, active, cargoAgent } = form;
  return { roleId, active, workplace: workplaceOf(form), rights: await rightsOf(context, roleId, cargoAgent) };
}
