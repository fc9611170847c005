import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { UsersContext } from '../services.js';

const ACCOUNT = `select coalesce(role.based_on, role.id) as "roleId", operator_id as "operatorId",
    coalesce(account.country_code, agency.country_code) as "countryCode"
  from account join role on role.id = role_id left join agency on agency.id = agency_id where account.id = $1`;

interface Facts {
  readonly roleId: number;
  readonly operatorId: string | null;
  readonly countryCode: string | null;
}

/**
 * The same request, through the same door, as what this account does itself: who signs in comes as nobody, and once his
 * secret was right the audit says who he is. It gives no rights. For an account that is not there the request stays as
 * it is, after the same statement.
 * @param impersonatorId who really sits there, while he acts as this account
 */
export async function asAccount(
  context: UsersContext,
  accountId: string,
  impersonatorId?: string,
): Promise<UsersContext> {
  const { viewer: asking, clock } = context;
  const [facts] = await context.database.rows<Facts>(ACCOUNT, [accountId]);
  if (!facts) return context;
  const { requestId, mode, language, channel, ip, userAgent } = asking;
  const request = { requestId, mode, language, channel, ip, userAgent };
  const { roleId, operatorId, countryCode } = facts;
  const place = { operatorId: operatorId ?? undefined, countryCode: countryCode ?? undefined };
  const viewer: Viewer = { ...request, ...place, kind: 'user', userId: accountId, impersonatorId, roleId, grants: {} };
  const database = context.database.actingFor({ viewer, clock });
  return { ...context, viewer, database, em: database.em() };
}
