import { isRowId } from '@naga/kernel/row-id.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import type { Reach } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { likePattern } from '../text/like-pattern.js';
import { API_REACH } from '../api-account/api-account.queries.js';

interface ApiRequestRow {
  readonly id: string;
  readonly at: Date;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly status: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly requestId: string;
  readonly ip: string | null;
}

/** Narrows the log of a key; what is left out narrows nothing. */
export interface ApiRequestFilter {
  /** Within method, path, operation or request id. */
  readonly text?: string | null;
  readonly outcome?: keyof typeof STATUSES | null;
  readonly from?: Date | null;
  /** Before it. */
  readonly to?: Date | null;
}

export interface ApiRequestQuestion extends PageAsked {
  readonly keyId: string;
  readonly filter?: ApiRequestFilter | null;
}

const FROM = `from api_request join api_key on api_key.id = key_id join api_account on api_account.id = api_account_id
  join account on account.id = owner_id where key_id = $1`;

/** Statuses of an outcome: from the first, below the second. */
const STATUSES = {
  DONE: [0, 400],
  REFUSED: [400, 500],
  FAILED: [500, 1000],
} as const;

const NARROWED = `($3::text is null or concat_ws(' ', method, path, operation, request_id) ilike $3)
  and ($4::int is null or status >= $4 and status < $5::int)
  and ($6::timestamptz is null or at >= $6) and ($7::timestamptz is null or at < $7)`;

/** The values of NARROWED's $3 to $7. */
function narrowed({ text, outcome, from, to }: ApiRequestFilter): unknown[] {
  const pattern = text?.trim() ? likePattern(text) : null;
  const [least, below] = outcome == null ? [null, null] : STATUSES[outcome];
  return [pattern, least, below, from ?? null, to ?? null];
}

const LATEST = ListOrder.descending({ at: 'time', 'api_request.id': 'whole' });

/** One page of what a key was used for, the latest first; empty for a key outside the reach. */
export function apiRequestPage(
  database: Database,
  reach: Reach,
  { keyId, filter, ...at }: ApiRequestQuestion,
): ListPage<ApiRequestRow> {
  if (!isRowId(keyId)) return ListPage.none();
  const { condition, value } = reachCondition(reach, API_REACH, 2);
  return listPage<ApiRequestRow>(database, {
    columns: `api_request.id, at, method, path, operation, status, duration, request_id as "requestId", ip`,
    from: `${FROM} and ${condition} and ${NARROWED}`,
    values: [keyId, value, ...narrowed(filter ?? {})],
    order: LATEST,
    at,
  });
}
