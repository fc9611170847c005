import type { Database } from '@naga/server-kit/database/database.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import type { HolderRow } from '../account/holder.js';

/** Its grants are the account's, as far as the key's scopes reach. */
export interface ApiKeyHolderRow extends HolderRow {
  readonly keyId: string;
  readonly mode: Mode;
}

const HOLDER = `select api_key.id as "keyId", account.id as "userId", coalesce(role.based_on, role.id) as "roleId",
    operator_id as "operatorId", branch_id as "branchId", agency_id as "agencyId",
    account.country_code as "countryCode", language, case api_account.mode when 'LIVE' then 'live' else 'sandbox' end as mode,
    coalesce((select json_object_agg(permission, scope) from role_permission
      where role_permission.role_id = account.role_id and not second_person and permission = any(api_key.scopes)
      and not change_password_on_first_login and (not cargo_agents_only or cargo_agent)), '{}') as grants
  from api_key join api_account on api_account.id = api_account_id join account on account.id = owner_id
    join role on role.id = account.role_id left join agency on agency.id = agency_id
  where key_hash = $1 and revoked_at is null and coalesce(expires_at, 'infinity') > $2
    and coalesce(retires_at, 'infinity') > $2 and account.active and coalesce(agency.active, true)`;

/** Whom a request with the key of this SHA-256 (hex) speaks for at `now`; undefined when for nobody. One statement. */
export async function apiKeyHolder(
  database: Database,
  keyHash: string,
  now: number,
): Promise<ApiKeyHolderRow | undefined> {
  if (!/^[0-9a-f]{64}$/.test(keyHash)) return undefined;
  const [row] = await database.rows<ApiKeyHolderRow>(HOLDER, [keyHash, new Date(now)]);
  return row;
}
