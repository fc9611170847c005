import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
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

const micros = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** Those that wait in their order, the others the latest first. */
const WAITING_FIRST = ListOrder.ascending({
  "(state <> 'WAITING')": 'flag',
  [`(case when state = 'WAITING' then ${micros('created_at')} else -${micros('decided_at')} end)`]: 'whole',
  id: 'whole',
});

/** One page of the requests within a reach. */
export function developerRequestPage(
  database: Database,
  reach: Reach,
  { state, ...at }: PageAsked & { readonly state?: RequestState | null },
): ListPage<DeveloperRequestRow> {
  const { condition, value } = reachCondition(reach, REACH, 1);
  return listPage<DeveloperRequestRow>(database, {
    columns: COLUMNS,
    from: `from developer_request where ${condition} and ($2::text is null or state = $2)`,
    values: [value, state ?? null],
    order: WAITING_FIRST,
    at,
  });
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
