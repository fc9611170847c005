import { landingOf } from '../role/landing.rules.js';
import { type PermissionRow, permissionsOf } from '../role/role.queries.js';
import type { UsersContext } from '../services.js';

interface AccountFacts {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string | null;
  readonly email: string | null;
  readonly secondaryEmail: string | null;
  readonly mobileNumber: string | null;
  readonly pendingMobileNumber: string | null;
  readonly profilePictureUrl: string | null;
  readonly language: string;
  readonly currency: string | null;
  /** The built-in role: of a custom one, the one it is based on. */
  readonly roleId: number;
  readonly roleName: string;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly cargoAgent: boolean;
  readonly emailVerified: boolean;
  readonly mobileVerified: boolean;
  readonly secondFactor: boolean;
  readonly recoveryCodesLeft: number;
  readonly mustChangePassword: boolean;
  readonly stopEmailNotification: boolean;
  readonly shownAround: boolean;
}

export interface MeRow extends AccountFacts {
  readonly secondFactorRequired: boolean;
  /** The name of the person who really sits there. */
  readonly impersonatedBy: string | null;
  readonly permissions: readonly PermissionRow[];
  readonly landing: string;
}

const ME = `select account.id, first_name as "firstName", last_name as "lastName", user_name as "userName", email,
    secondary_email as "secondaryEmail", phone_number as "mobileNumber",
    pending_phone_number as "pendingMobileNumber", language, currency, coalesce(role.based_on, role.id) as "roleId",
    role_id as "ownRoleId", role.name as "roleName",
    operator_id as "operatorId", branch_id as "branchId", agency_id as "agencyId", country_code as "countryCode", cargo_agent as "cargoAgent",
    email_verified_at is not null as "emailVerified", mobile_verified_at is not null as "mobileVerified",
    change_password_on_first_login as "mustChangePassword", stop_email_notification as "stopEmailNotification",
    profile_picture as "profilePictureUrl",
    exists (select from shown_around where account_id = account.id) as "shownAround",
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
): Promise<MeRow | undefined> {
  const [row] = await database.rows<AccountFacts & { ownRoleId: number }>(ME, [accountId]);
  if (!row) return undefined;
  const { ownRoleId, ...facts } = row;
  // Whoever acts as him came in by his own password.
  const me = { ...facts, mustChangePassword: facts.mustChangePassword && impersonatorId === undefined };
  const [real] = impersonatorId ? await database.rows<{ name: string }>(NAME, [impersonatorId]) : [];
  return {
    ...me,
    secondFactorRequired: services.env.SECOND_FACTOR_ROLES.includes(me.roleId),
    impersonatedBy: real?.name ?? null,
    permissions: me.mustChangePassword ? [] : await permissionsOf(database, ownRoleId, me.cargoAgent),
    landing: landingOf(me.roleId, me.cargoAgent),
  };
}
