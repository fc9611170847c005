import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition, type ReachSql, scopesOf } from '@naga/server-kit/viewer/reach-sql.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { CatalogueContext } from '../journey/asking.js';

/** Whose a branch `b` of an operator `o` is: its own people's, its operator's, its country's. */
const COLUMNS: ReachSql = {
  country: 'o.country_code = $key',
  operator: 'b.operator_id = $key::bigint',
  branch: 'b.id = $key::bigint',
};

/** The scopes branches are looked after by. */
export const BRANCH_SCOPES = scopesOf(COLUMNS);

/** Branches within the viewer's reach of catalogue.edit; `parameter`: the number of the value. */
export const branchesWithin = (viewer: Viewer, parameter: number) =>
  reachCondition(reachBy(viewer, 'catalogue.edit', BRANCH_SCOPES), COLUMNS, parameter);

export interface BranchRow {
  readonly id: string;
  readonly operatorId: string;
  readonly name: string;
  readonly address: string | null;
  readonly contactPhone: string | null;
  readonly addedById: string | null;
  readonly active: boolean;
  readonly version: number;
}

const COLUMNS_READ = `b.id::text as id, b.operator_id::text as "operatorId", b.name, b.address,
  b.contact_phone as "contactPhone", b.added_by::text as "addedById", b.active, b.version`;
const FROM = 'from operator_branch b join operator o on o.id = b.operator_id';

/** One branch within reach. */
export async function branchWith({ database, viewer }: CatalogueContext, id: string): Promise<BranchRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const { condition, value } = branchesWithin(viewer, 2);
  const found = await database.rows<BranchRow>(
    `select ${COLUMNS_READ} ${FROM} where b.id = $1::bigint and ${condition}`,
    [id, value],
  );
  return found[0];
}

export interface BranchSearch {
  readonly filter?:
    | { readonly operatorId?: string | null; readonly text?: string | null; readonly active?: boolean | null }
    | null
    | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the branches within reach by operator and name: two statements. */
export async function branchPage(
  { database, viewer }: CatalogueContext,
  { filter, page, pageSize }: BranchSearch,
): Promise<{ total: number; rows: BranchRow[] }> {
  const { condition, value } = branchesWithin(viewer, 1);
  const from = `${FROM} where ${condition} and ($2::bigint is null or b.operator_id = $2)
    and ($3::text is null or concat_ws(' ', b.name, b.address, b.contact_phone) ilike $3)
    and ($4::boolean is null or b.active = $4)`;
  const { operatorId, text, active } = filter ?? {};
  const values = [value, operatorId ?? null, text ? contains(text) : null, active ?? null];
  const [rows, counted] = await Promise.all([
    database.rows<BranchRow>(
      `select ${COLUMNS_READ} ${from} order by b.operator_id, lower(b.name), b.id limit $5 offset $6::bigint`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    database.rows<{ total: number }>(`select count(*)::int as total ${from}`, values),
  ]);
  return { total: counted[0]!.total, rows };
}
