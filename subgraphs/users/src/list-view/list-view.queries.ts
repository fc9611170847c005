import { bySession } from '../account/signed-in.js';
import type { UsersContext } from '../services.js';
import type { Workplace } from '../workplace/workplace.rules.js';
import { colleaguesOf } from './list-view.rules.js';

export interface ListViewRow {
  readonly id: string;
  readonly name: string;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly isShared: boolean;
  readonly isMine: boolean;
  readonly by: string | null;
}

const PLACE = `select coalesce(r.based_on, r.id) as "basedOn", a.operator_id::text as "operatorId",
    a.branch_id::text as "branchId", a.agency_id::text as "agencyId", a.country_code as "countryCode"
  from account a join role r on r.id = a.role_id where a.id = $1::bigint`;

/** Whom the reader's shared views are for, and who shares with him. */
export async function ownColleagues({ database, viewer }: UsersContext): Promise<string | undefined> {
  const [place] = await database.rows<Workplace & { basedOn: number }>(PLACE, [bySession(viewer).userId]);
  return place && colleaguesOf(place.basedOn, place);
}

const ROWS = `select v.id::text as id, v.name, v.filters, v.shared_with is not null as "isShared",
    v.account_id = $1::bigint as "isMine",
    case when v.account_id <> $1::bigint then concat_ws(' ', a.first_name, a.last_name) end as by
  from list_view v join account a on a.id = v.account_id`;

/** The reader's views of a list, then what colleagues share with him; each by its name. */
export async function listViews(context: UsersContext, list: string): Promise<readonly ListViewRow[]> {
  const { userId } = bySession(context.viewer);
  const text = `${ROWS} where v.list = $2 and (v.account_id = $1::bigint or v.shared_with = $3)
    order by v.account_id <> $1::bigint, lower(v.name), v.id limit 200`;
  return context.database.rows<ListViewRow>(text, [userId, list, (await ownColleagues(context)) ?? null]);
}

/** One of the reader's own. */
export async function ownListView({ database, viewer }: UsersContext, id: string): Promise<ListViewRow | undefined> {
  const text = `${ROWS} where v.id = $2::bigint and v.account_id = $1::bigint`;
  return (await database.rows<ListViewRow>(text, [bySession(viewer).userId, id]))[0];
}
