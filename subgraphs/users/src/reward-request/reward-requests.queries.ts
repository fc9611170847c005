import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { waitsFor } from '@naga/server-kit/viewer/second-person.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { RequestState } from '@naga/server-kit/viewer/request-state.js';
import type { UsersContext } from '../services.js';
import { countryInReach } from './customer-in-reach.js';
import type { RewardCode } from './reward-request.rules.js';

export interface RewardRequestRow {
  readonly id: string;
  readonly state: RequestState;
  readonly accountId: string;
  readonly points: number;
  readonly code: RewardCode;
  readonly note: string;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly decidedById: string | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
}

const COLUMNS = `q.id::text as id, q.state, q.account_id::text as "accountId", q.points, q.code, q.note,
    q.asked_by_id::text as "askedById", q.asked_at as "askedAt", q.decided_by_id::text as "decidedById",
    q.decided_at as "decidedAt", q.answer`;
const FROM = 'from reward_request q join account a on a.id = q.account_id';
const IN_REACH = '($1::text is null or a.country_code = $1)';

/** One request within the viewer's reach. */
export async function rewardRequest(
  database: Pick<Database, 'rows'>,
  viewer: Viewer,
  id: string,
): Promise<RewardRequestRow | undefined> {
  const country = countryInReach(viewer);
  if (country === undefined || !isRowId(id)) return undefined;
  const text = `select ${COLUMNS} ${FROM} where ${IN_REACH} and q.id = $2::bigint`;
  return (await database.rows<RewardRequestRow>(text, [country, id]))[0];
}

export interface RewardRequestsWish extends PageAsked {
  readonly state?: string | null | undefined;
  readonly accountId?: string | null | undefined;
  /** Only those that wait for the viewer's answer. */
  readonly toDecide?: boolean | null | undefined;
}

/** Those that wait longest, then the newest. */
const WAITING_FIRST = ListOrder.ascending({
  "(q.state <> 'waiting')": 'flag',
  "(case when q.state = 'waiting' then q.id else -q.id end)": 'whole',
});

/** One page of the requests within the viewer's reach. */
export function rewardRequests(
  { database, viewer }: UsersContext,
  { state, accountId, toDecide, ...at }: RewardRequestsWish,
): ListPage<RewardRequestRow> {
  const country = countryInReach(viewer);
  if (country === undefined) return ListPage.none();
  return listPage<RewardRequestRow>(database, {
    columns: COLUMNS,
    from: `${FROM} where ${IN_REACH} and ($2::text is null or q.state = $2)
      and ($3::bigint is null or q.account_id = $3) and ${waitsFor('q', 4)}`,
    values: [country, state ?? null, idOf(accountId), toDecide ? peopleOf(viewer) : null],
    order: WAITING_FIRST,
    at,
  });
}

/** The number of nothing, for what is no number. */
export const idOf = (asked: string | null | undefined): string | null =>
  asked == null ? null : isRowId(asked) ? asked : '0';
