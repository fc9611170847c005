import { landingOf } from '../role/landing.rules.js';
import { permissionsOf } from '../role/role.queries.js';
import type { UsersContext } from '../services.js';
import { MeView } from './me.type.js';

type MeRow = Omit<MeView, 'secondFactorRequired' | 'permissions' | 'landing' | 'impersonatedBy'> & {
  readonly ownRoleId: number;
};

const ME = `select account.id, first_name as "firstName", last_name as "lastName", user_name as "userName", email,
    secondary_email as "secondaryEmail", phone_number as "mobileNumber",
    pending_phone_number as "pendingMobileNumber", language, coalesce(role.based_on, role.id) as "roleId",
    role_id as "ownRoleId", role.name as "roleName",
    operator_id as "operatorId", branch_id as "branchId", agency_id as "agencyId", cargo_agent as "cargoAgent",
    email_verified_at is not null as "emailVerified", mobile_verified_at is not null as "mobileVerified",
    change_password_on_first_login as "mustChangePassword", stop_email_notification as "stopEmailNotification",
    profile_picture as "profilePictureUrl",
    exists (select from second_factor where account_id = account.id) as "secondFactor",
    (select count(*)::int from recovery_code where account_id = account.id and used_at is null) as "recoveryCodesLeft"
  from account join role on role.id = role_id where account.id = $1 and active`;

const NAME = `select concat_ws(' ', first_name, last_name) as name from account where id = $1`;

/**
 * The signed-in user as clients keep him; undefined once his account is closed. Until a password that somebody else
 * chose is changed he may do nothing, so no permission is listed.
 */
export async function meOf(
  { database, services }: UsersContext,
  accountId: string,
  impersonatorId?: string,
): Promise<MeView | undefined> {
  const [row] = await database.rows<MeRow>(ME, [accountId]);
  if (!row) return undefined;
  const { ownRoleId, ...me } = row;
  const [real] = impersonatorId ? await database.rows<{ name: string }>(NAME, [impersonatorId]) : [];
  return Object.assign(new MeView(), me, {
    secondFactorRequired: services.env.SECOND_FACTOR_ROLES.includes(me.roleId),
    impersonatedBy: real?.name ?? null,
    permissions: me.mustChangePassword ? [] : await permissionsOf(database, ownRoleId, me.cargoAgent),
    landing: landingOf(me.roleId, me.cargoAgent),
  });
}

/** The same of an account that was there a moment ago. */
export async function meView(context: UsersContext, accountId: string): Promise<MeView> {
  const { viewer } = context;
  const impersonatorId = viewer.kind === 'user' ? viewer.impersonatorId : undefined;
  return (await meOf(context, accountId, impersonatorId)) as MeView;
}
