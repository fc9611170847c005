import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { likePattern } from '../text/like-pattern.js';

export interface AgencyRow {
  readonly id: string;
  readonly name: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly countryCode: string;
  readonly commissionLevel: { readonly id: string; readonly name: string } | null;
  /** Minor units. */
  readonly creditLimit: { readonly amount: number; readonly currency: string };
  readonly active: boolean;
  /** Active accounts. */
  readonly staffCount: number;
  readonly createdAt: Date;
  readonly version: number;
}

interface StoredAgency extends Omit<AgencyRow, 'creditLimit'> {
  readonly creditLimit: string;
  readonly creditCurrency: string;
}

const COLUMNS = `id, name, contact_name as "contactName", contact_email as "contactEmail",
  contact_phone as "contactPhone", country_code as "countryCode",
  (select json_build_object('id', l.id::text, 'name', l.name) from commission_level l
    where l.id = agency.commission_level_id) as "commissionLevel", credit_limit as "creditLimit",
  credit_currency as "creditCurrency", active, created_at as "createdAt", version,
  (select count(*)::int from account where agency_id = agency.id and account.active) as "staffCount"`;

/** Whose scope of user.manage reaches an agency: its country's admins, its own people. */
const REACH = { country: 'country_code = $key', agency: 'id = $key::bigint' } as const;

export const AGENCY_SCOPES = scopesOf(REACH);

const rowOf = ({ creditLimit, creditCurrency, ...row }: StoredAgency): AgencyRow => ({
  ...row,
  creditLimit: { amount: Number(creditLimit), currency: creditCurrency },
});

/** The agencies with these ids that the viewer may see: his own always, others within his reach. */
export async function visibleAgencies(
  database: Database,
  ids: readonly string[],
  viewer: Viewer,
  reach: Reach,
): Promise<AgencyRow[]> {
  const { condition, value } = reachCondition(reach, REACH, 3);
  const own = viewer.kind === 'user' ? (viewer.agencyId ?? null) : null;
  const rows = await database.rows<StoredAgency>(
    `select ${COLUMNS} from agency where id = any($1::bigint[]) and (id::text = $2::text or ${condition})`,
    [ids, own, value],
  );
  return rows.map(rowOf);
}

export interface AgencySearch extends PageAsked {
  readonly filter?:
    | { readonly text?: string | null; readonly countryCode?: string | null; readonly active?: boolean | null }
    | null
    | undefined;
}

const BY_NAME = ListOrder.ascending({ 'lower(name)': 'text', 'agency.id': 'whole' });

/** One page of the agencies within a reach, by name. */
export function agencyPage(database: Database, reach: Reach, { filter, ...at }: AgencySearch): ListPage<AgencyRow> {
  const { condition, value } = reachCondition(reach, REACH, 1);
  const { text, countryCode, active } = filter ?? {};
  return listPage<StoredAgency>(database, {
    columns: COLUMNS,
    from: `from agency where ${condition}
      and ($2::text is null or concat_ws(' ', name, contact_name, contact_email, contact_phone) ilike $2)
      and ($3::text is null or country_code = $3) and ($4::boolean is null or active = $4)`,
    values: [value, text ? likePattern(text) : null, countryCode ?? null, active ?? null],
    order: BY_NAME,
    at,
  }).map(rowOf);
}
