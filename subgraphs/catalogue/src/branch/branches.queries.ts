import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
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
  readonly updatedById: string | null;
  readonly updatedAt: Date | null;
}

const COLUMNS_READ = `b.id::text as id, b.operator_id::text as "operatorId", b.name, b.address,
  b.contact_phone as "contactPhone", b.added_by::text as "addedById", b.active, b.version,
  b.updated_by_id::text as "updatedById", b.updated_at as "updatedAt"`;
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

export interface BranchSearch extends PageAsked {
  readonly filter?:
    | { readonly operatorId?: string | null; readonly text?: string | null; readonly active?: boolean | null }
    | null
    | undefined;
}

const contains = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const BY_NAME = ListOrder.ascending({ 'b.operator_id': 'whole', 'lower(b.name)': 'text', 'b.id': 'whole' });

/** One page of the branches within reach, by operator and name. */
export function branchPage(
  { database, viewer }: CatalogueContext,
  { filter, ...at }: BranchSearch,
): ListPage<BranchRow> {
  const { condition, value } = branchesWithin(viewer, 1);
  const { operatorId, text, active } = filter ?? {};
  return listPage<BranchRow>(database, {
    columns: COLUMNS_READ,
    from: `${FROM} where ${condition} and ($2::bigint is null or b.operator_id = $2)
      and ($3::text is null or concat_ws(' ', b.name, b.address, b.contact_phone) ilike $3)
      and ($4::boolean is null or b.active = $4)`,
    values: [value, operatorId ?? null, text ? contains(text) : null, active ?? null],
    order: BY_NAME,
    at,
  });
}
