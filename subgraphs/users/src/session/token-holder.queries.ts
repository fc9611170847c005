import type { Database } from '@naga/server-kit/database/database.js';
import type { HolderRow } from '../account/holder.js';
import { isHonoured } from './session.rules.js';
import { sessionIdOf } from './session-id.js';

export interface TokenHolderRow extends HolderRow {
  /** Who really sits there. */
  readonly impersonatorId: string | null;
  readonly mustChangePassword: boolean;
}

type SessionRow = TokenHolderRow & { generation: number; rotatedAt: Date; expiresAt: Date };

/** That a session is in use is noted once a minute at most. */
const HOLDER = `with used as (
    update session set last_used_at = $2
    where id = $1 and ended_at is null and last_used_at < $2::timestamptz - interval '1 minute'
  )
  select account.id as "userId", coalesce(role.based_on, role.id) as "roleId", account.operator_id as "operatorId",
    account.branch_id as "branchId", account.agency_id as "agencyId", account.country_code as "countryCode",
    account.language, session.generation, session.rotated_at as "rotatedAt", session.expires_at as "expiresAt",
    session.impersonator_id as "impersonatorId",
    account.change_password_on_first_login and session.impersonator_id is null as "mustChangePassword", coalesce(
      (select json_object_agg(permission, scope) from role_permission
       where role_permission.role_id = account.role_id and not second_person
       and (not account.change_password_on_first_login or session.impersonator_id is not null)
       and (not cargo_agents_only or account.cargo_agent)), '{}') as grants
  from session join account on account.id = session.account_id join role on role.id = account.role_id
    left join agency on agency.id = account.agency_id
    left join session own on own.id = session.impersonator_session_id
    left join account impersonator on impersonator.id = session.impersonator_id
  where session.id = $1 and session.ended_at is null and account.active and coalesce(agency.active, true)
    and (session.impersonator_session_id is null
      or (own.ended_at is null and own.expires_at > $2 and impersonator.active))`;

/** Who a bearer token of this session and generation speaks for at `now`; undefined when for nobody. One statement. */
export async function tokenHolder(
  database: Database,
  sessionId: string,
  generation: number,
  now: number,
): Promise<TokenHolderRow | undefined> {
  const id = sessionIdOf(sessionId);
  const [row] = id ? await database.rows<SessionRow>(HOLDER, [id, new Date(now)]) : [];
  if (!row) return undefined;
  const { generation: current, rotatedAt, expiresAt, ...holder } = row;
  const facts = {
    generation: current,
    rotatedAt: rotatedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    ended: false,
  };
  return isHonoured(facts, generation, now) ? holder : undefined;
}
