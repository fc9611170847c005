import type { Database } from '@naga/server-kit/database/database.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { RequestState } from './developer-request.rules.js';

interface DeveloperRequestRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly website: string | null;
  readonly purpose: string;
  readonly countryCode: string | null;
  readonly state: RequestState;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  /** A name. */
  readonly decidedBy: string | null;
  readonly note: string | null;
  readonly accountId: string | null;
}

const COLUMNS = `id, name, email, company, website, purpose, country_code as "countryCode", state,
  created_at as "createdAt", decided_at as "decidedAt",
  (select concat_ws(' ', first_name, last_name) from account where id = decided_by_id) as "decidedBy", note,
  account_id as "accountId"`;

const REACH = { country: 'country_code = $key' } as const;

export const REQUEST_SCOPES = scopesOf(REACH);

/** Requests within a reach: those that wait in their order, the others the latest first. */
export async function developerRequestPage(
  database: Database,
  reach: Reach,
  search: { readonly state?: RequestState | null; readonly page: number; readonly pageSize: number },
): Promise<{ total: number; rows: DeveloperRequestRow[] }> {
  const { condition, value } = reachCondition(reach, REACH, 1);
  const from = `from developer_request where ${condition} and ($2::text is null or state = $2)`;
  const values = [value, search.state ?? null];
  const [counted] = await database.rows<{ total: number }>(`select count(*)::int as total ${from}`, values);
  const rows = await database.rows<DeveloperRequestRow>(
    `select ${COLUMNS} ${from} order by (state = 'WAITING') desc,
       case when state = 'WAITING' then created_at end, decided_at desc, id limit $3 offset $4::bigint`,
    [...values, search.pageSize, (search.page - 1) * search.pageSize],
  );
  return { total: counted?.total ?? 0, rows };
}

/** One request within a reach; undefined for any other. */
export async function developerRequestById(
  database: Database,
  reach: Reach,
  id: string,
): Promise<DeveloperRequestRow | undefined> {
  const { condition, value } = reachCondition(reach, REACH, 2);
  const [row] = await database.rows<DeveloperRequestRow>(
    `select ${COLUMNS} from developer_request where id = $1 and ${condition}`,
    [id, value],
  );
  return row;
}
