import type { Database } from '@naga/server-kit/database/database.js';
import { type ListPage, listPage, type PageAsked, planned } from '@naga/server-kit/list/list-page.js';
import { searchPatterns } from '@naga/kernel/search-patterns.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { pictureUrl } from '../profile/profile-picture.queries.js';
import { FOUND_BY, OF_LIST, ORDERS } from './user-list-sql.js';
import type { AccountType, UserList, UserSort } from './user-lists.rules.js';

const COLUMNS = `account.id, first_name as "firstName", last_name as "lastName", user_name as "userName", email,
  secondary_email as "secondaryEmail", phone_number as "phoneNumber",
  (select id from profile_picture where account_id = account.id) as "pictureId", role_id as "roleId",
  role.name as "roleName", active, language, operator_id as "operatorId", branch_id as "branchId",
  agency_id as "agencyId",
  (select json_build_object('id', l.id::text, 'name', l.name) from commission_level l
    where l.id = account.commission_level_id) as "commissionLevel", country_code as "countryCode", account_type as "accountType", cargo_agent as "cargoAgent",
  allow_auto_login as "allowAutoLogin", unique_login_code_hash is not null as "hasAutoLoginCode",
  exists (select from second_factor where account_id = account.id) as "secondFactor",
  (select count(*)::int from api_key k join api_account a on a.id = k.api_account_id
    where a.owner_id = account.id and k.revoked_at is null) as "apiKeys",
  block_pay_on_boarding as "blockPayOnBoarding",
  allow_pay_on_boarding_even_if_auto_blocked as "allowPayOnBoardingEvenIfAutoBlocked",
  allow_mobile_otp_with_no_limit as "allowMobileOtpWithNoLimit", telegram_id as "telegramId",
  change_password_on_first_login as "changePasswordOnFirstLogin",
  stop_email_notification as "stopEmailNotification", account.created_at as "createdAt",
  last_login_at as "lastLoginAt", account.version`;

const FROM = 'from account join role on role.id = role_id';

/** Whom user.manage reaches, by its scope. */
const REACH = {
  branch: 'branch_id = $key::bigint',
  operator: 'operator_id = $key::bigint',
  agency: 'agency_id = $key::bigint',
  country: 'country_code = $key',
} as const;

/** Of user.manage and user.impersonate. */
export const PEOPLE_SCOPES = scopesOf(REACH);

/** The User of the specification, section 3, as its readers see it. */
export interface UserRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly userName: string | null;
  readonly email: string | null;
  readonly secondaryEmail: string | null;
  readonly phoneNumber: string | null;
  readonly profilePictureUrl: string | null;
  readonly roleId: number;
  readonly roleName: string;
  readonly active: boolean;
  readonly language: string;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly commissionLevel: { readonly id: string; readonly name: string } | null;
  readonly countryCode: string | null;
  readonly accountType: AccountType | null;
  readonly cargoAgent: boolean;
  readonly allowAutoLogin: boolean;
  readonly hasAutoLoginCode: boolean;
  readonly secondFactor: boolean;
  readonly apiKeys: number;
  readonly blockPayOnBoarding: boolean;
  readonly allowPayOnBoardingEvenIfAutoBlocked: boolean;
  readonly allowMobileOtpWithNoLimit: boolean;
  readonly telegramId: string | null;
  readonly changePasswordOnFirstLogin: boolean;
  readonly stopEmailNotification: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly version: number;
}

type StoredUser = Omit<UserRow, 'profilePictureUrl'> & { readonly pictureId: string | null };

const rowOf = ({ pictureId, ...row }: StoredUser): UserRow => ({
  ...row,
  profilePictureUrl: pictureId && pictureUrl(pictureId),
});

/** The users with these ids that the viewer may see: himself always, others within his reach. */
export async function visibleUsers(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
  reach: Reach,
): Promise<UserRow[]> {
  const { condition, value } = reachCondition(reach, REACH, 3);
  const self = viewer.kind === 'user' ? viewer.userId : null;
  const rows = await database.rows<StoredUser>(
    `select ${COLUMNS} ${FROM} where account.id = any($1::bigint[]) and (account.id::text = $2::text or ${condition})`,
    [ids, self, value],
  );
  return rows.map(rowOf);
}

export interface UserSearch extends PageAsked {
  readonly filter?:
    | {
        readonly text?: string | null;
        readonly roleIds?: readonly number[] | null;
        readonly operatorId?: string | null;
        readonly branchId?: string | null;
        readonly agencyId?: string | null;
        readonly active?: boolean | null;
        readonly list?: UserList | null;
      }
    | null
    | undefined;
  readonly sort: UserSort;
}

const MATCHES = `deleted_at is null
  and ($2::text is null or (${FOUND_BY} like $2 and ${FOUND_BY} like all ($8::text[])))
  and ($3::int[] is null or role_id = any($3)) and ($4::text is null or operator_id::text = $4)
  and ($5::text is null or branch_id::text = $5) and ($6::text is null or agency_id::text = $6)
  and ($7::boolean is null or active = $7)`;

/** One page of the users within a reach. */
export function userPage(database: Database, reach: Reach, { filter, sort, ...at }: UserSearch): ListPage<UserRow> {
  const { text, roleIds, operatorId, branchId, agencyId, active, list } = filter ?? {};
  const { condition, value } = reachCondition(reach, REACH, 1);
  const patterns = searchPatterns(text);
  const narrowed = [patterns[0], roleIds, operatorId, branchId, agencyId, active].map((given) => given ?? null);
  return listPage<StoredUser>(planned(database), {
    columns: COLUMNS,
    from: `${FROM} where ${condition} and ${MATCHES} and ${OF_LIST[list ?? 'ALL']}`,
    values: [value, ...narrowed, patterns],
    order: ORDERS[sort],
    at,
  }).map(rowOf);
}
